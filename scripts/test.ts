import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../e2e/chromium.ts'
import { buildSite } from '../site/build.ts'

/**
 * `npm test` runs every step and ends on `N passed, N failed`; `npm test types unit` runs those named.
 * A step that ends badly without saying which test failed counts as one failure.
 */
const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'evenplate-tests-'))

type Count = { passed: number; failed: number }

const STEPS: Record<string, () => Promise<Count>> = {
  types: () => whole('tsc', ['--noEmit']),
  lint: () => whole('biome', ['check', '--error-on-warnings', '.']),
  unit: () => vitest('unit', ['rules', 'components']),
  database: () => vitest('database', ['database']),
  journeys,
}

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in STEPS))
if (unknown) {
  console.error(`No step "${unknown}"; there are ${Object.keys(STEPS).join(', ')}`)
  process.exit(1)
}

const total: Count = { passed: 0, failed: 0 }
for (const [name, step] of Object.entries(STEPS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const started = performance.now()
  console.log(`\n== ${name}`)
  const count = await step().catch((error: Error) => {
    console.error(error.message)
    return { passed: 0, failed: 1 }
  })
  total.passed += count.passed
  total.failed += count.failed
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`== ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`)
}
rmSync(reports, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

async function whole(command: string, words: string[]): Promise<Count> {
  const ok = (await run(command, words)) === 0
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

async function vitest(name: string, projects: string[]): Promise<Count> {
  const report = join(reports, `${name}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const code = await run('vitest', [
    'run',
    ...chosen,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(report, 'utf8'))
  return settled({ passed: numPassedTests, failed: numFailedTests }, code === 0 && success)
}

async function journeys(): Promise<Count> {
  const { path, from } = findChromium()
  console.log(`Chromium: ${path} (${from})`)
  await buildSite(console.log)
  const together = await journeysOf('together', path, [])
  const alone = await journeysOf('alone', path, ['--workers', '1'])
  return { passed: together.passed + alone.passed, failed: together.failed + alone.failed }
}

async function journeysOf(project: string, chromium: string, words: string[]): Promise<Count> {
  const report = join(reports, `journeys-${project}.json`)
  const command = ['test', '--config', 'e2e/playwright.config.ts', '--project', project, ...words]
  const code = await run('playwright', command, {
    CHROME_PATH: chromium,
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

function run(command: string, words: string[], env: Record<string, string> = {}): Promise<number | null> {
  const bin = [root, join(root, 'e2e')]
    .map((home) => join(home, 'node_modules/.bin', command))
    .find(existsSync)
  const child = spawn(bin ?? command, words, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  return new Promise((resolve) => child.on('close', resolve))
}
