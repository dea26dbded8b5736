import { NUMBERS } from '@evenplate/words/numbers'

const spellings = NUMBERS.map(({ en }) => en).sort((a, b) => b.length - a.length)

/** Part of a pattern that matches a number in digits or words, without capturing it. */
export const NUMBER = String.raw`(?:\d{1,3}|${spellings.map((word) => word.replace('-', '[- ]?')).join('|')})`

const byName = new Map(NUMBERS.map(({ en, means }) => [en.replace('-', ''), means]))

/** "12" and "twelve" alike; null for anything else. */
export function numberOf(word: string | undefined): number | null {
  if (!word) return null
  if (/^\d{1,3}$/.test(word)) return Number(word)
  return byName.get(word.replace(/[- ]/g, '')) ?? null
}
