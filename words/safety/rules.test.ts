import { describe, expect, it } from 'vitest'
import { GOES_LOW, ON_INSULIN, PREGNANT } from './care-rules.ts'
import { ASKS_DOSE } from './dosing.ts'
import { EMERGENCIES } from './emergency.ts'
import { FEATURES } from './features.ts'
import { FIGURE_FEATURES } from './figures.ts'
import { FALLS_ELSEWHERE, SAYS_LOW, TELLS_READING, WANTS_SUGAR } from './low-rules.ts'
import { FELT } from './low-signs.ts'

const RULES = [
  ...[SAYS_LOW, WANTS_SUGAR, FALLS_ELSEWHERE, TELLS_READING, FELT],
  ...[EMERGENCIES, ASKS_DOSE, PREGNANT, ON_INSULIN, GOES_LOW],
].flat()

describe('the rules about texts', () => {
  it('name features that a word or a figure can have', () => {
    const known = new Set([...FEATURES, ...FIGURE_FEATURES, 'unknown'])
    const named = new Set(RULES.flatMap(({ names }) => names))
    expect([...named].filter((name) => !known.has(name))).toEqual([])
  })
})
