export function Home() {
  return <h1 tabIndex={-1}>Home</h1>
}
