import { AppError } from '@evenplate/domain/errors'
import { dishIn, type Plan } from '@evenplate/meal-plan/plan'
import type { Api, Platform } from '@evenplate/platform/contract'
import { carbsOf } from '../plan/carbs.ts'

/** The week as the text of an iCalendar file. @throws AppError */
export function weekFile(api: Api, plan: Plan, withCarbs: boolean): Promise<string> {
  const slots = plan.slots.flatMap((slot) => {
    const dish = dishIn(plan, slot)
    if (!dish) return []
    const { grams, least } = carbsOf(dish, slot.portion, plan.rules.counts)
    return [
      {
        id: slot.id,
        day: slot.day,
        meal: slot.meal,
        title: dish.recipe.title,
        isLeftover: slot.content?.kind === 'leftover',
        carbs: withCarbs ? grams : null,
        isAtLeast: least,
      },
    ]
  })
  return api.post('/meal-plan-calendar', { slots, withCarbs, counts: plan.rules.counts }, textOf)
}

function textOf(reply: unknown): string {
  if (typeof reply !== 'string') throw new AppError('unexpected')
  return reply
}

/**
 * How a member's calendar follows their plan; null if it does not.
 * @throws the database's error
 */
export async function readFeed(db: Platform['db'], userId: string): Promise<{ withCarbs: boolean } | null> {
  const client = await db()
  const { data } = await client
    .from('calendar_feeds')
    .select('with_carbs')
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError()
  return data && { withCarbs: data.with_carbs }
}

/** Makes an address and revokes the previous one. It is shown once: only its hash is stored. */
export async function makeFeed(db: Platform['db'], withCarbs: boolean): Promise<string> {
  const client = await db()
  const { data } = await client.rpc('make_calendar_feed', { p_with_carbs: withCarbs }).throwOnError()
  return `/api/calendar/${data}.ics`
}

export async function revokeFeed(db: Platform['db']): Promise<void> {
  const client = await db()
  await client.rpc('revoke_calendar_feed').throwOnError()
}
