import { isReporting, type Note } from './reported.ts'

/** Which page the router shows at an address: its pattern, and its remote. */
export type PageAt = (pathname: string) => { page: string; part: string } | null

/** More at once would add nothing new. */
const MOST_WAITING = 40
/** The page is idle by then: fetching and sending no longer slow its first screen. */
const REST_MS = 2000

let pageAt: PageAt = () => null
let waiting: Note[] = []
let isStarted = false
let send: ((notes: Note[]) => void) | null = null

/**
 * Begins to report errors, pages and paints to `/api/telemetry`, if the operator wants it and the visitor has not opted
 * out. The fields are in `domain/field-report.ts`; `sending.ts` builds the reports and loads once the page is idle.
 */
export function startReporting(at: PageAt): void {
  if (!isReporting()) return
  pageAt = at
  isStarted = true
  // Anything but an Error, such as what extensions throw, does not say where it came from.
  addEventListener('error', ({ error }) => error instanceof Error && noteError(error))
  addEventListener('unhandledrejection', ({ reason }) => reason instanceof Error && noteError(reason))
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}

export function noteEvent(name: string): void {
  add({ kind: 'event', name })
}

/** @param page its pattern, e.g. `/recipes/:id` */
export function notePage(page: string, part: string): void {
  add({ kind: 'page', page, part })
}

/** What a handler caught can also reach the window. */
const noted = new WeakSet<Error>()

/** Only its class or code, and whose file it came from, is ever sent. */
export function noteError(error: unknown): void {
  const here = pageAt(location.pathname)
  if (!here || (error instanceof Error && noted.has(error))) return
  if (error instanceof Error) noted.add(error)
  add({ kind: 'error', error, ...here })
  // A visitor who sees an error may leave at once, and the first screen is lost anyway.
  if (isStarted) openSoon()
}

function add(note: Note): void {
  if (send) send([note])
  else if (isStarted && waiting.length < MOST_WAITING) waiting.push(note)
}

function rest(): void {
  setTimeout(openSoon, REST_MS)
}

let isOpening = false

function openSoon(): void {
  if (isOpening) return
  isOpening = true
  import(/* webpackChunkName: "sending" */ './sending.ts').then(
    ({ openSending }) => {
      send = openSending()
      send(waiting)
      waiting = []
    },
    // Without a network nothing could be sent anyway.
    () => {},
  )
}
