export function About() {
  return <h1 tabIndex={-1}>About</h1>
}
