import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Declared, declaredOf } from './declared.ts'
import { hashOf } from './fingerprint.ts'
import { inTurn } from './turn.ts'

/** One change of what is live. Nothing ever alters or removes one. */
export type Change = {
  /** ISO 8601. */
  at: string
  who: string
  /** Of the sources that the build was made of; null where nobody knows. */
  commit: string | null
  from: string | null
  to: string
  /** It took the release before it back. */
  back?: true
}

/** Which build of a part visitors get, the one to go back to, and the change that made it so. */
export type Live = { live: string; previous: string | null; change: Change }

/** Who makes a change, of which sources, and whether it takes the release before it back. */
export type By = Pick<Change, 'who' | 'commit' | 'back'>

/** One entry of `remotes.json`: the build of a remote that is live, its pages and the names of its parts. */
export type RegistryEntry = Pick<Declared, 'pages' | 'parts'> & {
  version: string
  /** Address of the build's `remote-entry.js`. */
  entry: string
  /** Of the entry, for the page's import map. */
  integrity: string
}
export type Registry = Record<string, RegistryEntry>

const liveFile = (store: string, part: string) => join(store, 'live', `${part}.json`)
const historyFile = (store: string, part: string) => join(store, 'history', `${part}.jsonl`)

/** @returns null for a part that was never released */
export function readLive(store: string, part: string): Live | null {
  const file = liveFile(store, part)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** The parts that are live in a store: the shell and the remotes, by name. */
export const livePartsOf = (store: string): string[] =>
  existsSync(join(store, 'live'))
    ? readdirSync(join(store, 'live'))
        .filter((file) => file.endsWith('.json'))
        .map((file) => basename(file, '.json'))
        .sort()
    : []

/** What is live of each remote: what pages are made with, and what `remotes.json` says. */
export function readRegistry(store: string): Registry {
  const remotes = livePartsOf(store).filter((part) => part !== 'shell')
  return Object.fromEntries(remotes.map((name) => [name, entryOf(store, name, readLive(store, name)!.live)]))
}

/** The builds that pages are made of. */
export type Builds = { shell: string; remotes: Registry }

/** @throws Error when nothing is live in the store */
export function liveBuilds(store: string): Builds {
  const shell = readLive(store, 'shell')?.live
  if (!shell) throw new Error(`No shell is live in the store ${store}`)
  return { shell, remotes: readRegistry(store) }
}

/** Differs from one moment to another exactly when something else is live. */
export const liveState = (store: string): string =>
  livePartsOf(store)
    .map((part) => `${part} ${readLive(store, part)?.live}`)
    .join(', ')

/** What each build of the shell has of its own; its scripts and style sheets lie in `shell/` with all others. */
export const shellHome = (store: string, version: string): string => join(store, 'shells', version)

/** @throws Error when the store has no such build */
export function entryOf(store: string, name: string, version: string): RegistryEntry {
  const entry = `/remotes/${name}/${version}/remote-entry.js`
  const integrity = hashOf(readFileSync(join(store, entry)))
  return { version, entry, integrity, ...declaredOf(store, name, version) }
}

/**
 * Makes another build of a part live. One change at a time in a store, whichever part it is of, so that none is lost.
 * The rename of the part's live file is the moment of the change: a crash before it changed nothing, one after it
 * leaves a history that the next change completes.
 * @param decide the version to go to, seen what is live at this change's turn; null to leave it. What it throws refuses
 * @throws Error when the store has no such build; nothing has changed then
 */
export function changeLive(
  store: string,
  part: string,
  by: By,
  decide: (now: Live | null) => Promise<string | null> | string | null,
): Promise<Live | null> {
  return inTurn(join(store, 'live'), async () => {
    const now = readLive(store, part)
    const to = await decide(now)
    if (to === null || to === now?.live) return now
    expectBuild(store, part, to)
    const from = now?.live ?? null
    const previous = by.back ? beforeLast(historyOf(store, part)) : from
    const next: Live = { live: to, previous, change: { at: new Date().toISOString(), ...by, from, to } }
    completeHistory(store, part)
    putInPlace(liveFile(store, part), next)
    completeHistory(store, part)
    // For whoever serves the store without this site, as a CDN does.
    putInPlace(join(store, 'remotes.json'), readRegistry(store))
    return next
  })
}

function expectBuild(store: string, part: string, version: string): void {
  const file = part === 'shell' ? 'assets.json' : 'remote-entry.js'
  const home = part === 'shell' ? shellHome(store, version) : join(store, 'remotes', part, version)
  if (!existsSync(join(home, file))) throw new Error(`The store has no build ${version} of ${part}`)
}

/** A part's changes, the oldest first. */
export function historyOf(store: string, part: string): Change[] {
  const written = writtenHistory(store, part)
  const last = readLive(store, part)?.change
  return last && !isSame(written.at(-1), last) ? [...written, last] : written
}

/** What is left to go back to once the last release is taken back: no release that was taken back before. */
function beforeLast(changes: Change[]): string | null {
  const standing: string[] = []
  for (const { to, back } of changes) {
    if (back) standing.pop()
    else standing.push(to)
  }
  return standing.at(-3) ?? null
}

/** Adds the last change where a crash came between it and its line. */
function completeHistory(store: string, part: string): void {
  const written = writtenHistory(store, part)
  const last = readLive(store, part)?.change
  if (!last || isSame(written.at(-1), last)) return
  const file = historyFile(store, part)
  mkdirSync(dirname(file), { recursive: true })
  // A line that a killed process left half written is closed, and read by nobody.
  const isOpen = existsSync(file) && !readFileSync(file, 'utf8').endsWith('\n')
  appendFileSync(file, `${isOpen ? '\n' : ''}${JSON.stringify(last)}\n`)
}

function writtenHistory(store: string, part: string): Change[] {
  const file = historyFile(store, part)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Change]
      } catch {
        return []
      }
    })
}

const isSame = (a: Change | undefined, b: Change): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Put in place whole: whoever reads meanwhile finds the old or the new, never half of one. */
function putInPlace(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.draft`
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`)
  renameSync(draft, file)
}
