import { mayBeMore } from '@evenplate/domain/left-out'
import { type Day, day, weekdayOf } from '@evenplate/meal-plan/dates'
import { type Budget, budgetOf, type Meal, meal, planRules } from '@evenplate/meal-plan/rules'
import type { Db } from '@evenplate/platform/contract'
import { networkFirst } from '@evenplate/platform/kit/offline/network-first'
import type { Sources } from '@evenplate/platform/kit/sources'
import * as z from 'zod/mini'

/** One place of a week as other pages show it. Carbs are grams that the person who counts eats, total or net. */
export type MealGlance = {
  slot: string
  day: Day
  meal: Meal
  /** Null: nothing stands here yet. */
  dish: { title: string; carbs: number | null; isAtLeast: boolean; isLeftover: boolean } | null
  budget: Budget | null
}
export type WeekGlance = { counts: 'total' | 'net'; meals: MealGlance[] }

const content = z.nullable(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('dish'), dish: z.string() }),
    z.object({ kind: z.literal('leftover'), of: z.string() }),
  ]),
)

/** Of a plan, what is shown here: whole recipes and their schema would be many times the size of these parts. */
const planRow = z.object({
  plan: z.object({
    rules: z.pick(planRules, { counts: true, budgets: true, onWeekdays: true }),
    slots: z.array(z.object({ id: z.string(), day, meal, content, portion: z._default(z.number(), 1) })),
  }),
})

const number = z._default(z.nullable(z.number()), null)
const dishRow = z.object({
  id: z.string(),
  title: z.string(),
  basis: z.catch(z.enum(['computed', 'partial', 'model', 'saved']), 'model'),
  may_add: z.catch(z.nullable(z.object({ carbs: z.nullable(z.number()), glycemicLoad: number })), null),
  carbs: number,
  net_carbs: number,
})
const DISH_COLUMNS = [
  'id',
  'title:recipe->>title',
  'basis:recipe->figures->>basis',
  'may_add:recipe->figures->mayAdd',
  'carbs:recipe->figures->perServing->carbs',
  'net_carbs:recipe->figures->perServing->netCarbs',
].join(',')

const stored = z.nullable(z.object({ plan: planRow, dishes: z.array(dishRow) }))
type Stored = z.infer<typeof stored>

/**
 * A member's week; null where none is planned. The last answer while the database is out of reach.
 * @throws what the database says, where nothing is stored here
 */
export async function readWeekGlance(
  { db, device }: Sources,
  userId: string,
  week: Day,
  onLate: (week: WeekGlance | null) => void,
): Promise<WeekGlance | null> {
  const answer = `plan/${week}`
  const known = await networkFirst<Stored>({
    ask: async () => {
      const asked = await ask(await db(), userId, week)
      void device
        .inOfflineCopy(userId, 'answers', 'readwrite', (store) => store.put(asked, answer))
        .catch(() => {})
      return asked
    },
    offlineCopy: async () => {
      const found = await device.inOfflineCopy<unknown>(userId, 'answers', 'readonly', (store) =>
        store.get(answer),
      )
      return found === undefined ? undefined : stored.parse(found)
    },
    onLate: (late) => onLate(glanceOf(late)),
  })
  return glanceOf(known)
}

async function ask(db: Db, userId: string, week: Day): Promise<Stored> {
  const of = (table: 'meal_plans' | 'planned_dishes', columns: string) =>
    db.from(table).select(columns).eq('user_id', userId).eq('week', week)
  const [plans, dishes] = await Promise.all([
    of('meal_plans', 'plan').throwOnError(),
    of('planned_dishes', DISH_COLUMNS).throwOnError(),
  ])
  const [plan] = z.array(planRow).parse(plans.data)
  return plan ? { plan, dishes: z.array(dishRow).parse(dishes.data) } : null
}

function glanceOf(answer: Stored): WeekGlance | null {
  if (!answer) return null
  const { rules, slots } = answer.plan.plan
  const dishes = new Map(answer.dishes.map((dish) => [dish.id, dish]))
  const cooked = new Map(slots.map(({ id, content }) => [id, content?.kind === 'dish' ? content.dish : null]))
  const meals = slots.map(({ id, day, meal, content, portion }): MealGlance => {
    const name = content?.kind === 'dish' ? content.dish : content && cooked.get(content.of)
    const dish = name ? dishes.get(name) : undefined
    const carbs = (rules.counts === 'net' ? dish?.net_carbs : dish?.carbs) ?? null
    return {
      slot: id,
      day,
      meal,
      budget: budgetOf(rules, meal, weekdayOf(day)),
      dish: dish
        ? {
            title: dish.title,
            carbs: carbs === null ? null : carbs * portion,
            isAtLeast: mayBeMore({ basis: dish.basis, mayAdd: dish.may_add }),
            isLeftover: content?.kind === 'leftover',
          }
        : null,
    }
  })
  return { counts: rules.counts, meals }
}
