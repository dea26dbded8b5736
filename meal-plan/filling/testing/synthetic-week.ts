import { daysOf } from '../../dates.ts'
import type { PantryItem } from '../../fill.ts'
import type { Slot } from '../../plan.ts'
import { type Budget, MEALS, type Meal, type PlanRules, planRules } from '../../rules.ts'
import type { Candidate, FillInput } from '../candidate.ts'
import { randomFrom } from '../random.ts'

export const WEEK = '2026-11-23'

export type WeekShape = {
  dishes: number
  meals?: readonly Meal[]
  pantry?: number
  rules?: Partial<PlanRules>
}

/** A week to fill with dishes generated from a seed; carbs, minutes, foods and tags vary as in a cookbook. */
export function syntheticWeek(
  seed: number,
  { dishes, meals = MEALS, pantry = 3, rules = {} }: WeekShape,
): FillInput {
  const random = randomFrom(seed)
  const from = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const between = (least: number, most: number) => Math.round(least + random() * (most - least))
  const wish = (least: number, most: number): Budget => ({
    carbs: between(least, most),
    tolerance: between(3, 8),
  })
  return {
    week: WEEK,
    rules: planRules.parse({
      budgets: { Breakfast: wish(20, 45), Lunch: wish(30, 60), Dinner: wish(30, 60), Snacks: wish(10, 20) },
      minutes: daysOf(WEEK).map((_, at) => (at < 5 ? from([25, 30, 40, null]) : null)),
      meals,
      plates: between(0, 3),
      ...rules,
    }),
    slots: daysOf(WEEK).flatMap((day, at) => meals.map((meal) => openSlot(`${at}-${meal}`, day, meal))),
    candidates: Array.from({ length: dishes }, (_, at) => syntheticDish(`dish-${at}`, random)),
    locked: new Map(),
    pantry: Array.from(
      { length: pantry },
      (_, at): PantryItem => ({
        id: `pantry-${at}`,
        food: `food-${between(0, 39)}`,
        label: `food ${at}`,
        grams: between(100, 600),
        useBy: from(daysOf(WEEK)),
      }),
    ),
    seed,
  }
}

export const openSlot = (id: string, day: string, meal: Meal): Slot => ({
  id,
  day,
  meal,
  content: null,
  locked: false,
  portion: 1,
  plates: 0,
  why: null,
  changed: 0,
})

const MEALS_OF: readonly (readonly Meal[])[] = [
  ['Breakfast'],
  ['Breakfast', 'Snacks'],
  ['Lunch', 'Dinner'],
  ['Lunch', 'Dinner'],
  ['Dinner'],
  ['Lunch'],
  ['Snacks'],
]

function syntheticDish(id: string, random: () => number): Candidate {
  const from = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const between = (least: number, most: number) => Math.round((least + random() * (most - least)) * 10) / 10
  const meals = from(MEALS_OF)
  const isMain = meals.includes('Lunch') || meals.includes('Dinner')
  const foods = Array.from({ length: 7 }, () => `food-${Math.floor(random() * 40)}`)
  const carbs = isMain ? between(5, 75) : between(3, 50)
  return {
    id,
    title: `Dish ${id}`,
    source: random() < 0.1 ? 'saved' : 'house-chef',
    meals,
    carbs,
    isAtLeast: random() < 0.08,
    load: random() < 0.1 ? null : Math.round(carbs * between(0.3, 0.7)),
    fiber: random() < 0.05 ? null : between(0, 14),
    sodium: random() < 0.05 ? null : between(50, 1200),
    minutes: Math.round(isMain ? between(10, 75) : between(3, 30)),
    tags: [
      `main-${Math.floor(random() * 12)}`,
      `cuisine-${Math.floor(random() * 9)}`,
      `course-${meals.join('')}`,
    ],
    foods: Object.fromEntries(foods.map((food) => [food, between(5, 200)])),
    fresh: foods.filter((food) => Number(food.slice(5)) < 14),
    keepsDays: random() < 0.25 ? null : 1 + Math.floor(random() * 4),
    freezes: random() < 0.35,
  }
}
