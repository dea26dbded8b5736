import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../e2e/chromium.ts'
import { becomeMember } from '../e2e/site/account.ts'
import { forget, runSite } from '../e2e/site/run-site.ts'
import { DEVICE_ENTRIES } from '../platform/device-entries.ts'
import { readRegistry } from '../site/builds/live.ts'
import { STORE } from '../site/builds/rooms.ts'
import { buildAsOne } from './one-build/build.ts'
import { serveFolder } from './serve-folder.ts'
import { dishMovesOf } from './web/dish-moves.ts'
import { movesOf } from './web/moves.ts'
import { median, NETWORKS, type Network, type Visit, visit } from './web/visit.ts'

/**
 * First screens with nothing stored, at 4x CPU slowdown: largest paint, layout shift, bytes and requests of the site as it
 * is, of the same page as bare static HTML (the limit), and of the same site as one build without federation. Then what
 * a visitor does on open pages. Medians of interleaved runs; compare within one run on one machine.
 */
const RUNS = Number(process.env.RUNS || 5)
const PATHS = ['/', '/login', '/recipe-builder', '/meal-planner', '/glossary', '/about']
/**
 * A selector that shows each page is this member's: their week is loaded, they can log a reading, their saved recipes.
 */
const OF_MEMBERS = {
  '/meal-planner': '[class*=date] time',
  '/health': 'main form',
  '/dashboard': '[class*=stat] [data-known=true]',
}

const site = await runSite({}, { measured: true })
const bare = await serveFolder(STORE, (path) =>
  withoutScripts(readFileSync(join(newestIn(join(site.dataDir, 'pages')), path, 'index.html'), 'utf8')),
)
const one = await buildAsOne()
const oneBuild = await serveFolder(one, () => withConfig(readFileSync(join(one, 'index.html'), 'utf8')))
const subjects = { 'bare HTML': bare.url, 'one build': oneBuild.url, Evenplate: site.url }
const browser = await chromium.launch({ executablePath: findChromium().path, args: ['--no-sandbox'] })

const networks = (Object.keys(NETWORKS) as Network[]).filter((name) =>
  name.toLowerCase().startsWith(process.env.NETWORK ?? ''),
)
for (const network of networks) {
  console.log(`\n${network}, 4x CPU, median of ${RUNS}`)
  console.log(
    'page              build        largest paint   member’s page   layout shift   all KB   script KB   requests',
  )
  const visits = new Map<string, Visit[]>()
  for (let run = 0; run < RUNS; run++)
    for (const path of PATHS)
      for (const [name, url] of Object.entries(subjects))
        keep(visits, `${path.padEnd(16)}  ${name.padEnd(11)}`, await visit(browser, url + path, network))
  const session = await memberState()
  for (let run = 0; run < RUNS; run++)
    for (const [path, theirs] of Object.entries(OF_MEMBERS))
      keep(
        visits,
        `${path.padEnd(16)}  a member   `,
        await visit(browser, site.url + path, network, session, theirs),
      )
  for (const [name, all] of visits) console.log(row(name, all))
}

console.log(`\nFrom page to page, each open before, 4x CPU, median of ${RUNS}`)
console.log('to                    heading       drawn   processor at full speed, and for the rest')
for (const [path, move] of Object.entries(await movesOf(browser, site.url, RUNS)))
  console.log(
    [
      path.padEnd(16),
      ...[move.heading, move.drawn, move.processor, move.rest].map((ms) => milliseconds(ms, 10)),
    ].join('  '),
  )

const dish = await dishMovesOf(browser, site.url, RUNS)
console.log(`\nA dish to another day of the week, 4x CPU, median of ${RUNS}`)
console.log(`by keyboard ${milliseconds(dish.keyboard)}, by mouse ${milliseconds(dish.mouse)}`)

await browser.close()
bare.server.close()
oneBuild.server.close()
await site.stop()
forget(site)

/** What the browser stores for someone who is signed in and was here before. */
async function memberState() {
  const context = await browser.newContext()
  const page = await context.newPage()
  await becomeMember(page, site, `member-${Date.now()}@example.com`)
  await page.goto(`${site.url}/dashboard`)
  await page.waitForFunction((key) => localStorage.getItem(key), DEVICE_ENTRIES['greeted-as'].key)
  const state = await context.storageState()
  await context.close()
  return state
}

function keep(visits: Map<string, Visit[]>, name: string, one: Visit): void {
  visits.set(name, [...(visits.get(name) ?? []), one])
}

function row(name: string, visits: Visit[]): string {
  const of = (key: keyof Visit) => median(visits.map((one) => one[key]))
  const kb = (key: 'bytes' | 'script') => (of(key) / 1000).toFixed(1)
  return [
    name,
    milliseconds(of('largestPaint'), 13),
    (Number.isNaN(of('stands')) ? '' : milliseconds(of('stands'))).padStart(14),
    of('shift').toFixed(3).padStart(13),
    kb('bytes').padStart(8),
    kb('script').padStart(10),
    String(of('requests')).padStart(9),
  ].join('  ')
}

function milliseconds(value: number, width = 0): string {
  return `${Math.round(value)} ms`.padStart(width)
}

/** Each set of composed pages has its own folder. */
function newestIn(folder: string): string {
  return join(folder, readdirSync(folder).sort().at(-1) ?? '')
}

function withoutScripts(html: string): string {
  return html.replace(
    /<script(?! type="application)[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>\n?/g,
    '',
  )
}

function withConfig(html: string): string {
  const config = { siteUrl: '', supabaseUrl: '', publishableKey: '', remotes: readRegistry(STORE) }
  return html.replace(
    '</head>',
    `<script type="application/json" id="evenplate-config">${JSON.stringify(config)}</script></head>`,
  )
}
