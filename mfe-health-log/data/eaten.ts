import type { Platform } from '@evenplate/platform/contract'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { dataOf } from './answer.ts'

type Db = Pick<Platform, 'db'>

/** How often a recipe was eaten since a given time. */
export const timesEaten = ({ db }: Db, userId: string, recipe: string, since: number) =>
  queryOptions({
    queryKey: [userId, 'times-eaten', recipe, since],
    queryFn: async (): Promise<number> => {
      const client = await db()
      const found = await client
        .from('eaten_meals')
        .select('id')
        .eq('user_id', userId)
        .eq('recipe', recipe)
        .gte('at', new Date(since).toISOString())
      return z.array(z.object({ id: z.string() })).parse(dataOf(found)).length
    },
  })

export type EatenFromSlot = { id: string; at: number; offset: number }

const eatenRow = z.object({ id: z.string(), at: z.string(), offset_min: z.number() })

/** The meal that was logged from a slot of the week's plan; null if none was. */
export const eatenFrom = ({ db }: Db, userId: string, slot: string) =>
  queryOptions({
    queryKey: [userId, 'eaten-from', slot],
    queryFn: async (): Promise<EatenFromSlot | null> => {
      const client = await db()
      const found = await client
        .from('eaten_meals')
        .select('id,at,offset_min')
        .eq('user_id', userId)
        .eq('slot', slot)
        .order('at', { ascending: false })
        .limit(1)
      const [row] = z.array(eatenRow).parse(dataOf(found))
      return row ? { id: row.id, at: Date.parse(row.at), offset: row.offset_min } : null
    },
  })
