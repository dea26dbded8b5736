import { type Budget, budget } from '@evenplate/meal-plan/rules'

/** The content of a budget's two fields. */
export type BudgetText = { carbs: string; tolerance: string }

export const NO_TEXT: BudgetText = { carbs: '', tolerance: '' }

export const textOf = (of: Budget | null): BudgetText =>
  of ? { carbs: String(of.carbs), tolerance: String(of.tolerance) } : NO_TEXT

/** A budget as it was typed; null for two empty fields; a sentence if it cannot be one. Nothing is filled in. */
export function readBudget(text: BudgetText): { budget: Budget | null } | { problem: string } {
  const [carbs, tolerance] = [text.carbs.trim(), text.tolerance.trim()]
  if (carbs === '' && tolerance === '') return { budget: null }
  if (carbs === '') return { problem: 'Please enter the grams of carbs, too.' }
  const grams = numberOf(carbs)
  const read = budget.safeParse({ carbs: grams, tolerance: tolerance === '' ? 1 : numberOf(tolerance) })
  if (!read.success) return { problem: read.error.issues[0]?.message ?? 'Please check this budget.' }
  if (tolerance === '') return { problem: 'Please enter how many grams more or less are fine.' }
  return { budget: read.data }
}

/** "37,5" is read as 37.5; "lots" is not a number. */
export function numberOf(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace(/ ?g$/i, '')
  return /^\d{1,6}(\.\d{1,3})?$/.test(plain) ? Number(plain) : null
}
