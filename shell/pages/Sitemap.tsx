export function Sitemap() {
  return <h1 tabIndex={-1}>Sitemap</h1>
}
