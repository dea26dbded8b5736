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
import type { Declared } from './declared.ts'
import { declaredOf } from './declared-of.ts'
import { hashOf } from './fingerprint.ts'
import { inTurn } from './turn.ts'

/** One change of what is live. Nothing ever alters or removes one. */
export type Change = {
  /** ISO 8601. */
  at: string
  who: string
  /** The commit of the sources that the build was made from; null if unknown. */
  commit: string | null
  from: string | null
  to: string
  /** It undid the release before it. */
  back?: true
  /**
   * Only a canary changed, not what is live: this many of a hundred visitors now get `to`. With 0 the canary has ended:
   * `from` is its build, and `to` what is live.
   */
  share?: number
  /** The reason, if no person decided it. */
  reason?: string
}

/** A build that a share of the visitors gets instead of the live one. */
export type Canary = {
  version: string
  /** Out of a hundred visitors, 1 to 99. */
  share: number
  /** When this build became the canary, whatever its share was then. ISO 8601. */
  since: string
}

/** A part's live build, the one to go back to, the canary if one runs, and the last change. */
export type Live = { live: string; previous: string | null; canary?: Canary; change: Change }

/** Who makes a change, from which sources, and why. */
export type By = Pick<Change, 'who' | 'commit' | 'reason'>

/** The effect of a change: a version goes live, or goes live again; a canary's share, or its end. */
export type Step = string | { backTo: string } | { canary: string; share: number } | { canary: null }

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

/** The live build of each remote, as used to make pages and listed in `remotes.json`. */
export function readRegistry(store: string): Registry {
  const remotes = livePartsOf(store).filter((part) => part !== 'shell')
  return Object.fromEntries(remotes.map((name) => [name, entryOf(store, name, readLive(store, name)!.live)]))
}

/** The builds that pages are made from. */
export type Builds = { shell: string; remotes: Registry }

/** @throws Error when nothing is live in the store */
export function liveBuilds(store: string): Builds {
  const shell = readLive(store, 'shell')?.live
  if (!shell) throw new Error(`No shell is live in the store ${store}`)
  return { shell, remotes: readRegistry(store) }
}

/** Changes exactly when visitors get something else. */
export const liveState = (store: string): string =>
  livePartsOf(store)
    .map((part) => saying(part, readLive(store, part)))
    .join(', ')

const saying = (part: string, now: Live | null): string =>
  `${part} ${now?.live}${now?.canary ? ` (${now.canary.version} for ${now.canary.share}%)` : ''}`

/** The canaries that run, by part. */
export function canariesOf(store: string): Record<string, Canary> {
  const all = livePartsOf(store).map((part) => [part, readLive(store, part)?.canary] as const)
  return Object.fromEntries(all.flatMap(([part, canary]) => (canary ? [[part, canary]] : [])))
}

/** What a visit gets instead of what is live: a version by the part's name. */
export type Differences = Readonly<Record<string, string>>

/** @throws Error when the store has no such build */
export function buildsWith(store: string, live: Builds, differences: Differences): Builds {
  const { shell = live.shell, ...others } = differences
  const changed = Object.entries(others).map(([name, version]) => [name, entryOf(store, name, version)])
  return { shell, remotes: { ...live.remotes, ...Object.fromEntries(changed) } }
}

/** Each shell build's own files; its scripts and style sheets are in `shell/` with those of all builds. */
export const shellHome = (store: string, version: string): string => join(store, 'shells', version)

/** @throws Error when the store has no such build */
export function entryOf(store: string, name: string, version: string): RegistryEntry {
  const entry = `/remotes/${name}/${version}/remote-entry.js`
  const integrity = hashOf(readFileSync(join(store, entry)))
  return { version, entry, integrity, ...declaredOf(store, name, version) }
}

/**
 * Makes another build of a part live, or changes its canary. A store takes one change at a time, of any part, so that none
 * is lost. The change happens when the part's live file is renamed: a crash before that changes nothing, and one after it
 * leaves a history that the next change completes.
 * @param decide the step to take, given what is live at this change's turn; null for no change. What it throws refuses
 * the change
 * @throws Error when the store has no such build; nothing has changed then
 */
export function changeLive(
  store: string,
  part: string,
  by: By,
  decide: (now: Live | null) => Promise<Step | null> | Step | null,
): Promise<Live | null> {
  return inTurn(join(store, 'live'), async () => {
    const now = readLive(store, part)
    const step = await decide(now)
    const next = step === null ? null : after(step, now)
    if (!next) return now
    completeHistory(store, part)
    putInPlace(liveFile(store, part), next)
    completeHistory(store, part)
    // For servers other than this site, such as a CDN.
    putInPlace(join(store, 'remotes.json'), readRegistry(store))
    return next
  })

  /** @returns null if it is already so */
  function after(step: Step, now: Live | null): Live | null {
    const change = { at: new Date().toISOString(), ...by }
    if (typeof step === 'string') return step === now?.live ? null : withLive(step, now, change)
    if ('backTo' in step) {
      const previous = beforeLast(historyOf(store, part))
      return { ...withLive(step.backTo, now, { ...change, back: true }), previous }
    }
    if (step.canary !== null) return withCanary(step.canary, step.share, now, change)
    if (!now?.canary) return null
    const { canary, ...rest } = now
    return { ...rest, change: { ...change, from: canary.version, to: now.live, share: 0 } }
  }

  /**
   * A canary ends when what it was compared with is no longer live; if it goes live itself, it is no longer a canary.
   */
  function withLive(to: string, now: Live | null, change: ChangeBy): Live {
    expectBuild(store, part, to)
    const from = now?.live ?? null
    return { live: to, previous: from, change: { ...change, from, to } }
  }

  function withCanary(version: string, share: number, now: Live | null, change: ChangeBy): Live | null {
    if (!now) throw new Error(`${part} was never released, so it has nothing to compare a canary with`)
    if (version === now.live) throw new Error(`${part} ${version} is already live for everybody`)
    const before = now.canary
    if (before?.version === version && before.share === share) return null
    expectBuild(store, part, version)
    const since = before?.version === version ? before.since : change.at
    const canary = { version, share, since }
    return { ...now, canary, change: { ...change, from: now.live, to: version, share } }
  }
}

type ChangeBy = Omit<Change, 'from' | 'to'>

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

/** The build to roll back to after the last release is rolled back; never a release that was itself rolled back. */
function beforeLast(changes: Change[]): string | null {
  const standing: string[] = []
  for (const { to, back } of changes.filter(({ share }) => share === undefined)) {
    if (back) standing.pop()
    else standing.push(to)
  }
  return standing.at(-3) ?? null
}

/** Adds the last change if a crash kept its line from being written. */
function completeHistory(store: string, part: string): void {
  const written = writtenHistory(store, part)
  const last = readLive(store, part)?.change
  if (!last || isSame(written.at(-1), last)) return
  const file = historyFile(store, part)
  mkdirSync(dirname(file), { recursive: true })
  // A half-written line from a killed process is ended and ignored.
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

/** Replaced in one step: a reader finds either the old or the new file, never half of one. */
function putInPlace(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.draft`
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`)
  renameSync(draft, file)
}
