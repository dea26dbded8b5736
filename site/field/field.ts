import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Field } from '@evenplate/api-gateway/deps/deps'
import { openFieldFile } from './field-file.ts'
import type { Log } from './log.ts'
import { saying } from './log.ts'
import type { Metrics } from './metrics.ts'

type Report = Parameters<Field['note']>[0]
type Entry = Report['entries'][number]

type Options = {
  store: string
  dataDir: string
  /** Share of visits that report pages and paints: above 0, at most 1. */
  share: number
  /** Whether a page of that pattern exists. */
  isPage: (pattern: string) => boolean
  metrics: Metrics
  log: Log
  clock?: () => Date
}

/** The most errors logged per minute: fake reports must not fill the disk. */
const LOGGED_A_MINUTE = 200

/** Counts what browsers report, for `/metrics` and for `fieldCounts`, which shows how a version does. */
export function openField({
  store,
  dataDir,
  share,
  isPage,
  metrics,
  log,
  clock = () => new Date(),
}: Options) {
  const file = openFieldFile(store, dataDir, clock, saying(log))
  const builds = new Set<string>()
  let minute = 0
  let logged = 0
  const weight = share > 0 ? 1 / share : 0
  return {
    note(report: Report): void {
      // A document reports each error once; repetitions in one report are fake.
      const told = new Set<string>()
      for (const entry of report.entries) {
        if (entry.kind === 'error' && !entry.again) {
          const { code, part, version, page } = entry
          const key = [code, part, version, page].join()
          if (told.has(key)) continue
          told.add(key)
        }
        if (entry.kind === 'event') metrics.events.inc({ name: entry.name })
        else if (isPage(entry.page) && isBuild(entry.part, entry.version)) count(entry, report)
        else metrics.dropped.inc()
      }
    },
    close: () => file.close(),
  }

  function count(entry: Exclude<Entry, { kind: 'event' }>, { shell, release }: Report): void {
    const { part, version, page } = entry
    // The shell is around every page.
    const builds = [{ part, version }]
    if (part !== 'shell' && isBuild('shell', shell)) builds.push({ part: 'shell', version: shell })
    switch (entry.kind) {
      case 'page':
        for (const build of builds) file.note({ kind: 'load', ...build, weight })
        metrics.pageLoads.inc({ part, version, page }, weight)
        break
      case 'vital':
        if (entry.name === 'LCP')
          for (const build of builds) file.note({ kind: 'paint', ...build, ms: entry.value, weight })
        if (entry.name === 'CLS') metrics.shifts.observe({ part, version }, entry.value)
        else metrics.vitals.observe({ part, version, name: entry.name }, entry.value / 1000)
        break
      case 'error': {
        const { code, isFault, reference, again } = entry
        if (isFault && !again) file.note({ kind: 'error', part, version })
        if (!again) metrics.errors.inc({ part, version, page, code, fault: String(isFault) })
        if (mayLog())
          log(isFault ? 'warn' : 'info', 'browser error', {
            ...{ code, part, version, page, release },
            ...(reference && { reference }),
          })
      }
    }
  }

  function mayLog(): boolean {
    const now = Math.floor(clock().getTime() / 60_000)
    if (now !== minute) logged = 0
    minute = now
    logged += 1
    return logged <= LOGGED_A_MINUTE
  }

  /** Anybody can send a report. Only builds in the store are counted, so memory stays limited. */
  function isBuild(part: string, version: string): boolean {
    const home = part === 'shell' ? join('shells', version) : join('remotes', part, version)
    if (builds.has(home)) return true
    if (!existsSync(join(store, home))) return false
    builds.add(home)
    return true
  }
}
