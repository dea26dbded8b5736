import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../e2e/chromium.ts'
import { buildSite } from '../site/build.ts'
import { makeLive } from '../site/builds/releasing.ts'
import { STORE } from '../site/builds/rooms.ts'
import { runTool } from './checking/run-tool.ts'

/**
 * `npm test` runs every step and ends on `N passed, N failed`; `npm test types rules` runs those named.
 * A step that ends badly without saying which test failed counts as one failure.
 */
const reports = mkdtempSync(join(tmpdir(), 'evenplate-tests-'))

type Count = { passed: number; failed: number }

/** Writes what a step prints: at once, or when its turn has come. */
type Print = (text: string) => void

const STEPS: Record<string, (print: Print) => Promise<Count>> = {
  types: (print) => whole(print, 'tsc', ['--noEmit']),
  lint: (print) => whole(print, 'biome', ['check', '--error-on-warnings', '.']),
  rules: (print) => vitest(print, 'rules', ['--maxWorkers', '2']),
  database: (print) => vitest(print, 'database'),
  components: (print) => vitest(print, 'components', ['--maxWorkers', '2']),
  journeys,
}

/**
 * What runs one after another; of that the lanes run side by side, each of them in its own order. Two rules at a time,
 * since some wait for a process they started; a database waits for its disk and its own clock, and the others fill what
 * it leaves. It ends minutes before the timed journeys begin, which are the last.
 */
const GROUPS = [
  [['types'], ['lint']],
  [['rules', 'components', 'journeys'], ['database']],
]

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in STEPS))
if (unknown) {
  console.error(`No step "${unknown}"; there are ${Object.keys(STEPS).join(', ')}`)
  process.exit(1)
}

const total: Count = { passed: 0, failed: 0 }
const isAsked = (name: string) => asked.length === 0 || asked.includes(name)
for (const lanes of GROUPS) {
  const wanted = lanes.map((names) => names.filter(isAsked)).filter((names) => names.length > 0)
  await Promise.all(wanted.map(runLane))
}
rmSync(reports, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

/** The first of the lanes prints as it goes; what the others print is printed whole when a step of theirs has ended. */
async function runLane(names: string[], position: number): Promise<void> {
  for (const name of names) {
    const later: string[] = []
    const print: Print = (text) => void (position === 0 ? process.stdout.write(text) : later.push(text))
    const started = performance.now()
    print(`\n== ${name}\n`)
    const { passed, failed } = await STEPS[name]!(print).catch((error: Error) => {
      print(`${error.message}\n`)
      return { passed: 0, failed: 1 }
    })
    total.passed += passed
    total.failed += failed
    const seconds = Math.round((performance.now() - started) / 1000)
    print(`== ${name}: ${passed} passed, ${failed} failed, ${seconds} s\n`)
    process.stdout.write(later.join(''))
  }
}

async function whole(print: Print, command: string, words: string[]): Promise<Count> {
  const ok = (await runTool(command, words, print)) === 0
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

async function vitest(print: Print, project: string, words: string[] = []): Promise<Count> {
  const report = join(reports, `${project}.json`)
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runTool('vitest', ['run', '--project', project, ...words, ...json], print)
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(report, 'utf8'))
  return settled({ passed: numPassedTests, failed: numFailedTests }, code === 0 && success)
}

async function journeys(print: Print): Promise<Count> {
  const { path, from } = findChromium()
  print(`Chromium: ${path} (${from})\n`)
  await makeLive(STORE, await buildSite((line) => print(`${line}\n`)), { who: 'npm test', commit: null })
  const report = join(reports, 'journeys.json')
  const code = await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts'], print, {
    CHROME_PATH: path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'))
  // A journey that passed on a second try is a failure: retries are off, and stay off.
  return settled(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length },
    code === 0,
  )
}

/** A run that ended badly without naming a failed test still failed. */
function settled(count: Count, ok: boolean): Count {
  return ok || count.failed > 0 ? count : { ...count, failed: 1 }
}
