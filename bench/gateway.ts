import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { forget, type RunningSite, runSite } from '../e2e/site/run-site.ts'
import { type AskedDish, differentDishes } from './gateway/dishes.ts'
import { memberWith } from './gateway/member.ts'
import { otherProcess } from './gateway/other-process.ts'
import { startPortkey } from './gateway/portkey.ts'
import { selectAlone } from './gateway/select-alone.ts'
import { residentMb, type ThreadTime, threadTime } from './gateway/thread-time.ts'

/**
 * `npm run bench:gateway`: CPU milliseconds that the built site takes per request, including its database's thread, next to
 * the least that the same work can take, all in one run. Every recipe is different and new. Needs Linux, which reports what
 * a process used. Arguments: names of parts (recipe, chef, data, page, memory), none for all.
 */
const RECIPES = Number(process.env.RECIPES || 500)
const TOKENS = 244
/** Where the site saves what its threads did, for Chrome's developer tools. */
const PROFILED = process.env.PROFILE ? `--cpu-prof --cpu-prof-dir=${process.env.PROFILE}` : ''
const ADDRESSES = { NODE_OPTIONS: PROFILED, TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'warn', FIELD_SHARE: '0' }

const parts = process.argv.slice(2)
const wants = (part: string): boolean => parts.length === 0 || parts.includes(part)
const folder = mkdtempSync(join(tmpdir(), 'evenplate-bench-'))
const dishes = differentDishes(wants('memory') ? Math.max(RECIPES, 800) : RECIPES)
const file = join(folder, 'dishes.json')
writeFileSync(file, JSON.stringify(dishes))

console.log('                                         requests     CPU ms: all    main   database')
try {
  if (wants('recipe') || wants('data')) await throughModel()
  if (wants('chef')) await ofHouseChef()
  if (wants('page')) await pages()
  if (wants('memory')) await memory()
} finally {
  rmSync(folder, { recursive: true })
}

async function throughModel(): Promise<void> {
  const model = await otherProcess('model.ts', [file, String(TOKENS)])
  const site = await runSite(
    { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'none', ...ADDRESSES },
    { measured: true },
  )
  try {
    if (wants('recipe')) {
      const bare = await otherProcess('pass-through.ts', [model.url])
      for (const { text } of dishes.slice(0, 20)) await passThrough(bare.url, text)
      await told('bare pass-through', bare.pid, dishes.slice(0, RECIPES), ({ text }) =>
        passThrough(bare.url, text),
      )
      bare.end()
      await portkey(model.url)
      for (const [at, { text }] of dishes.slice(0, 20).entries())
        await cooked(site, `${text} please`, 10_000 + at)
      const before = (await model.ask()) as { asked: number }
      await told(
        'a recipe, streaming model',
        site.process.pid ?? 0,
        dishes.slice(0, RECIPES),
        ({ text }, at) => cooked(site, text, at),
      )
      const after = (await model.ask()) as { asked: number }
      console.log(
        `  the model was asked ${((after.asked - before.asked) / RECIPES).toFixed(2)} times for each`,
      )
    }
    if (wants('data')) await data(site)
  } finally {
    await site.stop()
    forget(site)
    model.end()
  }
}

async function portkey(modelUrl: string): Promise<void> {
  const gateway = await startPortkey(modelUrl)
  if (!gateway) {
    console.log('Portkey                                  skipped: it is not installed in .data/portkey')
    return
  }
  try {
    for (const { text } of dishes.slice(0, 20)) await gateway.ask(text)
    await told('Portkey', gateway.pid, dishes.slice(0, RECIPES), ({ text }) => gateway.ask(text))
  } finally {
    gateway.end()
  }
}

async function ofHouseChef(): Promise<void> {
  const site = await runSite(ADDRESSES, { measured: true })
  try {
    for (const [at, { text }] of dishes.slice(0, 20).entries())
      await cooked(site, `${text} please`, 10_000 + at)
    await told(
      'a recipe of the house chef',
      site.process.pid ?? 0,
      dishes.slice(0, RECIPES),
      ({ text }, at) => cooked(site, text, at),
    )
  } finally {
    await site.stop()
    forget(site)
  }
}

async function data(site: RunningSite): Promise<void> {
  const pid = site.process.pid ?? 0
  const quota = (at: number) =>
    read(`${site.url}/api/quota`, { 'x-guest-id': `quota-guest-${at}`, 'x-forwarded-for': addressOf(at) })
  await repeated('GET /api/quota', pid, 300, quota)

  const replies = await Promise.all(
    dishes.slice(0, 5).map(({ text }, at) => cooked(site, `${text} thanks`, 20_000 + at)),
  )
  const member = await memberWith(site, replies)
  const alone = await selectAlone(member.rows)
  await repeated("PGlite's select of a recipe list", process.pid, 300, alone.select)
  await alone.end()
  await repeated("a member's recipe list", pid, 200, member.list)
  await repeated("a member's first page of cards", pid, 100, member.cards)
  await repeated("a member's quota", pid, 200, () => read(`${site.url}/api/quota`, member.headers))
  await repeated(`the dashboard's data, ${member.dashboardCalls} calls`, pid, 50, member.dashboard)
}

/** On a freshly started site, and first: two minutes later it begins to count the dish book, which would be counted as the pages' work. */
async function pages(): Promise<void> {
  const site = await runSite(ADDRESSES, { measured: true })
  const [document, head] = [join(folder, 'page.br'), join(folder, 'head.json')]
  const { body, headers } = await asSent(`${site.url}/`)
  writeFileSync(document, body)
  writeFileSync(head, JSON.stringify(headers))
  const bare = await otherProcess('bare-server.ts', [document])
  const withHead = await otherProcess('bare-server.ts', [document, head])
  const ask = (url: string) => () => read(url, { 'accept-encoding': 'br', accept: 'text/html' })
  try {
    for (const [what, pid, url] of [
      ['a page', site.process.pid ?? 0, site.url],
      ['a page of a bare server', bare.pid, bare.url],
      ['  with the headers of ours', withHead.pid, withHead.url],
    ] as const) {
      // A server's first pages are answered while its code is compiled.
      for (let at = 0; at < 6000; at += 1) await ask(`${url}/`)()
      await repeated(what, pid, 2000, ask(`${url}/`))
    }
  } finally {
    bare.end()
    withHead.end()
    await site.stop()
    forget(site)
  }
}

async function memory(): Promise<void> {
  const model = await otherProcess('model.ts', [file, String(TOKENS)])
  const env = { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'none', ...ADDRESSES }
  const first = await runSite(env, { measured: true })
  await first.stop()
  const site = await runSite(env, { dataDir: first.dataDir, measured: true })
  try {
    const pid = site.process.pid ?? 0
    await new Promise((resolve) => setTimeout(resolve, 10_000))
    console.log(`memory, second start, idle               ${residentMb(pid).toFixed(0)} MB`)
    for (let at = 0; at < 1000; at += 1) await cooked(site, dishes[at % dishes.length]?.text ?? '', at)
    console.log(`  after 1,000 recipes                    ${residentMb(pid).toFixed(0)} MB`)
  } finally {
    await site.stop()
    forget(site)
    model.end()
  }
}

function told(
  what: string,
  pid: number,
  asked: AskedDish[],
  ask: (dish: AskedDish, at: number) => Promise<unknown>,
): Promise<void> {
  return repeated(what, pid, asked.length, (at) => ask(asked[at] as AskedDish, at))
}

/** Prints what a process used per request: the median of ten groups, since the machine has other things to do. */
async function repeated(
  what: string,
  pid: number,
  count: number,
  ask: (at: number) => Promise<unknown>,
): Promise<void> {
  const GROUPS = 10
  const size = Math.floor(count / GROUPS)
  const groups: ThreadTime[] = []
  for (let group = 0; group < GROUPS; group += 1) {
    const before = threadTime(pid)
    for (let at = 0; at < size; at += 1) await ask(group * size + at)
    const after = threadTime(pid)
    groups.push({
      all: (after.all - before.all) / size,
      main: (after.main - before.main) / size,
      database: (after.database - before.database) / size,
    })
  }
  const median = (key: keyof ThreadTime) =>
    groups
      .map((one) => one[key])
      .sort((a, b) => a - b)
      [GROUPS >> 1]?.toFixed(2)
      .padStart(10)
  console.log(what.padEnd(40), String(count).padStart(8), median('all'), median('main'), median('database'))
}

async function cooked(site: RunningSite, text: string, at: number): Promise<unknown> {
  const reply = await fetch(`${site.url}/api/recipes`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-guest-id': `bench-guest-${at}`,
      'idempotency-key': `key-${at}`,
      'x-forwarded-for': addressOf(at),
    },
    body: JSON.stringify({ mode: 'free', text }),
  })
  const said = await reply.text()
  const done = /event: recipe\ndata: (.*)\n/.exec(said)?.[1]
  if (!done) throw new Error(`No recipe for "${text}": ${reply.status} ${said.slice(-400)}`)
  return JSON.parse(done).recipe
}

async function passThrough(url: string, text: string): Promise<void> {
  const body = JSON.stringify({ model: 'any', stream: true, messages: [{ role: 'user', content: text }] })
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  await reply.text()
}

/** A page as sent; `fetch` would decompress it. */
function asSent(url: string): Promise<{ body: Buffer; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (reply) => {
      buffer(reply).then((body) => resolve({ body, headers: reply.headers }), reject)
    })
    asked.on('error', reject)
  })
}

async function read(url: string, headers: Record<string, string>): Promise<void> {
  const reply = await fetch(url, { headers })
  await reply.arrayBuffer()
  if (reply.status !== 200) throw new Error(`${url} answered ${reply.status}`)
}

function addressOf(at: number): string {
  return `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`
}
