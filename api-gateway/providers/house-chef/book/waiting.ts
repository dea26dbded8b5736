const SHORT = 15

/** What the time is for, according to the steps. */
const FOR: [RegExp, string][] = [
  [/\bfreez/i, 'to freeze'],
  [/\bsoak/i, 'to soak'],
  [/\bris(?:e|en)\b|doubled/i, 'for the dough to rise'],
  [/marinat|turn the [^.]* in (?:it|half)/i, 'to marinate'],
  [/refrigerat|chill/i, 'to chill'],
  [/\bcool\b/i, 'to cool'],
]

/**
 * "Allow 4 hours to chill." The cooking minutes do not include this; nothing for a short wait.
 * @param minutes that need no one's attention
 */
export function waitingSaid(minutes: number | undefined, steps: string[]): string {
  if (!minutes || minutes < SHORT) return ''
  const said = steps.join(' ')
  const what = FOR.find(([words]) => words.test(said))?.[1] ?? 'to rest'
  const half = Math.round(minutes / 30) / 2
  const hours = half % 1 ? `${Math.floor(half)}½` : String(half)
  const time = minutes < 60 ? `${minutes} minutes` : half === 1 ? '1 hour' : `${hours} hours`
  return `Allow ${time} more ${what}.`
}
