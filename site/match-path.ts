/**
 * The pattern that matches an address, e.g. `/recipes/:id` for `/recipes/7`. A path without parameters wins.
 * @returns undefined if none matches
 */
export function matchPath(patterns: readonly string[], path: string): string | undefined {
  if (patterns.includes(path)) return path
  const parts = path.split('/')
  const fits = (pattern: string) => {
    const wanted = pattern.split('/')
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
    )
  }
  return patterns.find(fits)
}
