import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'

export const MONDAY = '2026-11-23'

type SlotOf = { id?: string; day?: string; meal?: string; dish?: string | null; leftoverOf?: string }

/** A slot in the database's format. */
export const slotWith = ({
  id = randomUUID(),
  day = MONDAY,
  meal = 'Dinner',
  dish = null,
  leftoverOf,
}: SlotOf) => ({
  id,
  day,
  meal,
  portion: 1,
  changed: 1,
  content: leftoverOf ? { kind: 'leftover', of: leftoverOf, frozen: false } : dish && { kind: 'dish', dish },
})

export const planOf = (slots: ReturnType<typeof slotWith>[], week = MONDAY) => ({
  version: 1,
  week,
  rules: { counts: 'total' },
  slots,
})

export const dishWith = (id: string = randomUUID(), title = 'Turkey chili') => ({
  id,
  from: { kind: 'house-chef', dish: 'chili' },
  recipe: {
    title,
    nutritionalInfo: { carbs: 44, netCarbs: 36 },
    figures: { basis: 'computed', mayAdd: null },
  },
})

/** Puts something into each table of the planner, as its pages do. */
export async function leavePlan(client: SupabaseClient): Promise<void> {
  const dish = dishWith()
  const slots = [slotWith({ dish: dish.id }), slotWith({ dish: dish.id, meal: 'Lunch' })]
  const save = (p_revision: number, p_plan: object, p_dishes: object[]) =>
    client.rpc('save_meal_plan', { p_week: MONDAY, p_revision, p_plan, p_dishes }).throwOnError()
  await client.rpc('make_calendar_feed', { p_with_carbs: true }).throwOnError()
  await save(0, planOf(slots), [dish])
  // A cancellation.
  await save(1, planOf(slots.slice(0, 1)), [])
  await client
    .from('planner_settings')
    .upsert({ rules: { plates: 3 }, shopping: {} })
    .throwOnError()
  await client.from('pantry_items').insert({ food_id: '11090', label: 'Broccoli', grams: 300 }).throwOnError()
  await client.from('shopping_items').insert({ week: MONDAY, text: 'Candles' }).throwOnError()
  const op = { item: 'eggs', checked: true, at: 1, device: 'phone', grams: 300 }
  await client.rpc('merge_shopping_marks', { p_week: MONDAY, p_ops: [op] }).throwOnError()
  const p_list = { sections: [{ name: 'Dairy', items: [{ key: 'eggs', name: 'Eggs', amount: '6' }] }] }
  await client.rpc('share_shopping_list', { p_week: MONDAY, p_list }).throwOnError()
}
