import type { Phrase } from '../../phrases/read-phrases.ts'
import { randomFrom } from '../../random/random-from.ts'
import { ASKS_ENGLISH, SOUNDS_LIKE_IT_ENGLISH } from './dosing-english.ts'
import { ASKS_SPANISH, SOUNDS_LIKE_IT_SPANISH } from './dosing-spanish.ts'
import { EVERYDAY_ENGLISH, EVERYDAY_SPANISH } from './everyday.ts'
import { ENGLISH_SLOTS } from './slots-english.ts'
import { SPANISH_SLOTS } from './slots-spanish.ts'

/** A generated phrase with the theme of its pattern; never used to measure. */
export type Made = Phrase & { theme: string; unseen: false; made: true }

/** How many phrases are generated from a pattern. */
const EACH = 10

/** Phrases generated from patterns: `{slot}` becomes one of its words, `[one|other]` one of several. The same every time. */
export const madePhrases = (): Made[] => {
  const random = randomFrom(23)
  return GROUPS.flatMap(([kind, language, expected, patterns, slots]) =>
    patterns
      .trim()
      .split('\n')
      .flatMap((pattern, at) => {
        const texts = Array.from({ length: EACH }, () => filled(pattern, slots, random))
        return [...new Set(texts)].map((text) => ({
          kind,
          language,
          expected,
          text,
          theme: `made ${language} ${at % 20}`,
          unseen: false as const,
          made: true as const,
        }))
      }),
  )
}

const GROUPS: ['dosing' | 'line', 'en' | 'es', 'yes' | 'no' | 'none', string, Record<string, string>][] = [
  ['dosing', 'en', 'yes', ASKS_ENGLISH, ENGLISH_SLOTS],
  ['dosing', 'en', 'no', SOUNDS_LIKE_IT_ENGLISH, ENGLISH_SLOTS],
  ['dosing', 'es', 'yes', ASKS_SPANISH, SPANISH_SLOTS],
  ['dosing', 'es', 'no', SOUNDS_LIKE_IT_SPANISH, SPANISH_SLOTS],
  ['line', 'en', 'none', EVERYDAY_ENGLISH, ENGLISH_SLOTS],
  ['line', 'es', 'none', EVERYDAY_SPANISH, SPANISH_SLOTS],
]

/** @throws Error for an unknown slot */
export function filled(
  pattern: string,
  slots: Record<string, string>,
  random: (below: number) => number,
): string {
  const one = (ways: string) => {
    const all = ways.split('|')
    return all[random(all.length)] ?? ''
  }
  let text = pattern
  // A slot may contain others.
  while (/[[{]/.test(text))
    text = text
      .replace(/\[([^[\]]*)\]/g, (_, ways: string) => one(ways))
      .replace(/\{(\w+)\}/g, (_, slot: string) => {
        const ways = slots[slot]
        if (!ways) throw new Error(`There is no slot ${slot}`)
        return one(ways)
      })
  return text.replace(/ +/g, ' ').trim()
}
