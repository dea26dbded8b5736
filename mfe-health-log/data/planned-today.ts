import { type Day, mondayOf } from '@evenplate/meal-plan/dates'
import type { Sources } from '@evenplate/platform/kit/sources'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { dataOf } from './answer.ts'

/** A dish that is planned for a day: one serving has `carbs` grams, null if unknown. */
export type Planned = {
  slot: string
  meal: string
  title: string
  carbs: number | null
  portion: number
  /** The saved recipe's id; null for a dish from the book. */
  recipe: string | null
}

const content = z.nullable(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('dish'), dish: z.string() }),
    z.object({ kind: z.literal('leftover'), of: z.string() }),
  ]),
)
const plans = z.array(
  z.object({
    plan: z.object({
      slots: z.array(
        z.object({
          id: z.string(),
          day: z.string(),
          meal: z.string(),
          content,
          portion: z._default(z.number(), 1),
        }),
      ),
    }),
  }),
)
const dishes = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    carbs: z.catch(z.nullable(z.number()), null),
    source: z.catch(z.nullable(z.object({ kind: z.string(), recipe: z.optional(z.string()) })), null),
  }),
)
const DISH_COLUMNS = 'id,title:recipe->>title,carbs:recipe->figures->perServing->carbs,source'

/** What is in a member's plan on a day, in the order of its meals; empty without a plan. */
export const plannedOf = ({ db }: Pick<Sources, 'db'>, userId: string, day: Day) =>
  queryOptions({
    queryKey: [userId, 'planned', day],
    queryFn: async (): Promise<Planned[]> => {
      const client = await db()
      const week = mondayOf(day)
      const [found, named] = await Promise.all([
        client.from('meal_plans').select('plan').eq('user_id', userId).eq('week', week),
        client.from('planned_dishes').select(DISH_COLUMNS).eq('user_id', userId).eq('week', week),
      ])
      const slots = plans.parse(dataOf(found))[0]?.plan.slots ?? []
      const known = new Map(dishes.parse(dataOf(named)).map((dish) => [dish.id, dish]))
      const cooked = new Map(slots.map(({ id, content: is }) => [id, is?.kind === 'dish' ? is.dish : null]))
      return slots
        .filter((slot) => slot.day === day)
        .flatMap(({ id, meal, content: is, portion }) => {
          const dish = known.get((is?.kind === 'dish' ? is.dish : is && cooked.get(is.of)) ?? '')
          return dish
            ? [
                {
                  slot: id,
                  meal,
                  title: dish.title,
                  carbs: dish.carbs,
                  portion,
                  recipe: dish.source?.kind === 'saved' ? (dish.source.recipe ?? null) : null,
                },
              ]
            : []
        })
    },
  })
