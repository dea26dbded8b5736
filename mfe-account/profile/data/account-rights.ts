import type { Db, Platform } from '@evenplate/platform/contract'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'

/** An address that is waiting to be confirmed, or null. */
export const pendingEmailOf = (db: Platform['db'], userId: string) =>
  queryOptions({
    queryKey: [userId, 'pending-email'],
    queryFn: async () => {
      const { data, error } = await (await db()).auth.getUser()
      if (error) throw error
      return data.user.new_email ?? null
    },
  })

/**
 * Checks that it is still the member who is using the browser.
 * @throws the auth server's error for a wrong password
 */
export async function provePassword(db: Db, email: string, password: string): Promise<void> {
  const { error } = await db.auth.signInWithPassword({ email, password })
  if (error) throw error
}

/**
 * Requests another address; links go to the old one and the new one.
 * @throws the auth server's error
 */
export async function askForEmail(db: Db, email: string, redirectTo: string): Promise<void> {
  const { error } = await db.auth.updateUser({ email }, { emailRedirectTo: redirectTo })
  if (error) throw error
}

const exportPage = z.object({ data: z.record(z.string(), z.unknown()), next: z.nullable(z.string()) })

/**
 * Everything we have about the member, one key for each kind: fetched page by page, since five years of readings are
 * more than the database gives at once.
 * @throws the server's error
 */
export async function exportData(db: Db): Promise<Record<string, unknown>> {
  const all = new Map<string, unknown>()
  for (let next: string | null = null; ; ) {
    const asked = next === null ? {} : { p_page: next }
    const page = exportPage.parse((await db.rpc('export_my_page', asked).throwOnError()).data)
    for (const [kind, rows] of Object.entries(page.data)) {
      const before = all.get(kind)
      all.set(kind, Array.isArray(before) && Array.isArray(rows) ? before.concat(rows) : rows)
    }
    if (page.next === null) return Object.fromEntries(all)
    next = page.next
  }
}

/**
 * Deletes the account and all its data; this cannot be undone.
 * @returns false if the password was entered too long ago
 */
export async function deleteAccount(db: Db): Promise<boolean> {
  const { error } = await db.rpc('delete_my_account')
  if (error?.code === 'PT403') return false
  if (error) throw error
  return true
}

/** Ends a session that the server no longer knows. */
export async function forgetSession(db: Db): Promise<void> {
  await db.auth.signOut({ scope: 'local' })
}
