import type { Db, Platform } from '@evenplate/platform/contract'
import type { Sources } from '@evenplate/platform/kit/sources'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { lastAnswer } from './last-answer.ts'

export const ACTIVITY_TYPES = ['recipe_created', 'recipe_favorited', 'meal_planned'] as const

const activity = z.object({
  id: z.string(),
  type: z.enum(ACTIVITY_TYPES),
  description: z.string(),
  /** The recipe it is about. The database keeps the id after the recipe is deleted; the list of all entries does not. */
  recipe_id: z.nullable(z.string()),
  created_at: z.string(),
})
export type Activity = z.infer<typeof activity>
const COLUMNS = Object.keys(activity.shape).join(',')

const RECENT = 5
const PAGE = 50

/** The five latest things that a member did, newest first. */
export const recentActivityOf = ({ db, device }: Sources, userId: string) =>
  queryOptions({
    queryKey: [userId, 'activity', 'recent'],
    queryFn: ({ queryKey }) =>
      lastAnswer(
        device,
        userId,
        queryKey,
        async () => readRecentActivity(await db(), userId),
        (known) => z.array(activity).parse(known),
      ),
  })

export const readRecentActivity = (db: Db, userId: string): Promise<Activity[]> =>
  readActivity(db, userId, 0, RECENT)

/** Everything a member did, newest first, a page at a time. */
export const allActivityOf = (db: Platform['db'], userId: string) =>
  infiniteQueryOptions({
    queryKey: [userId, 'activity', 'all'],
    queryFn: async ({ pageParam }) => {
      const client = await db()
      return linkedWhereSaved(client, userId, await readActivity(client, userId, pageParam, PAGE))
    },
    initialPageParam: 0,
    getNextPageParam: (last: Activity[], pages) => (last.length === PAGE ? pages.length * PAGE : undefined),
  })

/** An entry outlives its recipe: without one it has no link. */
async function linkedWhereSaved(db: Db, userId: string, entries: Activity[]): Promise<Activity[]> {
  const told = [...new Set(entries.flatMap(({ recipe_id }) => recipe_id ?? []))]
  if (told.length === 0) return entries
  const { data } = await db.from('recipes').select('id').eq('user_id', userId).in('id', told).throwOnError()
  const kept = new Set(
    z
      .array(z.object({ id: z.string() }))
      .parse(data)
      .map(({ id }) => id),
  )
  return entries.map((entry) =>
    entry.recipe_id && !kept.has(entry.recipe_id) ? { ...entry, recipe_id: null } : entry,
  )
}

async function readActivity(db: Db, userId: string, from: number, count: number): Promise<Activity[]> {
  const { data } = await db
    .from('user_activity')
    .select(COLUMNS)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + count - 1)
    .throwOnError()
  return z.array(activity).parse(data)
}
