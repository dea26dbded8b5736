import { randomUuid } from '@evenplate/domain/random-uuid'
import type { LogMeal } from '../data/log.ts'
import type { MyRecipe } from '../data/my-recipes.ts'
import type { Planned } from '../data/planned-today.ts'

type Moment = { at: number; offset: number }

const bare = (moment: Moment, title: string): LogMeal => ({
  id: randomUuid(),
  ...moment,
  title: title.slice(0, 200),
  recipe: null,
  slot: null,
  carbs: null,
  portion: 1,
  grams: null,
  flags: [],
  note: null,
})

export const plannedMeal = ({ slot, title, recipe, carbs, portion }: Planned, moment: Moment): LogMeal => ({
  ...bare(moment, title),
  slot,
  recipe,
  portion,
  carbs: ofPortion(carbs, portion),
})

export const recipeMeal = ({ id, title, carbs }: MyRecipe, moment: Moment): LogMeal => ({
  ...bare(moment, title),
  recipe: id,
  carbs,
})

export const wordsMeal = (words: string, carbs: number | null, moment: Moment): LogMeal => ({
  ...bare(moment, words),
  carbs: carbs === null ? null : rounded(carbs),
})

/** Another portion of the same meal: its carbohydrate changes with it. */
export const inPortion = (meal: LogMeal, portion: number): LogMeal => ({
  ...meal,
  portion,
  carbs: meal.carbs === null ? null : rounded((meal.carbs / meal.portion) * portion),
})

/** Some grams from a pot with a known weight and number of servings: the person ate the same share of its carbohydrate. */
export const ofPot = (meal: LogMeal, pot: { eaten: number; whole: number; servings: number }): LogMeal => ({
  ...inPortion(meal, (pot.servings * pot.eaten) / pot.whole),
  grams: pot.eaten,
})

const ofPortion = (carbs: number | null, portion: number) =>
  carbs === null ? null : rounded(carbs * portion)
const rounded = (grams: number) => Math.round(grams * 10) / 10
