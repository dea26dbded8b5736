/**
 * @supabase/lite prints every refused statement to the console with the row in it, which here is somebody's
 * health. From now on the console of this thread gets a code and no more, through `log`.
 */
export function quietConsole(log: (line: string) => void): void {
  const report = (first: unknown) => {
    const code = typeof first === 'object' && first !== null && 'code' in first ? String(first.code) : null
    // What constraints, policies and our own triggers refuse is for the client to hear, not the operator.
    if (code && /^(22|23|42501|PT|PGRST)/.test(code)) return
    log(`The database reported ${code ?? (first instanceof Error ? first.name : 'a problem')}`)
  }
  console.error = report
  console.warn = report
}
