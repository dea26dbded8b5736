import { rememberedFood } from '@evenplate/domain/brought-recipe'
import { profile } from '@evenplate/domain/profile'
import * as z from 'zod/mini'
import type { Members } from './store.ts'
import { type Call, STORE_DEADLINE_MS, StoreFailure } from './supabase.ts'

/**
 * A database that this process reaches without HTTP. It knows the same roles as the data API: `rows` reads as the member of
 * the token, under row level security. @throws an error with a `code`
 */
export type DirectDatabase = {
  ask(
    question:
      | { kind: 'call'; role: 'anon' | 'service_role'; name: string; args: Record<string, unknown> }
      | { kind: 'member'; token: string }
      | { kind: 'rows'; token: string; table: string; columns: readonly string[]; where: string; is: string },
  ): Promise<unknown>
}

/** @throws StoreFailure */
export const directCaller =
  (db: DirectDatabase, role: 'anon' | 'service_role', deadlineMs = STORE_DEADLINE_MS): Call =>
  (name, args) =>
    inTime(name, deadlineMs, db.ask({ kind: 'call', role, name, args: asTexts(args) }))

/** JSON is sent as text, which the database needs anyway: then it need not be copied to another thread field by field. */
const asTexts = (args: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : value,
    ]),
  )

/** Members, read from the database directly. */
export const directMembers = (db: DirectDatabase): Members => ({
  identify: async (token) =>
    z
      .nullable(z.string())
      .parse(await inTime('identify', STORE_DEADLINE_MS, db.ask({ kind: 'member', token }))),
  async profile(token, id) {
    const columns = Object.keys(profile.shape)
    const asked = db.ask({ kind: 'rows', token, table: 'profiles', columns, where: 'id', is: id })
    const [row] = z.array(profile).parse(await inTime('profile', STORE_DEADLINE_MS, asked))
    return row ?? null
  },
  async remembered(token, id) {
    const [table, columns] = ['remembered_foods', ['phrase', 'food']]
    const asked = db.ask({ kind: 'rows', token, table, columns, where: 'user_id', is: id })
    return z.array(rememberedFood).parse(await inTime('remembered', STORE_DEADLINE_MS, asked))
  },
})

async function inTime(step: string, deadlineMs: number, asked: Promise<unknown>): Promise<unknown> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), deadlineMs)
  try {
    return await Promise.race([asked, late.promise])
  } catch (error) {
    throw new StoreFailure(step, error as Error & { code?: string })
  } finally {
    clearTimeout(timer)
  }
}
