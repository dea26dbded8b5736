import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { findChromium } from '../e2e/chromium.ts'
import { buildSite } from '../site/build.ts'
import { makeLive } from '../site/builds/releasing.ts'
import { STORE } from '../site/builds/rooms.ts'
import { runTool } from './checking/run-tool.ts'

/**
 * `npm test` runs every step and ends with the names of the failed tests and `N passed, N failed`; `npm test types
 * rules` runs only those steps, plus the build if journeys are among them. A step that fails without naming a failed
 * test counts as one failure.
 */
const ROOT = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'evenplate-tests-'))

type Result = { passed: number; failures: string[] }

/** The parts of their reports that are read. */
type VitestReport = {
  numPassedTests: number
  success: boolean
  /** `message`: for a file that could not be run. */
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
type Suite = {
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[]
  suites?: Suite[]
}
type PlaywrightReport = { stats: { expected: number }; suites: Suite[]; errors: { message: string }[] }

/** Prints a step's output: at once, or when its turn has come. */
type Print = (text: string) => void

const STEPS: Record<string, (print: Print) => Promise<Result>> = {
  // Each of its usual four checkers reads the types that all files share: one needs six tenths of the CPU.
  types: (print) => whole(print, 'tsc', ['--noEmit', '--checkers', '1']),
  lint: (print) => whole(print, 'biome', ['check', '--error-on-warnings', '.']),
  build,
  rules: (print) => vitest(print, 'rules', ['--maxWorkers', '2']),
  database: (print) => vitest(print, 'database'),
  components: (print) => vitest(print, 'components', ['--maxWorkers', '2']),
  journeys: (print) => playwright(print, 'journeys', 'e2e/playwright.config.ts'),
  timed: (print) => playwright(print, 'timed', 'e2e/timed.config.ts'),
}

/**
 * The stages, run one after another; within a stage the lanes run side by side, each in its own order. Some rules walk
 * through folders that a build writes, so the build ends first. A database waits for its disk and its own clock, and
 * the others use the time it leaves. Running journeys beside the rules saves no time: both cores are busy, and a site
 * that runs longer does more of its idle work. What measures seconds comes last, alone.
 */
const GROUPS = [
  [['types'], ['lint'], ['build']],
  [['rules', 'components', 'journeys'], ['database']],
  [['timed']],
]

const NEEDS: Record<string, string[]> = { journeys: ['build', 'timed'], timed: ['build'] }
const asked = process.argv.slice(2).flatMap((name) => [name, ...(NEEDS[name] ?? [])])
const unknown = asked.find((name) => !(name in STEPS))
if (unknown) {
  console.error(`No step "${unknown}"; there are ${Object.keys(STEPS).join(', ')}`)
  process.exit(1)
}

const total: Result = { passed: 0, failures: [] }
const isAsked = (name: string) => asked.length === 0 || asked.includes(name)
for (const lanes of GROUPS) {
  const wanted = lanes.map((names) => names.filter(isAsked)).filter((names) => names.length > 0)
  await Promise.all(wanted.map(runLane))
}
rmSync(reports, { recursive: true, force: true })
console.log(`\n${total.failures.map((name) => `failed: ${name}\n`).join('')}`)
console.log(`${total.passed} passed, ${total.failures.length} failed`)
process.exitCode = total.failures.length === 0 && total.passed > 0 ? 0 : 1

/** The first lane prints as it goes; the others' output is printed as a whole when a step has ended. */
async function runLane(names: string[], position: number): Promise<void> {
  for (const name of names) {
    const later: string[] = []
    const print: Print = (text) => void (position === 0 ? process.stdout.write(text) : later.push(text))
    const started = performance.now()
    print(`\n== ${name}\n`)
    const { passed, failures } = await STEPS[name]!(print).catch((error: Error) => {
      print(`${error.message}\n`)
      return { passed: 0, failures: [`${name}: ${error.message}`] }
    })
    total.passed += passed
    total.failures.push(...failures)
    const seconds = Math.round((performance.now() - started) / 1000)
    print(`== ${name}: ${passed} passed, ${failures.length} failed, ${seconds} s\n`)
    process.stdout.write(later.join(''))
  }
}

async function whole(print: Print, command: string, words: string[]): Promise<Result> {
  const ok = (await runTool(command, words, print)) === 0
  return { passed: ok ? 1 : 0, failures: ok ? [] : [command] }
}

async function vitest(print: Print, project: string, words: string[] = []): Promise<Result> {
  const report = join(reports, `${project}.json`)
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runTool('vitest', ['run', '--project', project, ...words, ...json], print, {
    TEST_EMPTY_DATABASE: join(reports, 'empty-database.tar'),
  })
  if (!existsSync(report)) return settled(project, { passed: 0, failures: [] }, false)
  const { numPassedTests, testResults, success } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(ROOT, name)
    if (message) return [`${file}: ${firstLine(message)}`]
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    return failed.map(
      ({ fullName, failureMessages: [why] }) => `${file} › ${fullName}: ${firstLine(why ?? '')}`,
    )
  })
  return settled(project, { passed: numPassedTests, failures }, code === 0 && success)
}

/** The site that journeys test, built and live. It prints nothing itself. */
async function build(print: Print): Promise<Result> {
  await makeLive(STORE, await buildSite((line) => print(`${line}\n`)), { who: 'npm test', commit: null })
  return { passed: 0, failures: [] }
}

async function playwright(print: Print, step: string, config: string): Promise<Result> {
  const { path, from } = findChromium()
  print(`Chromium: ${path} (${from})\n`)
  const report = join(reports, `${step}.json`)
  const code = await runTool('playwright', ['test', '--config', config], print, {
    CHROME_PATH: path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  if (!existsSync(report)) return settled(step, { passed: 0, failures: [] }, false)
  const { stats, suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport
  const failures = [...suites.flatMap(failedIn), ...errors.map(({ message }) => `${step}: ${message}`)]
  return settled(step, { passed: stats.expected, failures }, code === 0)
}

/** The journeys that did not pass at the first attempt. Retries are off, and stay off. */
function failedIn({ specs = [], suites = [] }: Suite): string[] {
  const failed = specs.filter(({ tests }) =>
    tests.some(({ status }) => status !== 'expected' && status !== 'skipped'),
  )
  return [
    ...failed.map(({ file, line, title }) => `e2e/${file}:${line} › ${title}`),
    ...suites.flatMap(failedIn),
  ]
}

/** A run that failed without naming a failed test still counts as failed. */
function settled(step: string, { passed, failures }: Result, ok: boolean): Result {
  return { passed, failures: ok || failures.length > 0 ? failures : [`${step}, without the name of a test`] }
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? ''
}
