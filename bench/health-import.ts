import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../e2e/chromium.ts'
import { answering, becomeMember } from '../e2e/site/account.ts'
import { forget, type RunningSite, runSite } from '../e2e/site/run-site.ts'
import { clarityFile } from '../glycemia/testing/clarity-file.ts'
import { sensorCurve } from '../glycemia/testing/sensor-curve.ts'
import { buildSite } from '../site/build.ts'
import { makeLive } from '../site/builds/releasing.ts'
import { STORE } from '../site/builds/rooms.ts'
import { slowProcess } from './health/slow-process.ts'
import { byStatus, percentile, sampled } from './hostile/measured.ts'
import { visitorsOf } from './hostile/visitors.ts'

/**
 * Five years of sensor readings at five-minute intervals as one Dexcom Clarity file, in a real browser on the built site:
 * previewed, imported, undone, imported again, deleted, while another member makes small requests. The browser's process,
 * including the thread that reads the file, gets a quarter of a core. The longest task is how long the page did not respond.
 */
const ROWS = Number(process.env.ROWS || 525_000)
const SLOWER = 4
const FIVE_MINUTES = 300_000
const WANTED = { import: 60, longest: 200, delete: 5, others: 500 }

const folder = mkdtempSync(join(tmpdir(), 'evenplate-import-'))
const file = join(folder, 'clarity.csv')
const end = Math.floor(Date.now() / FIVE_MINUTES) * FIVE_MINUTES
writeFileSync(
  file,
  clarityFile({ samples: sensorCurve({ from: end - ROWS * FIVE_MINUTES, count: ROWS }), zone: 'UTC' }),
)
// Measures the last build, not what was released from here before.
await makeLive(STORE, await buildSite(console.log), { who: 'bench:health-import', commit: null })
const site = await runSite({ TRUSTED_PROXY_HOPS: '1' }, { measured: true })
const browser = await chromium.launch({ executablePath: findChromium().path, args: ['--no-sandbox'] })
try {
  await measure(site, browser)
} finally {
  await browser.close()
  await site.stop()
  forget(site)
  rmSync(folder, { recursive: true, force: true })
}

async function measure(site: RunningSite, browser: Browser): Promise<void> {
  const page = await browser.newPage({ timezoneId: 'UTC' })
  page.setDefaultTimeout(600_000)
  const answers: { ms: number; status: number; path: string }[] = []
  page.on('requestfinished', async (request) => {
    const { responseEnd, requestStart } = request.timing()
    const status = (await request.response())?.status() ?? 0
    answers.push({ ms: responseEnd - requestStart, status, path: new URL(request.url()).pathname })
  })
  await becomeMember(page, site, 'five-years@example.com')
  const other = await visitorsOf(site).member('other', '198.51.100.1')

  const open = async (path: string) => {
    await page.goto(site.url + path)
    await answering(page)
    await watchTasks(page)
  }
  const row = (what: string, seconds: number, wanted: string, longest: number) =>
    console.log(
      `${what.padEnd(28)}${seconds.toFixed(1).padStart(8)} s  ${wanted.padEnd(10)}longest task ${longest.toFixed(0)} ms`,
    )
  const step = async (what: string, wanted: string, work: () => Promise<unknown>) => {
    await page.evaluate(() => Reflect.set(globalThis, 'longest', 0))
    const slowed = await slowProcess(await rendererOf(browser), SLOWER)
    const began = performance.now()
    await work()
    const seconds = (performance.now() - began) / 1000
    slowed.stop()
    row(what, seconds, wanted, await page.evaluate(() => Reflect.get(globalThis, 'longest') as number))
  }
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const importAll = async () => {
    await press('Import')
    await page.getByText(/imported\.$/).waitFor()
  }

  await open('/health/import')
  const stop = new AbortController()
  const others = sampled(other.recipes, 100, stop.signal)
  const look = () => page.locator('input[type=file]').setInputFiles(file)
  await step('looked at', '', async () => {
    await look()
    await page.getByRole('button', { name: 'Import', exact: true }).waitFor()
  })
  await step('imported', `<= ${WANTED.import} s`, importAll)
  say(
    '  5,000 readings',
    answers.filter(({ path }) => path.endsWith('/import_readings')),
  )
  console.log(`  ${await page.getByText(/imported\.$/).textContent()}`)
  await step('taken back', '', async () => {
    await press('Undo')
    await page.getByText('The import was taken back.').waitFor()
  })
  await press('Import Another File')
  await look()
  await page.getByRole('button', { name: 'Import', exact: true }).waitFor()
  await step('imported again', `<= ${WANTED.import} s`, importAll)
  await open('/health?show=settings')
  await page.getByRole('button', { name: 'Delete My Health Log' }).waitFor()
  await step('deleted', `<= ${WANTED.delete} s`, async () => {
    await press('Delete My Health Log')
    await page.getByLabel(/to go on/).fill('delete')
    await press('Delete Everything')
    await page.getByText('Your health log is deleted').waitFor()
  })
  stop.abort()
  say('another member, meanwhile', await others)
}

function say(what: string, answers: { ms: number; status: number }[]): void {
  const at = (share: number) => percentile(answers, share).toFixed(0)
  console.log(
    `${what}: median ${at(0.5)}, 95th percentile ${at(0.95)}, at most ${at(1)} ms; ${byStatus(answers)}`,
  )
}

/** Keeps the longest task of the page since it was last read, milliseconds. */
function watchTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Reflect.set(globalThis, 'longest', Math.max(Number(Reflect.get(globalThis, 'longest')), duration))
    }).observe({ type: 'longtask' })
  })
}

/** Id of the one process that pages run in. */
async function rendererOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  // A spare process runs nothing yet.
  const [busiest] = renderers.sort((a, b) => b.cpuTime - a.cpuTime)
  if (!busiest) throw new Error('The browser has no page')
  return busiest.id
}
