import { isAppError } from '@evenplate/domain/errors'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import type { Brief } from '../../brief/brief.ts'
import { NOTICES } from '../notices.ts'
import type { Provider, ProviderTask } from '../provider.ts'
import { composeDish } from './compose.ts'
import type { Dish } from './wish/dish.ts'
import { Days, type Had, hadOf } from './wish/had.ts'

/**
 * The provider that works without AI: it composes dishes from the dish book, forms, flavors and the food table. The same task, seed
 * and turn after the same day give the same recipe.
 */
export function houseChef(): Provider {
  const days = new Days()
  /** Dishes composed before a place was taken, by the brief of the task that follows. */
  const planned = new WeakMap<Brief, Composed>()
  return {
    name: 'house-chef',
    notice: NOTICES['house-chef'],
    plan({ brief, rules, seed }) {
      const had = days.of(seed)
      const turn = nextTurn(had)
      const earlier = earlierOf(had, turn)
      const dish = composeDish(brief, rules, { seed, turn, had }, SPARE)
      planned.set(brief, { rules, seed, turn, earlier, dish })
    },
    async *write(task, signal) {
      signal.throwIfAborted()
      const dish = composed(task, days.of(task.seed), planned.get(task.brief))
      days.add(task.seed, task.turn, hadOf(dish))
      const reply = JSON.stringify(replyOf(dish))
      for (let at = 0; at < reply.length; at += CHUNK) {
        signal.throwIfAborted()
        yield reply.slice(at, at + CHUNK)
      }
    },
  }
}

/** A dish, and everything else besides its brief that it was composed from. */
type Composed = {
  rules: Rules
  seed: string
  turn: number
  earlier: readonly (Had | undefined)[]
  dish: Dish
}

/** The planned dish, if the task turned out as planned or its own turn finds none. */
function composed(
  { brief, rules, seed, turn }: ProviderTask,
  had: ReadonlyMap<number, Had>,
  planned: Composed | undefined,
): Dish {
  if (planned && isFor(planned, { rules, seed, turn, earlier: earlierOf(had, turn) })) return planned.dish
  try {
    return composeDish(brief, rules, { seed, turn, had }, SPARE)
  } catch (error) {
    if (!planned || !isAppError(error)) throw error
    return planned.dish
  }
}

const isFor = (planned: Composed, task: Omit<Composed, 'dish'>): boolean =>
  planned.rules === task.rules &&
  planned.seed === task.seed &&
  planned.turn === task.turn &&
  planned.earlier.length === task.earlier.length &&
  planned.earlier.every((had, at) => had === task.earlier[at])

/** A person's next turn, as far as this gateway remembers. */
const nextTurn = (had: ReadonlyMap<number, Had>): number => Math.max(-1, ...had.keys()) + 1

const earlierOf = (had: ReadonlyMap<number, Had>, turn: number): (Had | undefined)[] =>
  Array.from({ length: turn }, (_, at) => had.get(at))

/** For a person whose own seed finds no dish. */
const SPARE = { seed: '', turn: 0 }

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
    changes: dish.changes ?? [],
    ...(dish.tool ? { dish: { id: dish.form, tool: dish.tool } } : {}),
  }
}
