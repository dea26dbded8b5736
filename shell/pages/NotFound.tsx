export function NotFound() {
  return <h1 tabIndex={-1}>NotFound</h1>
}
