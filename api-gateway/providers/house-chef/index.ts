import { NOTICES } from '../notices.ts'
import type { Provider } from '../provider.ts'
import { askedDishOf, isUnread } from './asked-dish.ts'
import { composeDish } from './compose.ts'
import { composeForm } from './compose-form.ts'
import type { Dish } from './dish.ts'
import { Days, hadOf } from './had.ts'

/**
 * The cook who works without AI: composes dishes from forms, flavours and the food table.
 * Same task, same seed, same turn after the same day: the same recipe.
 */
export function houseChef(): Provider {
  const days = new Days()
  return {
    name: 'house-chef',
    notice: NOTICES['house-chef'],
    async *write({ request, wish, brief, rules, seed, turn }, signal) {
      signal.throwIfAborted()
      if (brief) {
        const dish = composeDish(brief, rules, { seed, turn, had: days.of(seed) })
        days.add(seed, turn, hadOf(dish))
        yield* inChunks(dish, signal)
        return
      }
      const dish = composeForm(wish, rules, { seed, turn, had: days.of(seed), asked: askedDishOf(request) })
      days.add(seed, turn, hadOf(dish))
      const notes = isUnread(request) ? [OUR_CHOICE, ...dish.notes] : dish.notes
      yield* inChunks({ ...dish, notes }, signal)
    },
  }
}

function* inChunks(dish: Dish, signal: AbortSignal): Generator<string> {
  const reply = JSON.stringify(replyOf(dish))
  for (let at = 0; at < reply.length; at += CHUNK) {
    signal.throwIfAborted()
    yield reply.slice(at, at + CHUNK)
  }
}

const OUR_CHOICE =
  'We know no dish or food in what you wrote, so this one is our own choice. Name a food or two, and we cook with them.'

/** Small enough that a page fills in parts, as it does with a model. */
const CHUNK = 400

/** In the order the gates need it: ingredients before the steps that use them. No figures: ours are computed anyway. */
function replyOf(dish: Dish) {
  return {
    title: dish.title,
    description: dish.description,
    prepTime: dish.prepTime,
    cookTime: dish.cookTime,
    servings: dish.servings,
    ingredients: dish.ingredients,
    instructions: dish.instructions,
    bloodSugarTips: dish.tips,
    notes: dish.notes,
    ...(dish.tool ? { dish: { id: dish.form, tool: dish.tool } } : {}),
  }
}
