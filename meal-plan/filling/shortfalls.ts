import type { Shortfall } from '../fill.ts'
import type { Slot } from '../plan.ts'
import { type Budget, budgetOf, type PlanRules } from '../rules.ts'
import { budgetShortfalls } from './budget-shortfalls.ts'
import type { FillInput } from './candidate.ts'
import { gramsOff } from './eating.ts'
import type { Eaten } from './penalty.ts'
import { budgetWords, capital, carbsWord, dayName, gramsWord, listed, mealWord } from './words.ts'

/**
 * Each slot that stays empty or breaks a wish: which rule is in the way, and the smallest change to it that helps.
 * Includes every slot outside its budget, even locked ones.
 */
export function shortfallsOf(input: FillInput, eaten: readonly Eaten[]): Shortfall[] {
  return [
    ...budgetShortfalls(input, eaten),
    ...lockedOutside(input, eaten),
    ...pastDates(eaten),
    ...orphans(input, eaten),
    ...lateDays(input, eaten),
    ...CAPS.flatMap((cap) => pastCap(cap, input, eaten)),
  ]
}

const slotWord = (slot: Slot): string => `${dayName(slot.day)}’s ${mealWord(slot.meal)}`
const ids = (eaten: readonly Eaten[]): string[] => eaten.map(({ slot }) => slot.id)

function lockedOutside({ rules }: FillInput, eaten: readonly Eaten[]): Shortfall[] {
  return eaten.flatMap(({ slot, day, dish, portion }): Shortfall[] => {
    const budget: Budget | null = slot.locked ? budgetOf(rules, slot.meal, day) : null
    const off = gramsOff(dish.carbs * portion, budget)
    if (!budget || off === 0) return []
    const side = `${off > 0 ? 'over' : 'under'} ${budgetWords(budget)}`
    const carbs = `${gramsWord(dish.carbs * portion, budget)} ${carbsWord(rules)}`
    return [
      { slots: [slot.id], cause: `${slotWord(slot)} is locked at ${carbs}, ${side} g.`, loosening: null },
    ]
  })
}

/** Locked leftovers that would be eaten too late. Filling itself never does that. */
function pastDates(eaten: readonly Eaten[]): Shortfall[] {
  return eaten.flatMap(({ slot, of, dish, isFrozen, day }): Shortfall[] => {
    if (!slot.locked || !of) return []
    const cooking = eaten.find((one) => one.slot.id === of.id)!
    const days = day - cooking.day
    if (days >= 0 && (isFrozen ? dish.freezes : dish.keepsDays !== null && days <= dish.keepsDays)) return []
    const cause = `${slotWord(slot)} is locked to leftovers of ${slotWord(of)}, which don’t keep that long.`
    return [{ slots: [slot.id], cause, loosening: null }]
  })
}

/** Locked leftovers of a slot that cooks nothing. */
function orphans({ slots }: FillInput, eaten: readonly Eaten[]): Shortfall[] {
  return slots.flatMap((slot): Shortfall[] => {
    if (!slot.locked || slot.content?.kind !== 'leftover') return []
    if (eaten.some((one) => one.slot.id === slot.id)) return []
    return [
      {
        slots: [slot.id],
        cause: `${slotWord(slot)} is locked to leftovers of a meal that has no dish.`,
        loosening: null,
      },
    ]
  })
}

function lateDays({ rules }: FillInput, eaten: readonly Eaten[]): Shortfall[] {
  return rules.minutes.flatMap((most, weekday): Shortfall[] => {
    const late = eaten.filter(
      ({ slot, day, dish, of }) =>
        !slot.locked && of === null && day === weekday && most !== null && dish.minutes > most,
    )
    if (most === null || late.length === 0) return []
    const longest = Math.max(...late.map(({ dish }) => dish.minutes))
    const takes = late.map(({ slot, dish }) => `${mealWord(slot.meal)} takes ${dish.minutes}`)
    const day = dayName(late[0]!.slot.day)
    const limit = longest > 600 ? null : longest
    return [
      {
        slots: ids(late),
        cause: `${day} has ${most} minutes, and its ${listed(takes)}: nothing quicker fits as well.`,
        loosening: {
          says: limit === null ? `Allow any time on ${day}` : `Allow ${limit} minutes on ${day}`,
          rules: { ...rules, minutes: rules.minutes.map((one, at) => (at === weekday ? limit : one)) },
        },
      },
    ]
  })
}

type Cap = {
  rule: 'mostLoad' | 'mostSodium' | 'leastFiber'
  figure: 'load' | 'sodium' | 'fiber'
  name: string
  unit: string
  isFloor: boolean
  /** The farthest that the rule may be set. */
  limit: number
}
const CAPS: readonly Cap[] = [
  { rule: 'mostLoad', figure: 'load', name: 'glycemic load', unit: '', isFloor: false, limit: 100 },
  { rule: 'mostSodium', figure: 'sodium', name: 'sodium', unit: ' mg', isFloor: false, limit: 5000 },
  { rule: 'leastFiber', figure: 'fiber', name: 'fiber', unit: ' g', isFloor: true, limit: 0 },
]

function pastCap(cap: Cap, { rules }: FillInput, eaten: readonly Eaten[]): Shortfall[] {
  const wished = rules[cap.rule]
  if (wished === null || (cap.isFloor && wished === 0)) return []
  const open = eaten.filter(({ slot }) => !slot.locked)
  const plate = ({ dish, portion }: Eaten) => (dish[cap.figure] ?? 0) * portion
  const unknown = open.filter(({ dish }) => dish[cap.figure] === null)
  const past = open.filter((one) => {
    if (one.dish[cap.figure] === null) return false
    return cap.isFloor ? plate(one) < wished - 1e-6 : plate(one) > wished + 1e-6
  })
  const capped = (figure: number) =>
    `${capital(cap.name)} at ${cap.isFloor ? 'least' : 'most'} ${figure}${cap.unit} a meal`
  const causes: Shortfall[] = []
  if (past.length > 0) {
    const words = past.map(
      (one) => `${slotWord(one.slot)} has ${cap.isFloor ? floorTenth(plate(one)) : Math.ceil(plate(one))}`,
    )
    const far = cap.isFloor
      ? Math.floor(Math.min(...past.map(plate)))
      : Math.ceil(Math.max(...past.map(plate)))
    const reached = cap.isFloor ? Math.max(cap.limit, far) : Math.min(cap.limit, far)
    const isEnough = cap.isFloor || far <= cap.limit
    causes.push({
      slots: ids(past),
      cause: `${capped(wished)}: ${listed(words)}.`,
      loosening: {
        says: isEnough ? capped(reached) : `No limit on ${cap.name}`,
        rules: { ...rules, [cap.rule]: isEnough ? reached : null } satisfies PlanRules,
      },
    })
  }
  if (unknown.length > 0)
    causes.push({
      slots: ids(unknown),
      cause: `${capped(wished)}: we don’t know it for ${listed(unknown.map(({ slot }) => slotWord(slot)))}.`,
      loosening: null,
    })
  return causes
}

const floorTenth = (figure: number): number => Math.floor(figure * 10) / 10
