import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { declaredOf } from './declared-of.ts'
import {
  type By,
  canariesOf,
  changeLive,
  type Live,
  liveState,
  readLive,
  readRegistry,
  type Step,
} from './live.ts'
import { ROOT } from './rooms.ts'

/** How long the gate may take, in milliseconds: a build must not hold up other teams forever. */
const GATE_MS = 120_000

/**
 * Makes a build live once it passes the gate. Nobody waits for another team's gate: it runs before this change's turn, and
 * again if what it compared the build with is no longer live by then.
 * @throws Refused with the gate's reasons; nothing has changed then
 */
export const release = (store: string, part: string, version: string, by: By, gateMs = GATE_MS) =>
  throughGate(store, part, version, by, version, gateMs)

/**
 * The same for some visitors: this many of a hundred get the build from now on.
 * @throws Refused, or Error when the part was never released or the build is live
 */
export const releaseCanary = (
  store: string,
  part: string,
  version: string,
  share: number,
  by: By,
  gateMs = GATE_MS,
) => throughGate(store, part, version, by, { canary: version, share }, gateMs)

async function throughGate(
  store: string,
  part: string,
  version: string,
  by: By,
  step: Step,
  gateMs: number,
): Promise<Live | null> {
  for (;;) {
    const against = heldAgainst(store, part)
    await expectPasses(store, part, version, gateMs)
    let holds = false
    const live = await changeLive(store, part, by, () => {
      holds = heldAgainst(store, part) === against
      return holds ? step : null
    })
    if (holds) return live
  }
}

/** @throws Refused with the gate's reasons */
export async function expectPasses(
  store: string,
  part: string,
  version: string,
  gateMs = GATE_MS,
): Promise<void> {
  const reasons = await gateOn(store, part, version, gateMs)
  if (reasons.length > 0) throw new Refused(part, version, reasons)
}

/**
 * What a build must be compatible with: for a remote, the shell and other parts' addresses; for a shell, every remote.
 * Canaries count too.
 */
function heldAgainst(store: string, part: string): string {
  if (part === 'shell') return liveState(store)
  const shell = readLive(store, 'shell')
  const { shell: _, ...canaries } = canariesOf(store)
  const claimed = Object.entries(canaries).map(([name, { version }]) => [
    name,
    declaredOf(store, name, version),
  ])
  const others = Object.entries(readRegistry(store)).map(([name, { pages, parts }]) => [
    name,
    { pages, parts },
  ])
  const ofOthers = [...others, ...claimed].filter(([name]) => name !== part)
  return JSON.stringify([shell?.live, shell?.canary?.version, ofOthers])
}

/**
 * Ends the part's canary if one runs, and leaves the live build: `change` then has the share 0. Otherwise the previous
 * build becomes live again; the next rollback goes one further back.
 * @throws Error if there is none
 */
export const rollBack = (store: string, part: string, by: By): Promise<Live | null> =>
  changeLive(store, part, by, (now) => {
    if (now?.canary) return { canary: null }
    if (!now?.previous) throw new Error(`${part} has no earlier release to go back to`)
    return { backTo: now.previous }
  })

/** Ends a canary if it is still this build. @returns whether it was */
export async function endCanary(store: string, part: string, version: string, by: By): Promise<boolean> {
  let ends = false
  await changeLive(store, part, by, (now) => {
    ends = now?.canary?.version === version
    return ends ? { canary: null } : null
  })
  return ends
}

/** Makes builds live without the gate: for a store that serves no visitors. */
export async function makeLive(store: string, versions: Record<string, string>, by: By): Promise<void> {
  for (const [part, version] of Object.entries(versions)) await changeLive(store, part, by, () => version)
}

/** The same for parts that were never released; what is live stays. @returns the live build of each of them now */
export async function makeLiveWhereNone(
  store: string,
  versions: Record<string, string>,
  by: By,
): Promise<Record<string, string>> {
  const live: Record<string, string> = {}
  for (const [part, version] of Object.entries(versions))
    live[part] = (await changeLive(store, part, by, (now) => (now ? null : version)))?.live ?? version
  return live
}

export class Refused extends Error {
  constructor(part: string, version: string, reasons: string[]) {
    super(
      [
        `${part} ${version} is not released, and nothing has changed:`,
        ...reasons.map((one) => `  ${one}`),
      ].join('\n'),
    )
  }
}

/**
 * In a separate process: what a build does there can end that process, but not a release or a site.
 * @returns the reasons against the build. Ending without a verdict is one, since the build may have ended the gate
 */
async function gateOn(store: string, part: string, version: string, ms: number): Promise<string[]> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const gate = spawn(process.execPath, [join(ROOT, 'site/gate.ts'), store, part, version], {
    // A build must not see the secrets of the person who releases it.
    env: { PATH, NODE_COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    timeout: ms,
    killSignal: 'SIGKILL',
  })
  let said = ''
  for (const stream of [gate.stdout, gate.stderr]) stream?.on('data', (chunk) => (said += chunk))
  let verdict: string[] | undefined
  gate.on('message', (message: string[]) => {
    verdict = message
  })
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    gate.on('close', (...end) => resolve(end)),
  )
  if (verdict) return verdict
  const end = signal ? `the gate was not done after ${ms / 1000} s` : `the gate ended with ${code}`
  return [end, ...said.trim().split('\n').filter(Boolean)]
}
