const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
}

/** Part of a pattern that matches a number in digits or words, without capturing it. */
export const NUMBER = String.raw`(?:\d{1,3}|${Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replace('-', '[- ]?'))
  .join('|')})`

/** "12" and "twelve" alike; null for anything else. */
export function numberOf(word: string | undefined): number | null {
  if (!word) return null
  if (/^\d{1,3}$/.test(word)) return Number(word)
  const plain = word.replace(/[- ]/g, '')
  const known = Object.entries(WORDS).find(([name]) => name.replace('-', '') === plain)
  return known?.[1] ?? null
}
