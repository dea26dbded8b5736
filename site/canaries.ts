import { canariesOf, readLive } from './builds/live.ts'
import { endCanary } from './builds/releasing.ts'
import { fieldCounts } from './field/field-counts.ts'
import { judgeCanary } from './field/judge-canary.ts'

/** How often canaries are judged, in milliseconds. */
const JUDGE_EVERY_MS = 5000

/** Ends a canary that does worse in browsers than the live build. The history says who ended it, and why. */
export function watchCanaries(store: string, log: (line: string) => void, everyMs = JUDGE_EVERY_MS) {
  let said = ''
  let judging = Promise.resolve()
  const timer = setInterval(() => {
    judging = judging.then(judgeAll).catch((error: unknown) => {
      // The store may be unreadable or unwritable for a moment; the next try may work.
      if (said !== String(error)) log(`Canaries cannot be judged: ${String(error)}`)
      said = String(error)
    })
  }, everyMs)
  timer.unref()
  return {
    async close(): Promise<void> {
      clearInterval(timer)
      await judging
    },
  }

  async function judgeAll(): Promise<void> {
    for (const [part, { version, share, since }] of Object.entries(canariesOf(store))) {
      const began = new Date(since)
      const counts = fieldCounts(store, part, began)
      const live = counts.get(readLive(store, part)?.live ?? '')
      const { verdict, reason } = judgeCanary(
        { live, canary: counts.get(version) },
        { began, now: new Date(), share: share / 100 },
      )
      if (verdict !== 'take back') continue
      const by = { who: 'canary judge', commit: null, reason }
      if (await endCanary(store, part, version, by))
        log(`The canary ${version} of ${part} is taken back: ${reason}`)
    }
  }
}
