import { type Profile, profile } from '@evenplate/domain/profile'
import type { Db, Platform } from '@evenplate/platform/contract'
import { queryOptions } from '@tanstack/react-query'

export const profileOf = (db: Platform['db'], userId: string) =>
  queryOptions({ queryKey: [userId, 'profile'], queryFn: async () => readProfile(await db(), userId) })

/** @throws the server's error, or a parse error if the row does not fit the schema. */
async function readProfile(db: Db, userId: string): Promise<Profile> {
  const { data } = await db.from('profiles').select('*').eq('id', userId).single().throwOnError()
  return profile.parse(data)
}

/**
 * Writes the whole form.
 * @throws the server's error
 */
export async function saveProfile(db: Db, userId: string, values: Profile, now: Date): Promise<void> {
  await db
    .from('profiles')
    .update({ ...values, updated_at: now.toISOString() })
    .eq('id', userId)
    .select('id')
    .single()
    .throwOnError()
}
