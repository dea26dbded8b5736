import type { Nutrition } from '@evenplate/domain/recipe'
import type { BookTask } from './task.ts'

/** What a serving of a lunch or dinner has at least, in kcal and grams, where nobody asked for less. */
const LEAST = { calories: 250, protein: 12 }

/**
 * Whether a dish that the chef chose makes a lunch or dinner: a serving of egg drop soup or of plain spaghetti leaves
 * people hungry. Who names a dish, a food, a course, or wants few calories or little protein, gets what they ask for, and little salt
 * comes first.
 */
export function fillsMeal({ brief, wanted }: BookTask, serving: Partial<Nutrition>): boolean {
  const isMeal = brief.mealType === 'Lunch' || brief.mealType === 'Dinner'
  const asksForLess = brief.limits.some(isLittle) || brief.style.includes('low-salt')
  if (!isMeal || wanted.length > 0 || brief.course !== null || asksForLess) return true
  return (serving.calories ?? 0) >= LEAST.calories && (serving.protein ?? 0) >= LEAST.protein
}

const isLittle = ({ figure, kind }: BookTask['brief']['limits'][number]): boolean =>
  (figure === 'calories' || figure === 'protein') && kind !== 'at-least'
