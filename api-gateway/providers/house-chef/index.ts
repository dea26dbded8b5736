import { isAppError } from '@evenplate/domain/errors'
import { NOTICES } from '../notices.ts'
import type { Provider, ProviderTask } from '../provider.ts'
import { composeDish } from './compose.ts'
import type { Dish } from './wish/dish.ts'
import { Days, hadOf } from './wish/had.ts'

/**
 * The cook who works without AI: composes dishes from the dish book, from forms and flavors, and the food table.
 * Same task, same seed, same turn after the same day: the same recipe.
 */
export function houseChef(): Provider {
  const days = new Days()
  const composed = ({ brief, rules, seed, turn }: ProviderTask): Dish => {
    try {
      return composeDish(brief, rules, { seed, turn, had: days.of(seed) })
    } catch (error) {
      // A seed decides which dishes are tried first, and not all are: the one the plan found is there for every seed.
      if (!isAppError(error) || error.code !== 'cannot_be_done') throw error
      return composeDish(brief, rules, PLAN)
    }
  }
  return {
    name: 'house-chef',
    notice: NOTICES['house-chef'],
    plan({ brief, rules }) {
      composeDish(brief, rules, PLAN)
    },
    async *write(task, signal) {
      signal.throwIfAborted()
      const dish = composed(task)
      days.add(task.seed, task.turn, hadOf(dish))
      const reply = JSON.stringify(replyOf(dish))
      for (let at = 0; at < reply.length; at += CHUNK) {
        signal.throwIfAborted()
        yield reply.slice(at, at + CHUNK)
      }
    },
  }
}

/** The seed and turn a request is planned with, before anyone's place is taken. */
const PLAN = { seed: '', turn: 0 }

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
