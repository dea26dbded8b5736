import { isAppError } from '@evenplate/domain/errors'
import { describe, expect, it } from 'vitest'
import { busyFor } from './growth.ts'
import { patternsOf } from './patterns.ts'
import { toldApart } from './told.ts'

/** Names every object inherits: a lookup in a plain object finds each of them. */
const NAMES = Object.getOwnPropertyNames(Object.prototype)
const WORDS = [...new Set([...NAMES, ...NAMES.map((name) => name.toLowerCase()), 'prototype'])]

/** A word of the same length, in none of our tables and not close to any word there. */
const unknown = (word: string): string => 'qzxwvkj'.repeat(3).slice(0, word.length)

/** Alone, and in places where readers look for a food, a diet, an allergy, a unit, a dish or a figure. */
const SAYINGS: ((word: string) => string)[] = [
  (word) => word,
  (word) => `2 cups ${word}, chopped`,
  (word) => `1 ${word} rice, ${word}`,
  (word) => `${word}-free dinner, no ${word} please`,
  (word) => `allergic to ${word} and ${word}s, for ${word} people in ${word} minutes`,
  (word) => `I avoid ${word}, ${word} except ${word}; my ${word} is 120 ${word}`,
  (word) => `Cook the rice with ${word}. The ${word} is done.`,
  (word) => `{"${word}": ["${word}"]}`,
]

const { readers, unnamed, gone } = await toldApart()

/** Names found though they are in no table: properties every object inherits. */
function inherited(value: unknown, seen = new Set<unknown>()): boolean {
  if (typeof value === 'function') return NATIVE.has(value)
  if (typeof value !== 'object' || value === null || seen.has(value)) return value === Object.prototype
  seen.add(value)
  const inside =
    value instanceof Map || value instanceof Set ? [...value.entries()].flat() : Object.values(value)
  return inside.some((one) => inherited(one, seen))
}
const NATIVE = new Set<unknown>(
  NAMES.filter((name) => name !== '__proto__').map((name) => ({})[name as keyof object] as unknown),
)

/** A reader's answer; a refusal counts too. */
function answer(read: (text: string) => unknown, text: string): unknown {
  try {
    return read(text)
  } catch (error) {
    if (isAppError(error)) return error.message
    throw error
  }
}

describe('the list of readers', () => {
  it('knows every exported function that gets text', () => {
    expect(unnamed, 'say in calls.ts how it is called, or in no-readers.ts why it reads nothing').toEqual([])
  })

  it('lists no function that is gone', () => {
    expect(gone).toEqual([])
  })

  it('includes the readers of lines, wishes, avoid boxes, replies and danger', () => {
    expect(readers.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'nutrition/reading/read-line.ts#readLine',
        'nutrition/rules/avoid/terms.ts#avoidTermsOf',
        'api-gateway/brief/reading/read-text.ts#readText',
        'words/safety/low-now.ts#speaksOfLowNow',
        'api-gateway/generation/partial.ts#PartialGate',
        'domain/draft.ts#readDraft',
      ]),
    )
    expect(readers.length).toBeGreaterThan(120)
  })
})

/**
 * Milliseconds this thread may work on one text of 16,000 characters, sixteen times the limit of a request. Readers
 * whose time grows with the text's length stay under a third of it; those that grew with its square needed 0.4 to 6
 * seconds. Other work on the machine is not counted, and the shortest of three runs is used, so that only the
 * reader is measured.
 */
const MOST_MS = 400
const LONG = patternsOf(16_000)
const SHORT = patternsOf(2_000)

/**
 * For 2,000 characters: a reader whose time grows with the square and stays under this keeps that limit for eight
 * times as much. The shorter text only spares the time of the longer; where it mostly does not, the longer comes alone.
 */
const NOTHING_MS = MOST_MS / 8 ** 2

describe.each(readers)('$id', ({ read }) => {
  it('is not slowed down by a text designed for that', { timeout: 120_000 }, () => {
    const shorter = { tried: 0, inVain: 0 }
    const slow = LONG.flatMap(({ name, text }, at) => {
      if (shorter.inVain < 4 || shorter.inVain < shorter.tried / 2) {
        shorter.tried += 1
        if (busyFor(read, SHORT[at]!.text) < NOTHING_MS) return []
        shorter.inVain += 1
      }
      const runs = [busyFor(read, text)]
      while (Math.min(...runs) > MOST_MS && runs.length < 3) runs.push(busyFor(read, text))
      const least = Math.min(...runs)
      return least > MOST_MS ? [`${name}: ${Math.round(least)} ms`] : []
    })
    expect(slow).toEqual([])
  })

  it('finds nothing for names that every object inherits', () => {
    for (const say of SAYINGS) {
      for (const word of WORDS) {
        const found = answer(read, say(word))
        expect(inherited(found), `${say(word)} finds what every object inherits`).toBe(false)
        if (typeof found === 'boolean') expect(found, say(word)).toBe(answer(read, say(unknown(word))))
      }
    }
  })
})
