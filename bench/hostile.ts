import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { forget, type RunningSite, runSite } from '../e2e/site/run-site.ts'
import { byStatus, longestOutage, percentile, type Sample, sampled } from './hostile/measured.ts'
import { type Answer, type Member, type Visitors, visitorsOf } from './hostile/visitors.ts'

/**
 * `npm run bench:hostile`: the built site while 64 recipes cook and 236 requests join them, one member has 60 long
 * recipes counted, eight people sign up, and two accounts send a runaway query again and again, all at once for a
 * minute. Measures what other visitors notice, and whether the site recovers by itself. Everything runs on this
 * machine.
 */
const SECONDS = Number(process.env.SECONDS || 60)
const COOKING = 64
const JOINING = 236
const COUNTS = 60
const SIGN_UPS = 8
const PAGES = ['/', '/recipe-builder', '/glossary', '/about']
const WANTED = { pages: 100, data: 500, outage: 20_000, back: 30_000 }

const model = await startModel()
const site = await runSite({
  OPENAI_BASE_URL: model.url,
  TRUSTED_PROXY_HOPS: '1',
  GUEST_ADDRESS_LIMIT: '1000',
})
let held = false
try {
  held = await measure(visitorsOf(site))
} finally {
  await end(site)
  model.end()
  forget(site)
}
process.exitCode = held ? 0 : 1

async function measure(visitors: Visitors): Promise<boolean> {
  const [reader, counter, ...hostile] = await Promise.all(
    ['reader', 'counter', 'first', 'second'].map((name, index) =>
      visitors.member(name, `198.51.100.${10 + index}`),
    ),
  )
  if (!reader || !counter) throw new Error('There is no visitor to measure')

  const calm = AbortSignal.timeout(3000)
  const before = await watch(visitors, reader, calm)
  const over = AbortSignal.timeout(SECONDS * 1000)
  const attack = Promise.all([
    cookAll(visitors),
    Promise.all(Array.from({ length: COUNTS }, counter.count)),
    Promise.all(
      Array.from({ length: SIGN_UPS }, (_, i) => visitors.signUp(`new-${i}`, `198.51.100.${100 + i}`)),
    ),
    Promise.all(hostile.map(({ runaway }) => sampled(runaway, 50, over))).then((all) => all.flat()),
  ])
  const during = await watch(visitors, reader, over)
  const [cooked, counted, signedUp, runaway] = await attack
  const backAfter = await timeUntilBack(visitors, reader)

  console.log(`\n${SECONDS} s; milliseconds at the 95th percentile, answers by status`)
  const rows = [
    ['pages, before', '', say(before.pages), byStatus(before.pages)],
    ['pages', `< ${WANTED.pages}`, say(during.pages), byStatus(during.pages)],
    ["another member's data, before", '', say(before.data), byStatus(before.data)],
    ["another member's data", `< ${WANTED.data}, or 503`, say(during.data), byStatus(during.data)],
    ['  longest without an answer of 200', `< ${WANTED.outage}`, whole(longestOutage(during.data)), ''],
    [`${COOKING} recipes and ${JOINING} that join`, '', say(cooked), byStatus(cooked)],
    [`${COUNTS} counts of one member`, '', say(counted), byStatus(counted)],
    [`${SIGN_UPS} sign-ups`, '', say(signedUp), byStatus(signedUp)],
    ['runaway queries of two accounts', '', say(runaway), byStatus(runaway)],
    [
      'all back by itself, after the end',
      `< ${WANTED.back}`,
      backAfter === null ? 'never' : whole(backAfter),
      '',
    ],
  ]
  for (const [name = '', wanted = '', got = '', statuses = ''] of rows)
    console.log([name.padEnd(36), wanted.padEnd(16), got.padStart(8), statuses].join('  '))

  const served = (samples: Sample[]) => samples.filter(({ status }) => status === 200)
  const held =
    during.pages.every(({ status }) => status === 200) &&
    percentile(during.pages, 0.95) < WANTED.pages &&
    during.data.every(({ status }) => status === 200 || status === 503) &&
    percentile(served(during.data), 0.95) < WANTED.data &&
    longestOutage(during.data) < WANTED.outage &&
    backAfter !== null &&
    backAfter < WANTED.back
  console.log(held ? '\nHeld.' : '\nNot held.')
  return held

  function say(answers: readonly Answer[]): string {
    const own = answers.filter(({ status }) => status === 200)
    return whole(percentile(own.length > 0 ? own : answers, 0.95))
  }
}

function whole(ms: number): string {
  return Number.isFinite(ms) ? String(Math.round(ms)) : 'none'
}

/** Two uninvolved visitors: one reads pages, the other their own recipes. */
async function watch(visitors: Visitors, reader: Member, stop: AbortSignal) {
  let turn = 0
  const [pages, data] = await Promise.all([
    sampled(() => visitors.page(PAGES[turn++ % PAGES.length] ?? '/'), 100, stop),
    sampled(reader.recipes, 100, stop),
  ])
  return { pages, data }
}

/** Each of the first guests has its own network address and key; later ones reuse them. */
function cookAll(visitors: Visitors): Promise<Answer[]> {
  const guests = Array.from({ length: COOKING }, (_, index) => ({
    id: crypto.randomUUID(),
    key: crypto.randomUUID(),
    address: `203.0.113.${index + 1}`,
  }))
  const joining = Array.from({ length: JOINING }, (_, index) => guests[index % COOKING])
  return Promise.all(
    [...guests, ...joining].map(async (guest, index) => {
      // The others join once something is cooking.
      if (index >= COOKING) await setTimeout(1000)
      return guest ? visitors.cook(guest.id, guest.key, guest.address) : { status: 0, ms: 0 }
    }),
  )
}

/** @returns milliseconds until pages and data had been quick five times in a row; null if that never happened */
async function timeUntilBack(visitors: Visitors, reader: Member): Promise<number | null> {
  const started = performance.now()
  let inARow = 0
  while (performance.now() - started < 2 * WANTED.back) {
    const [page, data] = await Promise.all([visitors.page('/'), reader.recipes()])
    const quick = page.status === 200 && data.status === 200 && data.ms < WANTED.data
    inARow = quick ? inARow + 1 : 0
    if (inARow === 5) return performance.now() - started
    await setTimeout(200)
  }
  return null
}

/** A site that hangs is killed: the bench has reported it by then. */
async function end(site: RunningSite): Promise<void> {
  const ended = site.stop()
  const late = await Promise.race([ended.then(() => false), setTimeout(15_000, true, { ref: false })])
  if (!late) return
  console.log('SIGTERM did not end the site within 15 s; it was killed.')
  await site.stop('SIGKILL')
}

async function startModel() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'hostile/model.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (line) => /^Ready (\S+)/.test(`${line}`) && resolve(`${line}`.trim().slice(6)))
    child.on('exit', () => reject(new Error('The provider did not start')))
  })
  return { url, end: () => child.kill() }
}
