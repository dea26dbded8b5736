import { FIELD_EVENTS, MOST_VITAL, REFERENCE, REPORT_LIMITS } from '@evenplate/domain/field-lists'
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { readSiteConfig } from '../config/site-config.ts'
import { cameFrom, codeOf } from './name-error.ts'
import { type Note, referenceOf, versionOf } from './reported.ts'

/** Milliseconds within which reports are sent together; an error, or leaving the page, sends at once. */
const TOGETHER_MS = 1000
/** How often the same error is reported, so that its references can be found. */
const MOST_ALIKE = 5

const EVENTS = new Set<string>(FIELD_EVENTS)

type Entry = Record<string, string | number | boolean>

/** What the page is and reports, in a separate module with the library that measures paints. */
export function openSending(): (notes: Note[]) => void {
  const { fieldShare = 0, release } = readSiteConfig()
  // Drawn at random once per document, so a visit reports everything or nothing.
  const isSampled = Math.random() < fieldShare
  const told = new Map<string, number>()
  const entries: Entry[] = []
  let timer = 0
  let first: { page: string; part: string; version: string } | null = null
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave())
  addEventListener('pagehide', leave)
  return (notes) => {
    for (const note of notes) take(note)
    if (entries.some(({ kind }) => kind === 'error')) leave()
    else if (entries.length > 0 && timer === 0) timer = window.setTimeout(leave, TOGETHER_MS)
  }

  function take(note: Note): void {
    if (note.kind === 'event') {
      if (isSampled && EVENTS.has(note.name)) entries.push({ kind: 'event', name: note.name })
      return
    }
    const { page } = note
    if (note.kind === 'error') {
      takeError(note.error, page, note.part)
      return
    }
    const version = versionOf(note.part)
    if (!version || !isSampled) return
    const build = { page, part: note.part, version }
    entries.push({ kind: 'page', ...build })
    if (first) return
    first = build
    measure(build)
  }

  /** The same error of the same build counts once per document: a loop is one fault. */
  function takeError(error: unknown, page: string, part: string): void {
    const origin = cameFrom(error, part)
    if (!origin) return
    const code = codeOf(error)
    const key = `${code} ${origin.part} ${origin.version} ${page}`
    const before = told.get(key) ?? 0
    if (before >= MOST_ALIKE) return
    told.set(key, before + 1)
    const reference = referenceOf(error) ?? ''
    // The operator's proxy may have written another kind of reference.
    const known: Entry = REFERENCE.test(reference) ? { reference } : {}
    entries.push({ kind: 'error', code, page, ...origin, ...known, ...(before > 0 && { again: true }) })
  }

  /** These figures are about the page that the document started with. */
  function measure(build: Entry): void {
    const note = ({ name, value }: { name: string; value: number }) => {
      entries.push({
        kind: 'vital',
        name,
        value: Math.min(MOST_VITAL, Math.round(value * 1000) / 1000),
        ...build,
      })
      if (document.visibilityState === 'hidden') leave()
    }
    onLCP(note)
    onINP(note)
    onCLS(note)
    onTTFB(note)
  }

  function leave(): void {
    clearTimeout(timer)
    timer = 0
    while (entries.length > 0 && release) {
      const report = {
        release: release.id,
        shell: release.shell,
        entries: entries.splice(0, REPORT_LIMITS.entries),
      }
      navigator.sendBeacon('/api/telemetry', new Blob([JSON.stringify(report)], { type: 'application/json' }))
    }
  }
}
