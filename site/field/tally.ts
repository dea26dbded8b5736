import * as z from 'zod/mini'
import { addPaint, addPaints, type PaintTimes } from './paint-times.ts'

/** What was reported about one build of a part within some time. */
export type Seen = { loads: number; errors: number; paints: PaintTimes }
/** By part, then by version. */
type Parts = Record<string, Record<string, Seen>>

/** As stored in a file: minutes and hours since 1970, by number. Nothing in it says who visited. */
export type Tallied = { minutes: Record<string, Parts>; hours: Record<string, Parts> }

export type Sighting =
  | { kind: 'load'; part: string; version: string; weight: number }
  | { kind: 'error'; part: string; version: string }
  | { kind: 'paint'; part: string; version: string; ms: number; weight: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Counts stay by minute for this long, so that a canary is judged by its own time; older ones are merged into hours. */
const MINUTES_KEPT = 3 * HOUR
const HOURS_KEPT = 30 * 24 * HOUR

/** Counts of one site by minute, for a while, and by hour. */
export class Tally {
  #minutes = new Map<number, Parts>()
  #hours = new Map<number, Parts>()

  constructor(before?: Tallied) {
    for (const [minute, parts] of Object.entries(before?.minutes ?? {}))
      this.#minutes.set(Number(minute), parts)
    for (const [hour, parts] of Object.entries(before?.hours ?? {})) this.#hours.set(Number(hour), parts)
  }

  note(sighting: Sighting, now: Date): void {
    const { part, version } = sighting
    const seen = seenIn(this.#minutes, Math.floor(now.getTime() / MINUTE), part, version)
    if (sighting.kind === 'load') seen.loads += sighting.weight
    else if (sighting.kind === 'error') seen.errors += 1
    else addPaint(seen.paints, sighting.ms, sighting.weight)
  }

  /** Merges old minutes into hours, and drops old hours. */
  tidy(now: Date): void {
    for (const [minute, parts] of this.#minutes) {
      if (minute * MINUTE > now.getTime() - MINUTES_KEPT) continue
      this.#minutes.delete(minute)
      for (const [part, version, seen] of eachOf(parts))
        addTo(seenIn(this.#hours, Math.floor((minute * MINUTE) / HOUR), part, version), seen)
    }
    for (const hour of this.#hours.keys())
      if (hour * HOUR < now.getTime() - HOURS_KEPT) this.#hours.delete(hour)
  }

  toJSON(): Tallied {
    return { minutes: Object.fromEntries(this.#minutes), hours: Object.fromEntries(this.#hours) }
  }
}

/** Adds a file's counts for one part from a moment on. The minute or hour of that moment counts completely. */
export function addPart(to: Map<string, Seen>, from: Tallied, part: string, since: Date): void {
  const spans = [
    [from.minutes, MINUTE],
    [from.hours, HOUR],
  ] as const
  for (const [buckets, span] of spans)
    for (const [number, parts] of Object.entries(buckets)) {
      if ((Number(number) + 1) * span <= since.getTime()) continue
      for (const [name, version, seen] of eachOf(parts)) {
        if (name !== part) continue
        if (!to.has(version)) to.set(version, nothing())
        addTo(to.get(version)!, seen)
      }
    }
}

const counted = z.number().check(z.minimum(0))
const parts = z.record(
  z.string(),
  z.record(z.string(), z.object({ loads: counted, errors: counted, paints: z.record(z.string(), counted) })),
)
/** Checks a file from another process, or from another version of the site. */
export const tallied = z.object({ minutes: z.record(z.string(), parts), hours: z.record(z.string(), parts) })

const nothing = (): Seen => ({ loads: 0, errors: 0, paints: {} })

function seenIn(buckets: Map<number, Parts>, at: number, part: string, version: string): Seen {
  if (!buckets.has(at)) buckets.set(at, {})
  const all = buckets.get(at)!
  all[part] ??= {}
  all[part][version] ??= nothing()
  return all[part][version]
}

function addTo(to: Seen, { loads, errors, paints }: Seen): void {
  to.loads += loads
  to.errors += errors
  addPaints(to.paints, paints)
}

const eachOf = (parts: Parts): [string, string, Seen][] =>
  Object.entries(parts).flatMap(([part, versions]) =>
    Object.entries(versions).map(([version, seen]): [string, string, Seen] => [part, version, seen]),
  )
