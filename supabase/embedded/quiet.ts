/**
 * @supabase/lite prints every refused statement to the console with its row, which here is health data. This
 * limits what the thread's console gets to a code, through `log`.
 */
export function quietConsole(log: (line: string) => void): void {
  const report = (first: unknown) => {
    const code = typeof first === 'object' && first !== null && 'code' in first ? String(first.code) : null
    // Refusals by constraints, policies and our own triggers go to the client, not to the operator.
    if (code && /^(22|23|42501|PT|PGRST)/.test(code)) return
    log(`The database reported ${code ?? (first instanceof Error ? first.name : 'a problem')}`)
  }
  console.error = report
  console.warn = report
}
