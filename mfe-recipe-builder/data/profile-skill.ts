import { AppError } from '@evenplate/domain/errors'
import { SKILL_LEVELS } from '@evenplate/domain/options'
import type { Db, Platform } from '@evenplate/platform/contract'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'

/** The skill level in a member's profile, which the gateway uses; null if there is no profile. */
export const profileSkillOf = (db: Platform['db'], userId: string) =>
  queryOptions({
    queryKey: [userId, 'profile', 'skill'],
    queryFn: async ({ signal }) => readSkill(await db(), userId, signal),
  })

async function readSkill(db: Db, userId: string, signal: AbortSignal) {
  const { data, error } = await db
    .from('profiles')
    .select('cooking_skill_level')
    .eq('id', userId)
    .abortSignal(signal)
    .maybeSingle()
  if (error) throw new AppError('unexpected', { cause: error })
  return data && z.enum(SKILL_LEVELS).parse(data.cooking_skill_level)
}
