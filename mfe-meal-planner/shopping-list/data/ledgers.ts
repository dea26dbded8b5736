import { markOp } from '@evenplate/meal-plan/shopping/marks'
import type { Api, Db } from '@evenplate/platform/contract'
import * as z from 'zod/mini'
import { type Exchange, ownItem } from '../kept/kept-list.ts'

/** The other side of a list: takes what this device sends, and returns all that it has. Sending twice changes nothing. */
export type Ledger = (told: Exchange) => Promise<Exchange>

/** The database gives null if a mark has no grams. */
const marks = z.array(
  z.pipe(
    z.transform((row) => withoutNulls(row as object)),
    markOp,
  ),
)
const withoutNulls = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
const ITEM_COLUMNS = Object.keys(ownItem.shape).join(',')

/**
 * A member's list for a week.
 * @throws the database's or the network's error
 */
export const memberLedger =
  (db: () => Promise<Db>, userId: string, week: string): Ledger =>
  async (told) => {
    const client = await db()
    const merged = await client
      .rpc('merge_shopping_marks', { p_week: week, p_ops: told.marks })
      .throwOnError()
    if (told.items.length > 0) {
      const rows = told.items.map(({ id, text, removed }) => ({ id, week, text, removed }))
      await client
        .from('shopping_items')
        .upsert(rows, { onConflict: 'id', ignoreDuplicates: true })
        .throwOnError()
      for (const removed of [true, false]) {
        const ids = told.items.filter((one) => one.removed === removed).map(({ id }) => id)
        if (ids.length > 0)
          await client.from('shopping_items').update({ removed }).in('id', ids).throwOnError()
      }
    }
    const items = await client
      .from('shopping_items')
      .select(ITEM_COLUMNS)
      .eq('user_id', userId)
      .eq('week', week)
      .order('created_at')
      .order('id')
      .throwOnError()
    return { marks: marks.parse(merged.data), items: z.array(ownItem).parse(items.data) }
  }

const reply = z.object({ marks })

/** A list that somebody shared, identified by the secret part of its link. Nothing can be added to it. */
export const linkLedger =
  (api: Api, slug: string): Ledger =>
  async ({ marks: ops }) => {
    const { marks } = await api.post(`/shared-lists/${encodeURIComponent(slug)}`, { ops }, (answer) =>
      reply.parse(answer),
    )
    return { marks, items: [] }
  }
