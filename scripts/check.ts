import { join } from 'node:path'
import { affectedBy } from './checking/affected-by.ts'
import { runTool } from './checking/run-tool.ts'
import { lanesFor, type Step } from './checking/steps.ts'
import { type House, readHouse } from './import-rules/read-house.ts'

/**
 * `npm run check glossary`: types, lint, tests and stories of everything a change in that part can affect. One line per
 * step, and the whole output of a failure. Without a name: types, lint and all tests.
 */
const ROOT = join(import.meta.dirname, '..')
const names = process.argv.slice(2)

process.exitCode = names.length > 0 ? await checkParts(names) : await checkAll()

async function checkAll(): Promise<number> {
  const test = join(ROOT, 'scripts/test.ts')
  const words = [test, 'types', 'lint', 'rules', 'components']
  return (await runTool(process.execPath, words, (text) => process.stdout.write(text))) ?? 1
}

async function checkParts(wanted: string[]): Promise<number> {
  const house = readHouse(ROOT)
  const rooms = wanted.flatMap((name) => roomNamed(house, name) ?? [])
  if (rooms.length < wanted.length) {
    const unknown = wanted.find((name) => !roomNamed(house, name))
    console.error(
      `No part "${unknown}"; there are ${house.rooms.map((room) => room.replace(/^mfe-/, '')).join(', ')}`,
    )
    return 1
  }
  const lanes = lanesFor(rooms, affectedBy(house, rooms))
  const failed = (await Promise.all(lanes.map(runLane))).flat()
  console.log(failed.length === 0 ? 'All is well' : `Failed: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
}

/** A part by its name or its folder's name. */
function roomNamed({ rooms }: House, name: string): string | undefined {
  return rooms.find((room) => room === name || room === `mfe-${name}`)
}

/** @returns the names of the steps that failed */
async function runLane(steps: Step[]): Promise<string[]> {
  const failed: string[] = []
  for (const { name, of, run } of steps) {
    const started = performance.now()
    let said = ''
    const ok = await run((text) => (said += text)).catch((error: Error) => {
      said += error.message
      return false
    })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(8)} ${of.padEnd(16)} ${seconds.padStart(5)} s`)
    if (ok) continue
    failed.push(name)
    console.log(said.trim())
  }
  return failed
}
