import type { Browser, CDPSession, Page } from '@playwright/test'
import { median, SLOWER } from './visit.ts'

const WAY = ['/recipe-builder', '/glossary', '/meal-planner', '/about', '/']

/**
 * Milliseconds from the click until the next page's heading is there, and until it is drawn; CPU time at full speed until
 * then, and for what the page draws afterwards.
 */
export type Move = { heading: number; drawn: number; processor: number; rest: number }

/** Moves from page to page by links, each page opened before. Medians. */
export async function movesOf(browser: Browser, url: string, runs: number): Promise<Record<string, Move>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 823 } })
  const page = await context.newPage()
  await page.addInitScript(holdIdle)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url, { waitUntil: 'networkidle' })
  for (const path of WAY) {
    await follow(page, path)
    await page.waitForLoadState('networkidle')
  }
  const slow = await walk(page, session, SLOWER, runs)
  // Throttling would count the time the page is paused as its own.
  const fast = await walk(page, session, 1, runs)
  await context.close()
  return Object.fromEntries(
    WAY.map((path) => [path, { ...medians(slow[path] ?? []), ...processorIn(medians(fast[path] ?? [])) }]),
  )
}

const processorIn = ({ processor, rest }: Move) => ({ processor, rest })

/** Holds back idle-time work until released: otherwise it would depend on how busy the machine is. */
function holdIdle(): void {
  const whenIdle = globalThis.requestIdleCallback
  let held: (() => void)[] | null = null
  globalThis.requestIdleCallback = (...asked) => {
    if (!held) return whenIdle(...asked)
    held.push(() => whenIdle(...asked))
    return 0
  }
  Object.assign(globalThis, {
    holdIdle: () => (held = []),
    letGo() {
      for (const one of held?.splice(0) ?? []) one()
      held = null
    },
  })
}

async function walk(page: Page, session: CDPSession, rate: number, runs: number) {
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const moves: Record<string, Move[]> = {}
  for (let run = 0; run < runs; run++) {
    for (const path of WAY) {
      await page.evaluate('holdIdle()')
      const before = await processorOf(session)
      const times = await follow(page, path)
      const drawn = await processorOf(session)
      await page.evaluate('letGo()')
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 })))
      // Drawing in steps takes one more frame for each step.
      await page.evaluate(() => new Promise((shown) => setTimeout(shown, 300)))
      const rest = (await processorOf(session)) - drawn
      moves[path] = [...(moves[path] ?? []), { ...times, processor: drawn - before, rest }]
    }
  }
  return moves
}

const medians = (all: Move[]): Move => ({
  heading: median(all.map(({ heading }) => heading)),
  drawn: median(all.map(({ drawn }) => drawn)),
  processor: median(all.map(({ processor }) => processor)),
  rest: median(all.map(({ rest }) => rest)),
})

/** CPU time of the page's main thread, in milliseconds. */
async function processorOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

const follow = (page: Page, path: string): Promise<{ heading: number; drawn: number }> =>
  page.evaluate(
    (href) =>
      new Promise((resolve, reject) => {
        const links = [...document.querySelectorAll<HTMLElement>('header a, footer a')]
        const link = links.find((one) => one.getAttribute('href') === href)
        if (!link) return reject(new Error(`No link leads to ${href}`))
        const before = document.querySelector('main h1')
        const start = performance.now()
        const observer = new MutationObserver(() => {
          const now = document.querySelector('main h1')
          if (!now || now === before) return
          observer.disconnect()
          const heading = performance.now() - start
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve({ heading, drawn: performance.now() - start })
            port2.postMessage(null)
          })
        })
        observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
        link.click()
      }),
    path,
  )
