/** What may be logged about an error: its name and code, never its text, which may quote a visitor. */
export function factsOf(error: unknown): Record<string, string> {
  const name = error instanceof Error ? error.name : 'unknown'
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^[\w:.-]{1,60}$/.test(code) ? { name, code } : { name }
}
