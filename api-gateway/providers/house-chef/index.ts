import { isAppError } from '@evenplate/domain/errors'
import { NOTICES } from '../notices.ts'
import type { Provider, ProviderTask } from '../provider.ts'
import { composeDish } from './compose.ts'
import type { Dish } from './wish/dish.ts'
import { Days, hadOf } from './wish/had.ts'

/**
 * The provider that works without AI: it composes dishes from the dish book, forms, flavors and the food table. The same task, seed
 * and turn after the same day give the same recipe.
 */
export function houseChef(): Provider {
  const days = new Days()
  const composed = ({ brief, rules, seed, turn }: ProviderTask): Dish => {
    try {
      return composeDish(brief, rules, { seed, turn, had: days.of(seed) })
    } catch (error) {
      // The seed decides which dishes are tried first, and not all are tried: the dish that the plan found works for every seed.
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

/** The seed and turn for planning a request, before a place is taken in the quota. */
const PLAN = { seed: '', turn: 0 }

/** Small enough that a page fills in step by step, as with a model. */
const CHUNK = 400

/** In the order the checks need: ingredients before the steps that use them. No figures: the gateway counts its own. */
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
