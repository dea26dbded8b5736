import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../e2e/chromium.ts'
import { forget, runSite } from '../e2e/site/run-site.ts'
import { readRegistry } from '../site/builds/live.ts'
import { STORE } from '../site/builds/rooms.ts'
import { buildAsOne } from './one-build/build.ts'
import { serveFolder } from './serve-folder.ts'

/**
 * Bytes, requests and largest paint of first screens, cold, at 4x CPU slowdown: the site as it is, the same page as
 * bare static HTML (the limit), and the same site as one build without federation. Medians of interleaved runs;
 * compare within one run on one machine.
 */
const RUNS = Number(process.env.RUNS || 5)
const PATHS = ['/', '/recipe-builder', '/glossary']
const NETWORKS = {
  'Fast 4G': {
    latency: 165,
    downloadThroughput: (9_000_000 * 0.9) / 8,
    uploadThroughput: (1_500_000 * 0.9) / 8,
  },
  'Slow 4G': { latency: 562, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8 },
}
type Network = keyof typeof NETWORKS
type Visit = { largestPaint: number; bytes: number; script: number; requests: number }

const site = await runSite()
const pages = join(site.dataDir, 'pages')
const bare = await serveFolder(STORE, (path) =>
  withoutScripts(readFileSync(join(pages, path, 'index.html'), 'utf8')),
)
const one = await buildAsOne()
const oneBuild = await serveFolder(one, () => withConfig(readFileSync(join(one, 'index.html'), 'utf8')))
const subjects = { 'bare HTML': bare.url, 'one build': oneBuild.url, Evenplate: site.url }
const browser = await chromium.launch({ executablePath: findChromium().path, args: ['--no-sandbox'] })

for (const network of Object.keys(NETWORKS) as Network[]) {
  console.log(`\n${network}, 4x CPU, median of ${RUNS}`)
  console.log('page              build        largest paint   all KB   script KB   requests')
  for (const path of PATHS) {
    const visits: Record<string, Visit[]> = {}
    for (let run = 0; run < RUNS; run++) {
      for (const [name, url] of Object.entries(subjects)) {
        visits[name] = [...(visits[name] ?? []), await visit(browser, url + path, network)]
      }
    }
    for (const [name, measured] of Object.entries(visits)) console.log(row(path, name, measured))
  }
}
await browser.close()
bare.server.close()
oneBuild.server.close()
await site.stop()
forget(site)

async function visit(browser: Browser, url: string, network: Network): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORKS[network] })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const received = { bytes: 0, script: 0, requests: 0 }
  const types = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    received.requests += 1
    received.bytes += encodedDataLength
    if (types.get(requestId) === 'Script') received.script += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
  const largestPaint = await largestPaintOf(page)
  await context.close()
  return { largestPaint, ...received }
}

function largestPaintOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
}

function row(path: string, name: string, visits: Visit[]): string {
  const median = (key: keyof Visit) =>
    visits.map((one) => one[key]).sort((a, b) => a - b)[visits.length >> 1] ?? 0
  const kb = (key: 'bytes' | 'script') => (median(key) / 1000).toFixed(1)
  return [
    path.padEnd(16),
    name.padEnd(11),
    `${Math.round(median('largestPaint'))} ms`.padStart(13),
    kb('bytes').padStart(8),
    kb('script').padStart(10),
    String(median('requests')).padStart(9),
  ].join('  ')
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
