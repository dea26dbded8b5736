import { markOp } from '@evenplate/meal-plan/shopping/marks'
import { type SharedList, sharedList } from '@evenplate/meal-plan/shopping/shared-list'
import type { Api, Platform } from '@evenplate/platform/contract'
import * as z from 'zod/mini'

const shareReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('shared'), slug: z.string(), until: z.string() }),
  z.object({ outcome: z.literal('refused') }),
])

/** A link by which others can read a list and check off items. `until`: when it expires. */
export type ListLink = { id: string; until: string }

/**
 * @returns null if five links already work.
 * @throws the database's error
 */
export async function shareList(
  db: Platform['db'],
  week: string,
  list: SharedList,
): Promise<{ slug: string; until: string } | null> {
  const client = await db()
  const { data } = await client.rpc('share_shopping_list', { p_week: week, p_list: list }).throwOnError()
  const reply = shareReply.parse(data)
  return reply.outcome === 'shared' ? { slug: reply.slug, until: reply.until } : null
}

const linkRows = z.array(z.object({ id: z.string(), ends_at: z.string() }))

/** The links of a week that still work, the first to expire first. */
export async function linksOf(
  db: Platform['db'],
  userId: string,
  week: string,
  now: number,
): Promise<ListLink[]> {
  const client = await db()
  const { data } = await client
    .from('shared_lists')
    .select('id,ends_at')
    .eq('user_id', userId)
    .eq('week', week)
    .order('ends_at')
    .throwOnError()
  return linkRows
    .parse(data)
    .filter(({ ends_at }) => Date.parse(ends_at) > now)
    .map(({ id, ends_at }) => ({ id, until: ends_at }))
}

export async function endLink(db: Platform['db'], id: string): Promise<void> {
  await (await db()).from('shared_lists').delete().eq('id', id).throwOnError()
}

export const openedList = z.object({
  list: sharedList,
  marks: z.array(z.pipe(z.transform(withoutNulls), markOp)),
  until: z.string(),
})
export type OpenedList = z.infer<typeof openedList>

/**
 * A list that somebody shared.
 * @throws AppError `not_found` once it has expired
 */
export const openList = (api: Api, slug: string, signal?: AbortSignal): Promise<OpenedList> =>
  api.get(
    `/shared-lists/${encodeURIComponent(slug)}`,
    (reply) => openedList.parse(reply),
    signal ? { signal } : {},
  )

function withoutNulls(row: unknown): object {
  return Object.fromEntries(Object.entries(row as object).filter(([, value]) => value !== null))
}
