import { mayBeMore } from '@evenplate/domain/may-be-more'
import type { Figures } from '@evenplate/domain/recipe'
import { budgetOf } from '@evenplate/meal-plan/budget-of'
import { type Day, weekdayOf } from '@evenplate/meal-plan/days'
import type { Budget, Meal, PlanRules } from '@evenplate/meal-plan/rules'
import type { Db } from '@evenplate/platform/contract'
import { networkFirst } from '@evenplate/platform/kit/offline/network-first'
import type { Sources } from '@evenplate/platform/kit/sources'

/** One slot of a week as other pages show it. Carbs are the grams that the person who counts eats, total or net. */
export type MealGlance = {
  slot: string
  day: Day
  meal: Meal
  /** Null: nothing is here yet. */
  dish: { title: string; carbs: number | null; isAtLeast: boolean; isLeftover: boolean } | null
  budget: Budget | null
}
export type WeekGlance = { counts: 'total' | 'net'; meals: MealGlance[] }

type Content = { kind: 'dish'; dish: string } | { kind: 'leftover'; of: string }
type SlotRow = { id: string; day: Day; meal: Meal; content: Content | null; portion?: number }

/** What the database has of a week, as read or copied: `plan` as `Plan` has it (meal-plan/plan.ts). */
type Stored = {
  plan: { rules: Pick<PlanRules, 'counts' | 'budgets' | 'onWeekdays'>; slots: SlotRow[] }
  dishes: DishRow[]
} | null
type DishRow = {
  id: string
  title: string
  basis: Figures['basis']
  may_add: Figures['mayAdd']
  carbs: number | null
  net_carbs: number | null
}

const DISH_COLUMNS = [
  'id',
  'title:recipe->>title',
  'basis:recipe->figures->>basis',
  'may_add:recipe->figures->mayAdd',
  'carbs:recipe->figures->perServing->carbs',
  'net_carbs:recipe->figures->perServing->netCarbs',
].join(',')

/**
 * A member's week; null if none is planned. The last answer while the database cannot be reached.
 * @throws what the database throws, if nothing is stored here
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
      return found === undefined ? undefined : readStored(found)
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
  const [row] = plans.data as unknown as { plan: unknown }[]
  return readStored(row ? { plan: row.plan, dishes: dishes.data } : null)
}

/**
 * By hand: the schema of a plan, with its recipes, would be many times the size of these parts. The database has
 * checked the outer shape of what it stores; a value that is not a figure is missing here.
 * @throws TypeError if it is not a plan
 */
function readStored(found: unknown): Stored {
  if (found === null) return null
  const { plan, dishes } = found as NonNullable<Stored>
  if (!Array.isArray(plan?.slots) || !Array.isArray(dishes) || !plan.rules?.budgets)
    throw new TypeError('This is no plan')
  return {
    plan: {
      rules: { ...plan.rules, onWeekdays: plan.rules.onWeekdays ?? [] },
      slots: plan.slots.filter(({ id, day }) => typeof id === 'string' && typeof day === 'string'),
    },
    dishes: dishes.map((dish) => ({
      ...dish,
      title: String(dish.title),
      carbs: numberOf(dish.carbs),
      net_carbs: numberOf(dish.net_carbs),
    })),
  }
}

const numberOf = (value: unknown): number | null => (Number.isFinite(value) ? (value as number) : null)

function glanceOf(answer: Stored): WeekGlance | null {
  if (!answer) return null
  const { rules, slots } = answer.plan
  const dishes = new Map(answer.dishes.map((dish) => [dish.id, dish]))
  const cooked = new Map(slots.map(({ id, content }) => [id, content?.kind === 'dish' ? content.dish : null]))
  const meals = slots.map(({ id, day, meal, content, portion = 1 }): MealGlance => {
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
