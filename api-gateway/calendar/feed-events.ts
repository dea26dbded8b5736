import { mayBeMore } from '@evenplate/domain/left-out'
import { meal } from '@evenplate/meal-plan/rules'
import type { CalendarFeed, FeedDish, FeedPlan } from '../store/plan-store.ts'
import { type Dish, summaryOf } from './summary.ts'
import type { MealEvent } from './week-calendar.ts'

/** What a member's feed shows: the meals of their plans, and those removed in the last thirty days. */
export function feedEvents({ withCarbs, plans, cancelled }: CalendarFeed): MealEvent[] {
  const planned = plans.flatMap((plan) => eventsOf(plan, withCarbs))
  const shown = new Set(planned.map(({ id }) => id))
  return [
    ...planned,
    ...cancelled
      .filter(({ id }) => !shown.has(id))
      .map((one) => ({
        id: one.id,
        day: one.day,
        meal: one.meal,
        summary: one.meal === 'Snacks' ? 'Snack' : one.meal,
        revision: one.revision,
        changedAt: new Date(one.at),
        isCancelled: true,
      })),
  ]
}

function eventsOf(plan: FeedPlan, withCarbs: boolean): MealEvent[] {
  const inOrder = plan.slots.toSorted((a, b) => MEALS.indexOf(a.meal) - MEALS.indexOf(b.meal))
  return inOrder.flatMap((slot) => {
    const dish = dishOf(plan, slot)
    if (!dish) return []
    const carbs = withCarbs ? carbsOf(dish, plan, slot.portion) : null
    const words: Dish = { title: dish.title, isLeftover: slot.content.kind === 'leftover', carbs }
    return {
      id: slot.id,
      day: slot.day,
      meal: slot.meal,
      summary: summaryOf(slot.meal, words),
      revision: plan.revision,
      changedAt: new Date(plan.updatedAt),
      isCancelled: false,
    }
  })
}

const MEALS = meal.options

/** None if a leftover's first meal is gone: then there is nothing to eat. */
function dishOf({ slots, dishes }: FeedPlan, { content }: FeedPlan['slots'][number]): FeedDish | undefined {
  if (content.kind === 'dish') return dishes.get(content.dish)
  const cooking = slots.find(({ id }) => id === content.of)
  return cooking?.content.kind === 'dish' ? dishes.get(cooking.content.dish) : undefined
}

/** For what the person who counts carbs eats. A figure claimed only by a model is not shown in a calendar. */
function carbsOf(dish: FeedDish, { counts }: FeedPlan, portion: number): Dish['carbs'] {
  const grams = counts === 'net' ? dish.netCarbs : dish.carbs
  if (grams === null || (dish.basis !== 'computed' && dish.basis !== 'partial')) return null
  return { grams: grams * portion, counts, isAtLeast: mayBeMore({ basis: dish.basis, mayAdd: dish.mayAdd }) }
}
