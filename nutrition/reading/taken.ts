import type { Span } from '@evenplate/domain/recipe'
import type { Food } from '../table/food.ts'
import { nameOf } from './line-food.ts'
import type { Amount } from './read-amount.ts'
import { eatenShareOf } from './share-eaten.ts'
import type { Weight } from './weigh.ts'
import { wholeShareOf } from './weighed-whole.ts'

export type Eaten = { grams: number | null; between: Span | null; share: number; note: string | null }
export const NOT_WEIGHED: Eaten = { grams: null, between: null, share: 1, note: null }

/** The part of the weight that is eaten; `plain` is the whole line, `rest` the part that names the food. */
export function taken(
  food: Food,
  amount: Amount,
  plain: string,
  rest: string,
  weight: Weight & { grams: number },
): Eaten {
  const { grams, between, written } = weight
  const name = nameOf(rest)
  const kept =
    eatenShareOf(food, plain, name, grams, written) ?? wholeShareOf(food, amount, plain, name, grams)
  if (!kept) return { grams, between, share: 1, note: null }
  const { least, most } = between ?? { least: grams, most: grams }
  return {
    grams: grams * kept.share,
    between: { least: least * kept.least, most: most * kept.most },
    share: kept.share,
    note: kept.note,
  }
}
