export function Contact() {
  return <h1 tabIndex={-1}>Contact</h1>
}
