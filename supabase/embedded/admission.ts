import type { Slowed } from './slowed.ts'

export const ADMISSION = {
  /** The most requests at once, for one person and for everybody together. */
  atOnce: 200,
  atOnceOfAll: 1000,
  /** How much the database may work for one person within a minute, in CPU milliseconds: a quarter of it. */
  workPerMinute: 15_000,
} as const

const MINUTE = 60_000
const MOST = 50_000

export type Refusal = { status: 429 | 503; retryAfter: number }

/**
 * Who may use the database now. A client whose work made it restart has to wait, and so does anyone who keeps it busy or
 * sends too much at once. `null` is the gateway and the backend itself, which have their own limits.
 */
export type Admission = {
  /** @returns why not; otherwise call `leave` when the answer is ready */
  enter(asker: string | null): { refused: Refusal } | { leave(): void }
  /** @param took milliseconds the database worked for them */
  worked(asker: string | null, took: number): void
  /** Whether they have used up their share of the minute. */
  spent(asker: string | null): boolean
}

export function admission(now: () => number, slowed: Slowed[] = []): Admission {
  const until = new Map(slowed.map((one) => [one.asker, one.until]))
  const inside = new Map<string, number>()
  const work = new Map<string, { since: number; used: number }>()
  let all = 0

  return {
    enter(asker) {
      if (asker === null) return { leave() {} }
      const refused = refusal(asker)
      if (refused) return { refused }
      inside.set(asker, (inside.get(asker) ?? 0) + 1)
      all += 1
      return {
        leave() {
          all -= 1
          const left = (inside.get(asker) ?? 1) - 1
          if (left > 0) inside.set(asker, left)
          else inside.delete(asker)
        },
      }
    },
    worked(asker, took) {
      if (asker === null) return
      const known = usage(asker)
      work.delete(asker)
      work.set(asker, { ...known, used: known.used + took })
      if (work.size > MOST) work.delete(work.keys().next().value ?? asker)
    },
    spent: (asker) => asker !== null && usage(asker).used >= ADMISSION.workPerMinute,
  }

  function refusal(asker: string): Refusal | undefined {
    const wait = (until.get(asker) ?? 0) - now()
    if (wait > 0) return { status: 429, retryAfter: seconds(wait) }
    const { since, used } = usage(asker)
    if (used >= ADMISSION.workPerMinute) return { status: 429, retryAfter: seconds(since + MINUTE - now()) }
    if ((inside.get(asker) ?? 0) >= ADMISSION.atOnce) return { status: 429, retryAfter: 1 }
    if (all >= ADMISSION.atOnceOfAll) return { status: 503, retryAfter: 1 }
  }

  /** In the current minute. */
  function usage(asker: string): { since: number; used: number } {
    const known = work.get(asker)
    return known && known.since > now() - MINUTE ? known : { since: now(), used: 0 }
  }
}

const seconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000))
