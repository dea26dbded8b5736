import { describe, expect, it } from 'vitest'
import { plusDays } from '../dates.ts'
import type { Slot } from '../plan.ts'
import type { Candidate, FillInput } from './candidate.ts'
import { fillWeek } from './fill-week.ts'
import { openSlot, syntheticWeek, WEEK } from './testing/synthetic-week.ts'

const dish = (id: string, about: Partial<Candidate>): Candidate => ({
  id,
  title: id,
  source: 'house-chef',
  meals: ['Lunch', 'Dinner'],
  carbs: 45,
  isAtLeast: false,
  load: 20,
  fiber: 8,
  sodium: 400,
  minutes: 20,
  tags: [],
  foods: {},
  fresh: [],
  keepsDays: null,
  freezes: false,
  ...about,
})

const weekOf = (
  slots: Slot[],
  candidates: Candidate[],
  rules: Partial<FillInput['rules']> = {},
): FillInput => {
  const input = syntheticWeek(1, { dishes: 0, pantry: 0 })
  const budget = { carbs: 45, tolerance: 7 }
  return {
    ...input,
    slots,
    candidates,
    rules: {
      ...input.rules,
      budgets: { Breakfast: budget, Lunch: budget, Dinner: budget, Snacks: budget },
      minutes: Array.from({ length: 7 }, () => null),
      plates: 0,
      ...rules,
    },
  }
}
const dinners = (days: number): Slot[] =>
  Array.from({ length: days }, (_, at) => openSlot(`dinner-${at}`, plusDays(WEEK, at), 'Dinner'))
const cooked = (filled: ReturnType<typeof fillWeek>) =>
  filled.slots.map(({ content }) => (content?.kind === 'dish' ? content.candidate : content?.kind))

describe('filling a week', () => {
  it('gives the same week for the same seed, and a different one for another seed', () => {
    const input = syntheticWeek(7, { dishes: 80 })
    const tries = 1200
    const filled = fillWeek(input, tries)
    expect(fillWeek(input, tries)).toEqual(filled)
    expect(cooked(fillWeek({ ...input, seed: 8 }, tries))).not.toEqual(cooked(filled))
  })

  it('never changes a locked slot: its dish, its leftovers, its portion, or that it is empty', () => {
    const input = syntheticWeek(3, { dishes: 60, meals: ['Lunch', 'Dinner'] })
    const [monday, , tuesday, , wednesday] = input.slots.map(({ id }) => id)
    const contents = new Map<string, Slot['content']>([
      [monday!, { kind: 'dish', dish: 'mine' }],
      [tuesday!, { kind: 'leftover', of: monday!, frozen: false }],
      [wednesday!, null],
    ])
    const slots = input.slots.map((slot) =>
      contents.has(slot.id)
        ? { ...slot, content: contents.get(slot.id)!, locked: true, portion: 1.5 as const, why: 'Mine.' }
        : slot,
    )
    const mine = dish('mine', { carbs: 120, keepsDays: 3 })
    const filled = fillWeek({ ...input, slots, locked: new Map([[monday!, mine]]) })
    const at = (id: string) => filled.slots.find((slot) => slot.id === id)
    const kept = { portion: 1.5, why: 'Mine.' }
    expect(at(monday!)).toMatchObject({ ...kept, content: { kind: 'dish', candidate: 'mine' } })
    expect(at(tuesday!)).toMatchObject({ ...kept, content: { kind: 'leftover', of: monday! } })
    expect(at(wednesday!)).toMatchObject({ ...kept, content: null })
    expect(filled.shortfalls.find(({ slots }) => slots.includes(monday!))?.cause).toContain('locked at 180 g')
  })

  it('cooks only dishes that keep until their locked leftovers are eaten', () => {
    const slots = dinners(4)
    const last = slots[3]!
    slots[3] = { ...last, locked: true, content: { kind: 'leftover', of: 'dinner-0', frozen: false } }
    const keeps = dish('keeps', { carbs: 52, keepsDays: 3 })
    const better = [dish('two-days', { keepsDays: 2 }), dish('none', {}), dish('freezes', { freezes: true })]
    expect(cooked(fillWeek(weekOf(slots, [...better, keeps])))[0]).toBe('keeps')
    const nothing = fillWeek(weekOf(slots, better))
    expect(cooked(nothing)[0]).toBeUndefined()
    expect(nothing.shortfalls.flatMap((one) => one.slots)).toEqual(
      expect.arrayContaining(['dinner-0', 'dinner-3']),
    )
  })

  it('eats leftovers before their date, later only if frozen, and none if the person cooks each meal', () => {
    const candidates = Array.from({ length: 12 }, (_, at) =>
      dish(`d${at}`, { keepsDays: 2, freezes: at % 2 === 0 }),
    )
    const input = weekOf(dinners(7), candidates)
    const leftovers = (rules: Partial<FillInput['rules']>) =>
      fillWeek({ ...input, rules: { ...input.rules, ...rules } }).slots.filter(
        ({ content }) => content?.kind === 'leftover',
      )
    expect(leftovers({ cooksTwice: true })).toHaveLength(1)
    expect(leftovers({ cooksTwice: false })).toHaveLength(0)
  })

  it('says in one sentence why a dish was chosen', () => {
    const home = { id: 'p', food: 'spinach', label: 'spinach', grams: 200, useBy: plusDays(WEEK, 2) }
    // Kale has no name here.
    const shared = { fresh: ['kale', 'tofu-firm'], names: { 'tofu-firm': 'firm tofu' } }
    const input = weekOf(
      [openSlot('lunch', WEEK, 'Lunch'), openSlot('other', plusDays(WEEK, 1), 'Lunch')],
      [
        dish('one', { ...shared, carbs: 88, minutes: 25, foods: { 'tofu-firm': 10, kale: 10 } }),
        dish('two', { ...shared, carbs: 44, foods: { 'tofu-firm': 10, kale: 10, spinach: 90 } }),
      ],
      { cooksTwice: false, counts: 'net' },
    )
    const whys = fillWeek({ ...input, pantry: [home] }).slots.map(({ why }) => why)
    expect(whys).toEqual([
      '44 g net carbs, within 45 ± 7; 20 minutes; uses your spinach by Wednesday',
      '44 g net carbs, within 45 ± 7; half a serving; 25 minutes; shares the firm tofu with Monday',
    ])
  })

  it('uses a dish with uncounted foods only if that is allowed', () => {
    const only = [dish('unsure', { isAtLeast: true })]
    const input = weekOf(dinners(1), only)
    const refused = fillWeek(input)
    expect(cooked(refused)).toEqual([undefined])
    expect(refused.shortfalls[0]!.loosening?.rules.allowsAtLeast).toBe(true)
    const allowed = fillWeek({ ...input, rules: { ...input.rules, allowsAtLeast: true } })
    expect(allowed.slots[0]!.why).toContain('at least 45 g')
  })
})
