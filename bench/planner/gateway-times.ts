import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** CPU milliseconds, one list for each kind of fill. */
export type Times = Record<'warming' | 'first' | 'other' | 'again', number[]>

/** Fills weeks as the gateway does, in this many fresh processes. */
export function gatewayTimes(processes: number, isWarmed: boolean): Times {
  const script = fileURLToPath(new URL('./time-a-fill.ts', import.meta.url))
  const times: Times = { warming: [], first: [], other: [], again: [] }
  for (let at = 0; at < processes; at++) {
    const said = execFileSync(process.execPath, [script, ...(isWarmed ? ['warmed'] : [])], {
      encoding: 'utf8',
    })
    const { warming, first, other, again } = JSON.parse(said)
    times.warming.push(warming)
    times.first.push(first)
    times.other.push(other)
    times.again.push(...again)
  }
  return times
}
