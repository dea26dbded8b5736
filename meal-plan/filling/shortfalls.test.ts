import { describe, expect, it } from 'vitest'
import { daysOf } from '../dates.ts'
import { type PlanRules, planRules } from '../rules.ts'
import type { Candidate, FillInput } from './candidate.ts'
import { fillWeek } from './fill-week.ts'
import { openSlot, WEEK } from './testing/synthetic-week.ts'

const NO_RULES = planRules.parse({
  budgets: { Breakfast: null, Lunch: { carbs: 30, tolerance: 5 }, Dinner: null, Snacks: null },
})
const lunch = (id: string, carbs: number, about: Partial<Candidate> = {}): Candidate => ({
  id,
  title: id,
  source: 'saved',
  meals: ['Lunch'],
  carbs,
  isAtLeast: false,
  load: 10,
  fiber: 6,
  sodium: 300,
  minutes: 20,
  tags: [],
  foods: {},
  fresh: [],
  keepsDays: null,
  freezes: false,
  ...about,
})
const lunches = (candidates: Candidate[], rules: Partial<PlanRules> = {}, more: Partial<FillInput> = {}) =>
  fillWeek({
    week: WEEK,
    rules: { ...NO_RULES, ...rules },
    slots: daysOf(WEEK).map((day) => openSlot(day, day, 'Lunch')),
    candidates,
    locked: new Map(),
    pantry: [],
    seed: 1,
    ...more,
  })

describe('what cannot be filled', () => {
  it('says that no dish fits and how far to widen, instead of leaving the week empty without a reason', () => {
    // Half of them are 22, 23 and 38 g.
    const { slots, shortfalls } = lunches([lunch('a', 44), lunch('b', 46), lunch('c', 76)])
    expect(slots.every(({ content }) => content !== null)).toBe(true)
    expect(shortfalls).toHaveLength(1)
    expect(shortfalls[0]!.slots).toHaveLength(7)
    expect(shortfalls[0]!.cause).toContain(
      'Lunch 30 ± 5 g: none of your three dishes fits, and seven lunches are open.',
    )
    expect(shortfalls[0]!.loosening).toMatchObject({
      says: 'Widen lunch to 30 ± 8 g',
      rules: { budgets: { Lunch: { carbs: 30, tolerance: 8 } } },
    })
  })

  it('leaves a slot empty if the nearest dish is more than ten grams past the tolerance', () => {
    const { slots, shortfalls } = lunches([lunch('a', 120)], {
      budgets: { ...NO_RULES.budgets, Lunch: { carbs: 0, tolerance: 5 } },
    })
    expect(slots.every(({ content }) => content === null)).toBe(true)
    expect(shortfalls[0]!.slots).toHaveLength(7)
    expect(shortfalls[0]!.cause).toContain(
      'Lunch 0 ± 5 g: your one dish does not fit, and seven lunches are open.',
    )
    expect(shortfalls[0]!.loosening).toBeNull()
  })

  it('says that two of 18 dishes fit when a week has nothing else', () => {
    const candidates = Array.from({ length: 18 }, (_, at) => lunch(`l${at}`, at < 2 ? 30 : 200 + at))
    const { shortfalls } = lunches(candidates)
    expect(shortfalls[0]!.cause).toBe(
      'Lunch 30 ± 5 g: two of your 18 dishes fit, and seven lunches are open.',
    )
  })

  it('offers longer days, "at least", one diet less or one avoided word less, whichever is the smallest change', () => {
    const far = lunch('far', 200)
    const fine = lunch('fine', 30)
    const late = lunches([far, lunch('late', 30, { minutes: 38 })], { minutes: [30, 30, 30, 30, 30, 30, 30] })
    expect(late.shortfalls.map(({ loosening }) => loosening?.says)).toContain('Allow 38 minutes on Monday')
    const diet = lunches(
      [far],
      { dietary: ['vegan'] },
      { excluded: [{ candidate: fine, by: 'diet', what: 'vegan' }] },
    )
    expect(diet.shortfalls[0]!.loosening).toMatchObject({
      says: 'Plan without “Vegan”',
      rules: { dietary: [] },
    })
    const avoid = lunches(
      [far],
      { avoid: 'olives, Kale' },
      {
        excluded: [
          { candidate: fine, by: 'avoid', what: 'kale' },
          { candidate: fine, by: 'at-least', what: '' },
        ],
      },
    )
    expect(avoid.shortfalls[0]!.loosening).toMatchObject({
      rules: { avoid: 'olives, Kale', allowsAtLeast: true },
    })
    const word = lunches(
      [far],
      { avoid: 'olives, Kale' },
      { excluded: [{ candidate: fine, by: 'avoid', what: 'kale' }] },
    )
    expect(word.shortfalls[0]!.loosening).toMatchObject({ says: 'Allow kale', rules: { avoid: 'olives' } })
  })

  it('never offers to loosen an allergy', () => {
    const { shortfalls } = lunches([], { allergies: ['nuts'] })
    expect(shortfalls[0]!.cause).toContain('no dish follows all your rules')
    expect(shortfalls[0]!.loosening).toBeNull()
  })

  it('names the meal that exceeds a limit, or whose figure is unknown', () => {
    const salty = lunches([lunch('salty', 30, { sodium: 900 })], { mostSodium: 600 })
    expect(salty.shortfalls.map(({ cause }) => cause).join()).toContain(
      'Sodium at most 600 mg a meal: Monday’s lunch has 900',
    )
    const unknown = lunches([lunch('unknown', 30, { sodium: null })], { mostSodium: 600 })
    expect(unknown.shortfalls.map(({ cause }) => cause).join()).toContain(
      'we don’t know it for Monday’s lunch',
    )
  })
})
