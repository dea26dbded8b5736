import type { BookDish } from '../../dish-book/dish.ts'
import { withoutPastMeals } from './past-meals.ts'
import { atHandApart } from './surely-wanted.ts'
import { wishApart } from './wish-after-refusal.ts'
import { dishApart } from './wish-before-allergy.ts'

/** A text with what is asked for parted from what is refused beside it, and without meals of the past. */
export const wishesApart = (text: string, book: readonly BookDish[]): string =>
  wishApart(withoutPastMeals(dishApart(atHandApart(text), book), book), book)
