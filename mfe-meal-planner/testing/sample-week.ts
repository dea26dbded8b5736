import { type Day, plusDays } from '@evenplate/meal-plan/dates'
import type { Plan, PlannedDish, Slot } from '@evenplate/meal-plan/plan'
import type { Meal, PlanRules } from '@evenplate/meal-plan/rules'
import { NO_RULES, newPlan } from '../plan/new-plan.ts'
import {
  APPLE,
  BOWL,
  CHILI,
  CURRY,
  EGGS,
  HUMMUS,
  LENTILS,
  OATS,
  PASTA,
  STEW,
  TACOS,
  YOGURT,
} from './sample-dishes.ts'

/** A Monday. */
export const WEEK = '2026-11-23'

/** The sample guest's rules: 30 ± 5 g for breakfast, 45 ± 7 g for lunch and dinner, vegetarian, no nuts. */
export const RULES: PlanRules = {
  ...NO_RULES,
  budgets: {
    Breakfast: { carbs: 30, tolerance: 5 },
    Lunch: { carbs: 45, tolerance: 7 },
    Dinner: { carbs: 45, tolerance: 7 },
    Snacks: { carbs: 15, tolerance: 5 },
  },
  minutes: [30, 30, 30, 30, 30, null, null],
  dietary: ['vegetarian'],
  allergies: ['nuts'],
}

const ROWS: Record<Meal, PlannedDish[]> = {
  Breakfast: [OATS, EGGS, YOGURT, OATS, EGGS, YOGURT, OATS],
  Lunch: [LENTILS, TACOS, BOWL, LENTILS, PASTA, STEW, TACOS],
  Dinner: [CURRY, PASTA, CHILI, TACOS, CURRY, BOWL, CHILI],
  Snacks: [HUMMUS, APPLE, HUMMUS, APPLE, HUMMUS, APPLE, HUMMUS],
}

/** The slot of a day (0 is Monday) and meal. */
export function slotAt({ slots, week }: Plan, day: number, meal: Meal): Slot {
  const at = slots.find(
    (slot) => slot.meal === meal && Date.parse(slot.day) - Date.parse(week) === day * 86_400_000,
  )
  if (!at) throw new Error(`No ${meal} on day ${day}`)
  return at
}

/** Ids that are the same each time, so that its pictures are, too. */
export function sampleId(at: number): string {
  return `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
}

export const emptyWeek = (rules: PlanRules = RULES): Plan => {
  const plan = newPlan(WEEK, rules)
  return { ...plan, slots: plan.slots.map((slot, at) => ({ ...slot, id: sampleId(at) })) }
}

/** A week with a dish in every slot; Thursday's dinner eats Wednesday's leftovers. */
export function fullWeek(rules: PlanRules = RULES): Plan {
  const plan = emptyWeek(rules)
  const dishes = [...new Set(Object.values(ROWS).flat())]
  const day = (slot: Slot) => (Date.parse(slot.day) - Date.parse(WEEK)) / 86_400_000
  const slots = plan.slots.map((slot): Slot => {
    const dish = ROWS[slot.meal][day(slot)]
    return dish ? { ...slot, content: { kind: 'dish', dish: dish.id }, why: whyOf(slot, dish) } : slot
  })
  const full = { ...plan, slots, dishes: Object.fromEntries(dishes.map((dish) => [dish.id, dish])) }
  const [chili, thursday] = [slotAt(full, 2, 'Dinner'), slotAt(full, 3, 'Dinner')]
  return {
    ...full,
    slots: slots.map((slot) =>
      slot.id === thursday.id
        ? {
            ...slot,
            content: { kind: 'leftover', of: chili.id, frozen: false },
            why: 'What is left of Wednesday’s chili.',
          }
        : slot,
    ),
  }
}

/** The same week, starting on another Monday. */
export const onWeek = (plan: Plan, week: Day): Plan => {
  const days = Math.round((Date.parse(week) - Date.parse(plan.week)) / 86_400_000)
  return { ...plan, week, slots: plan.slots.map((slot) => ({ ...slot, day: plusDays(slot.day, days) })) }
}

const whyOf = ({ meal }: Slot, { recipe }: PlannedDish): string => {
  const { carbs } = recipe.figures.perServing
  const minutes = recipe.prepTime + recipe.cookTime
  return carbs === null
    ? `${minutes} minutes.`
    : `${carbs} g, within the ${meal.toLowerCase()} budget; ${minutes} minutes.`
}
