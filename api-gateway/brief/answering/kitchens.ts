import type { Answer } from '@evenplate/domain/brief'
import type { Recipe } from '@evenplate/domain/recipe'
import { kitchenOf, kitchensIn } from '@evenplate/words/kitchens'
import { dishById } from '../../dish-book/dishes/all-dishes.ts'
import { isOfKitchen } from '../../dish-book/kitchens.ts'
import { kitchenWords } from '../kitchens.ts'
import type { Asked } from './answers.ts'

/** Whether a dish of our book is from a kitchen that was asked for. */
export function kitchenAnswers(brief: Asked, { figures }: Recipe): Answer[] {
  const asked = brief.readings.filter(({ id }) => kitchenOf(id.replace(/^style:/, '')))
  const kitchens = kitchensIn(asked.map(({ id }) => id.replace(/^style:/, '')))
  const [first] = asked
  if (!first || figures?.origin.provider !== 'house-chef') return []
  const cooked = (figures.origin.dish?.id.split('+') ?? []).flatMap((id) => dishById(id) ?? [])
  const of = kitchens.find(({ id }) => cooked.some((dish) => isOfKitchen(dish, id)))
  if (of)
    return [
      { reading: `style:kitchen-${of.id}`, held: true, text: `You asked for something ${of.name}: this is.` },
    ]
  const words = kitchenWords(kitchens)
  const why = brief.dish
    ? `; this is our usual recipe for ${brief.dish.said}`
    : `; we know no ${words} dish that fits the rest of this, so this is not one`
  return [{ reading: first.id, held: false, text: `You asked for something ${words}${why}.` }]
}
