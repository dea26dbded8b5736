import { rememberedFood } from '@evenplate/domain/brought-recipe'
import { profile } from '@evenplate/domain/profile'
import { recipe } from '@evenplate/domain/recipe'
import {
  createClient,
  isAuthApiError,
  isAuthSessionMissingError,
  type SupabaseClient,
} from '@supabase/supabase-js'
import * as z from 'zod/mini'
import type { Members, QuotaStore, Subject, Taking, Usage } from './store.ts'

/** A failure on the database's side. `code` is from PostgreSQL, PostgREST or HTTP; none of their text is included. */
export class StoreFailure extends Error {
  readonly code: string

  constructor(step: string, error: { code?: string; status?: number } & object) {
    super(`${step} failed`, { cause: error })
    this.name = 'StoreFailure'
    this.code = `${step}:${error.code || error.status || 'unreachable'}`
  }
}

const report = z.object({ limit: z.number(), used: z.number(), reset_at: z.string() })
const taking = z.discriminatedUnion('outcome', [
  z.extend(report, { outcome: z.literal('taken'), id: z.uuid() }),
  z.extend(report, {
    outcome: z.literal('refused'),
    reason: z.enum(['guest_limit', 'member_daily_limit', 'saved_limit']),
  }),
  z.object({
    outcome: z.literal('wait'),
    reason: z.enum(['person_busy', 'unfinished_limit']),
    retry_after: z.number(),
  }),
  z.extend(report, { outcome: z.literal('replay'), result: recipe }),
  z.object({ outcome: z.literal('pending'), id: z.uuid() }),
  z.object({ outcome: z.literal('mismatch') }),
])
const finished = z.discriminatedUnion('outcome', [
  z.extend(report, { outcome: z.literal('finished') }),
  z.object({ outcome: z.literal('lost') }),
])

/** The quota functions of the database, reached with the service key. */
export function supabaseQuotas(call: Call): QuotaStore {
  return {
    async take(subject, options): Promise<Taking> {
      const reply = await call('take_generation', {
        ...subjectArgs(subject),
        p_address: subject.kind === 'guest' ? subject.address : null,
        p_origin: options.origin,
        p_address_limit: options.addressLimit,
        p_idempotency_key: options.idempotencyKey,
        p_request_hash: options.requestHash,
        p_lease_seconds: options.leaseSeconds,
        p_person_places: options.personPlaces,
        p_person_unfinished: options.personUnfinished,
        p_address_unfinished: options.addressUnfinished,
      })
      const taken = taking.parse(reply)
      if (taken.outcome === 'wait')
        return { outcome: 'wait', reason: taken.reason, seconds: taken.retry_after }
      return 'used' in taken ? { ...taken, usage: usageOf(taken) } : taken
    },
    async finish(id, result) {
      const once = () => call('finish_generation', { p_id: id, p_result: result })
      // Calling it twice does no harm, and a finished recipe is worth a second call.
      const done = finished.parse(await once().catch(once))
      return done.outcome === 'lost' ? null : usageOf(done)
    },
    async release(id) {
      await call('release_generation', { p_id: id })
    },
    async leave(id) {
      await call('leave_generation', { p_id: id })
    },
    async shown(id) {
      await call('generation_shown', { p_id: id })
    },
    async renew(ids, leaseSeconds) {
      await call('renew_generations', { p_ids: ids, p_lease_seconds: leaseSeconds })
    },
    async read(subject) {
      return usageOf(report.parse(await call('read_quota', subjectArgs(subject))))
    },
  }
}

/** Members, read from the auth server and under row level security, both with the member's own token. */
export function supabaseMembers(url: string, publishableKey: string): Members {
  const auth = clientOf(url, publishableKey).auth
  return {
    async identify(token) {
      const { data, error } = await auth.getUser(token)
      if (!error) return data.user.id
      // The client's error for a session that was ended elsewhere.
      if (isAuthSessionMissingError(error)) return null
      // A refusal is not the same as no answer: if the auth server is down, nobody is signed out.
      if (isAuthApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429)
        return null
      throw new StoreFailure('identify', error)
    },
    async profile(token, id) {
      const { data, error, status } = await clientOf(url, publishableKey, token)
        .from('profiles')
        .select(Object.keys(profile.shape).join(','))
        .eq('id', id)
        .maybeSingle()
      if (error) throw new StoreFailure('profile', { code: error.code, status })
      return data === null ? null : profile.parse(data)
    },
    async remembered(token, id) {
      const { data, error, status } = await clientOf(url, publishableKey, token)
        .from('remembered_foods')
        .select('phrase, food')
        .eq('user_id', id)
      if (error) throw new StoreFailure('remembered', { code: error.code, status })
      return z.array(rememberedFood).parse(data)
    },
  }
}

/** Calls a function of the database by its arguments' names. @throws StoreFailure */
export type Call = (name: string, args: Record<string, unknown>) => Promise<unknown>

/**
 * Calls a function of the database with the rights of the key.
 * @throws StoreFailure
 */
export function callerOf(url: string, key: string, deadlineMs = STORE_DEADLINE_MS): Call {
  const db = clientOf(url, key, undefined, deadlineMs)
  return async (name, args) => {
    const { data, error, status } = await db.rpc(name, args)
    if (error) throw new StoreFailure(name, { code: error.code, status })
    return data
  }
}

export const subjectArgs = (subject: Subject) =>
  subject.kind === 'guest'
    ? { p_subject_kind: 'guest', p_guest: subject.guest, p_cookie: subject.cookie, p_user: null }
    : { p_subject_kind: 'member', p_guest: null, p_cookie: null, p_user: subject.user }

const usageOf = ({ limit, used, reset_at }: z.infer<typeof report>): Usage => ({
  limit,
  used,
  resetAt: reset_at,
})

/** After this many milliseconds without an answer, the database counts as down. */
export const STORE_DEADLINE_MS = 10_000

function clientOf(url: string, key: string, token?: string, deadlineMs = STORE_DEADLINE_MS): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      fetch: (input, init) => {
        const late = AbortSignal.timeout(deadlineMs)
        return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, late]) : late })
      },
    },
  })
}
