import type { Db, Platform } from '@evenplate/platform/contract'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'

export const ACTIVITY_TYPES = ['recipe_created', 'recipe_favorited', 'meal_planned'] as const

const activity = z.object({
  id: z.string(),
  type: z.enum(ACTIVITY_TYPES),
  description: z.string(),
  created_at: z.string(),
})
export type Activity = z.infer<typeof activity>

const RECENT = 5

/** The five latest things a member did, newest first. */
export const recentActivityOf = (db: Platform['db'], userId: string) =>
  queryOptions({ queryKey: [userId, 'activity'], queryFn: async () => listActivity(await db(), userId) })

async function listActivity(db: Db, userId: string): Promise<Activity[]> {
  const { data } = await db
    .from('user_activity')
    .select('*')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(RECENT)
    .throwOnError()
  return z.array(activity).parse(data)
}
