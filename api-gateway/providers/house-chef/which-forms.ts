import { hasNeeds, kitsFor } from './assemble.ts'
import { FORMS } from './forms/all-forms.ts'
import type { Form } from './forms/form.ts'
import type { FormTask } from './wish/dish.ts'
import { seat, suitable } from './wish/wants.ts'

const SKILL = { beginner: 1, intermediate: 2, advanced: 3 } as const

/** A form, and how well it fits the softer wishes. */
export type Suited = { form: Form; soft: number }

/**
 * Which forms may answer a request, best first, in groups: the forms of a group fit equally well, so turns can rotate through it.
 * Later groups drop style, then foods asked for, then (`late`) the time limit.
 */
export function rankForms(order: FormTask): { forms: Suited[]; late: boolean }[] {
  const possible = FORMS.filter((form) => form.meals.includes(order.mealType) && isPossible(form, order))
  const able = possible.filter((form) => form.skill <= SKILL[order.wish.skillLevel])
  const { minutes, style } = order.wish
  const ahead = style.includes('make-ahead')
  const isInTime = (form: Form) =>
    minutes === null || form.minutes + (ahead ? 0 : (form.waits ?? 0)) <= minutes
  const inTime = able.filter(isInTime)
  return [
    ...byMerit(inTime, order).map((forms) => ({ forms, late: false })),
    ...byMerit(possible.filter(isInTime), order).map((forms) => ({ forms, late: false })),
    ...byMinutes(possible).map((forms) => ({ forms, late: true })),
  ]
}

function isPossible(form: Form, order: FormTask): boolean {
  if (!hasNeeds(form, order.allowed)) return false
  const kits = kitsFor(form, order)
  if (kits && kits.length === 0) return false
  const { seated } = seat(form, order.wants, order.allowed, () => true)
  return Object.entries(form.roles).every(
    ([name, role]) => role.optional || seated[name]?.length || suitable(role).some(order.allowed),
  )
}

function byMerit(forms: Form[], order: FormTask): Suited[][] {
  const merits = forms.map((form) => ({ form, ...meritOf(form, order) }))
  const levels = [...new Set(merits.map(({ firm }) => firm))].sort((a, b) => b - a)
  return levels.map((level) => merits.filter(({ firm }) => firm === level))
}

const CUISINES = [
  'mediterranean',
  'italian',
  'middle-eastern',
  'indian',
  'thai',
  'asian',
  'japanese',
  'mexican',
  'american',
  'french',
]

/** Styles that many forms have; other styles name a dish or a way to cook it. */
const SOFT = new Set([
  'quick',
  'light',
  'hearty',
  'kid-friendly',
  'high-protein',
  'high-fibre',
  'unhurried',
  'spicy',
  'no-oven',
  'no-cook',
])

/** Whether a style describes a dish instead of naming one. */
export const isSoft = (style: string): boolean => SOFT.has(style) || CUISINES.includes(style)

/** Foods asked for count most, then the kind of dish, then its cuisine; `soft` wishes only break a tie. */
export function meritOf(form: Form, order: FormTask): { firm: number; soft: number } {
  const { style, minutes } = order.wish
  const { left } = seat(form, order.wants, order.allowed, () => true)
  const placed = order.wants.length - left.length
  const met = form.says.filter((said) => style.includes(said) && !CUISINES.includes(said))
  const kind = met.filter((said) => !SOFT.has(said)).length
  const cuisines = style.filter((said) => CUISINES.includes(said))
  const kits = kitsFor(form, order) ?? []
  const cooksSo =
    cuisines.length > 0 &&
    (form.says.some((said) => cuisines.includes(said)) ||
      kits.some((kit) => kit.says.some((said) => cuisines.includes(said))))
  const slow = style.includes('unhurried') && minutes === null && form.minutes >= 40 ? 1 : 0
  const noOven =
    (style.includes('no-oven') || style.includes('no-cook')) && form.says.includes('no-oven') ? 6 : 0
  return {
    firm: 10 * placed + 7 * kind + (cooksSo ? 5 : 0) + noOven,
    soft: 2 * (met.length - kind) + slow,
  }
}

const byMinutes = (forms: Form[]): Suited[][] =>
  [...forms].sort((a, b) => a.minutes - b.minutes).map((form) => [{ form, soft: 0 }])
