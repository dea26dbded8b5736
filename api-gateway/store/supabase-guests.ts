import * as z from 'zod/mini'
import type { BringStore, FitStore, GuestShareStore, PlanFillStore } from './mail-store.ts'
import type { Call } from './supabase.ts'

const sharing = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('shared'), slug: z.string(), until: z.string() }),
  z.object({ outcome: z.literal('pending') }),
  z.object({ outcome: z.literal('not_found') }),
  z.object({ outcome: z.literal('refused') }),
])
const counted = z.object({ outcome: z.enum(['counted', 'refused']), left: z.number() })

/** Links of guests' recipes, reached with the service key. */
export function supabaseGuestShares(call: Call): GuestShareStore {
  return {
    async share({ guest, cookie, address }, generation) {
      const args = { p_guest: guest, p_cookie: cookie, p_address: address, p_idempotency_key: generation }
      return sharing.parse(await call('share_as_guest', args))
    },
    async remove({ guest, cookie }, slug) {
      const args = { p_guest: guest, p_cookie: cookie, p_slug: slug }
      return z.boolean().parse(await call('unshare_as_guest', args))
    },
    async read(slug) {
      return (await call('guest_share', { p_slug: slug })) ?? null
    },
  }
}

/** Counts of changed dishes, reached with the service key. */
export function supabaseFits(call: Call): FitStore {
  return {
    async count(subject) {
      const { outcome, left } = counted.parse(await call('count_fit', whoIs(subject)))
      return outcome === 'counted' ? left : null
    },
  }
}

/** Counts of filled weeks, reached with the service key. */
export function supabasePlanFills(call: Call): PlanFillStore {
  return {
    async count(subject) {
      const { outcome, left } = counted.parse(await call('count_plan_fill', whoIs(subject)))
      return outcome === 'counted' ? left : null
    },
    async left(subject) {
      return z.number().parse(await call('plan_fills_left', whoIs(subject)))
    },
  }
}

/** Counts of brought recipes, reached with the service key. */
export function supabaseBrings(call: Call): BringStore {
  return {
    async count(subject) {
      const { outcome, left } = counted.parse(await call('count_bring', whoIs(subject)))
      return outcome === 'counted' ? left : null
    },
    async left(subject) {
      return z.number().parse(await call('brings_left', whoIs(subject)))
    },
  }
}

const whoIs = (subject: Parameters<FitStore['count']>[0]) =>
  subject.kind === 'member'
    ? { p_user: subject.user }
    : { p_guest: subject.guest, p_cookie: subject.cookie, p_address: subject.address }
