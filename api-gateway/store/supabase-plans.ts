import { createHash } from 'node:crypto'
import { day } from '@evenplate/meal-plan/dates'
import { slotContent } from '@evenplate/meal-plan/plan'
import { meal } from '@evenplate/meal-plan/rules'
import { markOp } from '@evenplate/meal-plan/shopping/marks'
import { sharedList } from '@evenplate/meal-plan/shopping/shared-list'
import * as z from 'zod/mini'
import type { CalendarStore, SharedListStore } from './plan-store.ts'
import type { Call } from './supabase.ts'

/** A member's page wrote these: a malformed value counts as unknown, and must not break the rest of the feed. */
const number = z.catch(z.nullable(z.number()), null)
const mayAdd = z.catch(z._default(z.nullable(z.object({ carbs: number, glycemicLoad: number })), null), {
  carbs: null,
  glycemicLoad: null,
})
const dish = z.pipe(
  z.object({
    title: z.string(),
    carbs: number,
    net_carbs: number,
    basis: z.catch(z.nullable(z.string()), null),
    may_add: mayAdd,
  }),
  z.transform(({ net_carbs, may_add, ...rest }) => ({ ...rest, netCarbs: net_carbs, mayAdd: may_add })),
)
const plan = z.pipe(
  z.object({
    week: day,
    revision: z.number(),
    updated_at: z.string(),
    counts: z.catch(z.enum(['total', 'net']), 'total'),
    slots: z.array(
      z.object({ id: z.string(), day, meal, portion: z.catch(z.number(), 1), content: slotContent }),
    ),
    dishes: z.record(z.string(), dish),
  }),
  z.transform(({ updated_at, dishes, ...rest }) => ({
    ...rest,
    updatedAt: updated_at,
    dishes: new Map(Object.entries(dishes)),
  })),
)
const feed = z.pipe(
  z.object({
    with_carbs: z.boolean(),
    plans: z.array(plan),
    cancelled: z.array(z.object({ id: z.string(), day, meal, revision: z.number(), at: z.string() })),
  }),
  z.transform(({ with_carbs, ...rest }) => ({ ...rest, withCarbs: with_carbs })),
)

/** In the database, a mark without grams has null. */
const mark = z.pipe(
  z.transform((row: object) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))),
  markOp,
)
const openList = z.object({ list: sharedList, marks: z.array(mark), until: z.string() })

/** How the database stores a secret address. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Feeds of members' plans, reached with the service key. */
export function supabaseCalendars(call: Call): CalendarStore {
  return {
    read: async (token) =>
      z.nullable(feed).parse((await call('calendar_of', { p_token_hash: hashOf(token) })) ?? null),
  }
}

/** Shared shopping lists, reached with the service key. */
export function supabaseSharedLists(call: Call): SharedListStore {
  return {
    read: async (slug) =>
      z.nullable(openList).parse((await call('shared_list', { p_slug_hash: hashOf(slug) })) ?? null),
    mark: async (slug, ops) =>
      z
        .nullable(openList)
        .parse((await call('mark_shared_list', { p_slug_hash: hashOf(slug), p_ops: ops })) ?? null),
  }
}
