export function Privacy() {
  return <h1 tabIndex={-1}>Privacy</h1>
}
