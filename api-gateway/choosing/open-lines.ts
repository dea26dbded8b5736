import type { RecipeDraft } from '@evenplate/domain/draft'
import { mayAddOf } from '@evenplate/nutrition/figures/may-add'
import { chosenLine, mayBeChosen } from '@evenplate/nutrition/reading/chosen-line'
import { offeredFor } from '@evenplate/nutrition/reading/find-stand-in'
import { readLine } from '@evenplate/nutrition/reading/read-line'
import type { Food } from '@evenplate/nutrition/table/food'

/** A line of a dish whose food is in no table, and the foods that may be chosen for it. */
export type OpenLine = { at: number; line: string; foods: readonly Food[]; mostCarbs: number | null }

type Dish = Pick<RecipeDraft, 'ingredients' | 'servings'>

/** The lines of a dish that matter and for which we have foods to offer. */
export const openLinesOf = ({ ingredients, servings }: Dish): OpenLine[] =>
  ingredients
    .flatMap((line, at) => {
      const read = readLine(line)
      if (read.negligible || !mayBeChosen(read)) return []
      const mostCarbs = mayAddOf(read, servings)?.carbs ?? null
      if (mostCarbs !== null && mostCarbs <= servings * NOTHING_TO_SPEAK_OF) return []
      const foods = offeredFor(read).filter((food) => chosenLine(line, food, null).length <= MOST_SIGNS)
      return foods.length > 0 ? [{ at, line, foods, mostCarbs }] : []
    })
    .slice(0, MOST_LINES)

/** Grams of carbohydrate per serving, too few to show on a glucose meter. */
const NOTHING_TO_SPEAK_OF = 1
const MOST_LINES = 8
/** A longer line's food is not checked against the rules (`rules.ts`). */
export const MOST_SIGNS = 160
