export function Terms() {
  return <h1 tabIndex={-1}>Terms</h1>
}
