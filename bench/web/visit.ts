import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

export const NETWORKS = {
  'Fast 4G': {
    latency: 165,
    downloadThroughput: (9_000_000 * 0.9) / 8,
    uploadThroughput: (1_500_000 * 0.9) / 8,
  },
  'Slow 4G': { latency: 562, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8 },
}
export type Network = keyof typeof NETWORKS
export const SLOWER = 4

/**
 * Milliseconds, bytes as sent, and the sum of all layout shifts. `stands`: when the awaited element could be seen; NaN if
 * none was awaited.
 */
export type Visit = {
  largestPaint: number
  stands: number
  shift: number
  bytes: number
  script: number
  requests: number
}

/**
 * One page on a phone without any stored files of the site, until its network is idle.
 * @param member what the browser has stored for a member
 * @param awaited a selector for what shows that the page is theirs
 */
export async function visit(
  browser: Browser,
  url: string,
  network: Network,
  member?: BrowserContextOptions['storageState'],
  awaited?: string,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    ...(member ? { storageState: member } : {}),
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORKS[network] })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const received = { bytes: 0, script: 0, requests: 0 }
  const types = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    received.requests += 1
    received.bytes += encodedDataLength
    if (types.get(requestId) === 'Script') received.script += encodedDataLength
  })
  if (awaited) await page.addInitScript(watchFor, awaited)
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
  const seen = {
    largestPaint: await largestPaintOf(page),
    stands: await page.evaluate(() => Number(Reflect.get(globalThis, 'stands'))),
    shift: await shiftOf(page),
  }
  await context.close()
  return { ...seen, ...received }
}

/** Notes in the page when the first matching element can be seen. */
function watchFor(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)?.checkVisibility()) return
    observer.disconnect()
    Reflect.set(globalThis, 'stands', performance.now())
  })
  observer.observe(document, { attributes: true, childList: true, subtree: true })
}

const largestPaintOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        // Buffered entries are reported first.
        setTimeout(() => resolve(sum))
      }),
  )

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
