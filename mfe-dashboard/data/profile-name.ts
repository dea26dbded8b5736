import type { Db } from '@evenplate/platform/contract'
import type { Sources } from '@evenplate/platform/kit/sources'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { lastAnswer } from './last-answer.ts'

const named = z.nullable(z.object({ name: z.nullable(z.string()) }))

/** The name a member gave in their profile, or null. */
export const profileNameOf = ({ db, device }: Sources, userId: string) =>
  queryOptions({
    queryKey: [userId, 'profile', 'name'],
    queryFn: ({ queryKey }) =>
      lastAnswer(
        device,
        userId,
        queryKey,
        async () => readName(await db(), userId),
        (kept) => z.nullable(z.string()).parse(kept),
      ),
  })

export async function readName(db: Db, userId: string): Promise<string | null> {
  const { data } = await db.from('profiles').select('name').eq('id', userId).maybeSingle().throwOnError()
  return named.parse(data)?.name?.trim() || null
}

/** Whom the dashboard greets: the profile's name, otherwise the address before its @. */
export const greetedAs = (name: string | null | undefined, email: string): string =>
  name || email.split('@')[0] || 'User'
