import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type Change, changeLive, type Live } from './live.ts'
import { ROOT } from './rooms.ts'

type By = Pick<Change, 'who' | 'commit'>

/** How long the gate may take, in milliseconds: what a build does in it must not hold up other teams for ever. */
const GATE_MS = 120_000

/**
 * Makes a build live, once the gate lets it through.
 * @throws Refused with the gate's reasons; nothing has changed then
 */
export const release = (store: string, part: string, version: string, by: By): Promise<Live | null> =>
  changeLive(store, part, by, async () => {
    await passGate(store, part, version)
    return version
  })

/**
 * Makes the build live again that was live before.
 * @throws Error when there is none
 */
export const rollBack = (store: string, part: string, by: By): Promise<Live | null> =>
  changeLive(store, part, by, (now) => {
    if (!now?.previous) throw new Error(`${part} has no earlier release to go back to`)
    return now.previous
  })

/** Makes builds live as they are, without the gate: for a store that no visitor is served from. */
export async function makeLive(store: string, versions: Record<string, string>, by: By): Promise<void> {
  for (const [part, version] of Object.entries(versions)) await changeLive(store, part, by, () => version)
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

/** In a process of its own: what a build does there ends that process and not a release, let alone a site. */
async function passGate(store: string, part: string, version: string): Promise<void> {
  const gate = spawn(process.execPath, [join(ROOT, 'site/gate.ts'), store, part, version], {
    // No secret of whoever releases is a build's business.
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: GATE_MS,
    killSignal: 'SIGKILL',
  })
  let said = ''
  for (const stream of [gate.stdout, gate.stderr]) stream.on('data', (chunk) => (said += chunk))
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    gate.on('close', (...end) => resolve(end)),
  )
  if (code === 0) return
  const reasons = said.trim().split('\n').filter(Boolean)
  throw new Refused(part, version, signal ? [`the gate was not done after ${GATE_MS / 1000} s`] : reasons)
}
