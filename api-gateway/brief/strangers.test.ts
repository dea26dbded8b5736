import { describe, expect, it } from 'vitest'
import { MENDED } from './testing/mended.ts'
import { misheard } from './testing/misheard.ts'
import { ENGLISH, SPANISH } from './testing/strangers.ts'

describe('strangers’ requests', () => {
  it.each([
    ['English', ENGLISH, 99],
    ['Spanish', SPANISH, 49],
  ] as const)('in %s are understood as a careful waiter would', (_, requests, least) => {
    const wrong = requests.flatMap(([text, heard]) => {
      const found = misheard(text, heard)
      return found.length > 0 ? [`${text} => ${found.join('; ')}`] : []
    })
    expect(requests.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(least)
  })

  it.each(MENDED)('%s', (text, heard) => expect(misheard(text, heard)).toEqual([]))
})
