import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cluster, cpuOfCluster, startCluster } from '../supabase/testing/postgres-cluster.ts'
import { MEMBERS, type SignedIn, seedThousand } from '../supabase/testing/thousand.ts'
import { load, quantile } from './data/load.ts'
import { recipeRows } from './data/recipes.ts'

/**
 * `npm run bench:data`: a thousand members with five recipes each, fifty requests at once, on the embedded database and on
 * a PostgreSQL: answers per second, how long they take, and the CPU time of the site and of PostgreSQL. Only Linux reports
 * the latter.
 */
const REQUESTS = Number(process.env.REQUESTS || 1000)
const AT_ONCE = 50

const EXACT = { prefer: 'count=exact' }
const CARD =
  'id,title,description,prep_time,cook_time,meal_type,glycemic_index,carb_count,plate,basis:figures->>basis,may_add:figures->mayAdd,ingredients,is_favorite,created_at'

type Server = {
  backend: string
  gateway: string
  key: string
  /** CPU milliseconds since its start. */
  cpu(): Promise<number>
  stop(): Promise<void>
}

const rows = recipeRows(100)
const bytes = Math.round((Buffer.byteLength(JSON.stringify(rows)) / rows.length) * 5)
console.log(`${MEMBERS.withRecipes} members with five recipes each (${(bytes / 1000).toFixed(0)} KB)`)

const folder = mkdtempSync(join(tmpdir(), 'evenplate-data-'))
try {
  const members = await seedThousand({ dataDir: folder }, rows)
  await measured('embedded', members, await serverOn({ DATA_DIR: folder }))
} finally {
  rmSync(folder, { recursive: true })
}

const cluster = await startCluster()
try {
  const members = await seedThousand({ address: cluster.address }, rows)
  const server = await serverOn({ DATA_DIR: folder, DATABASE_URL: cluster.url })
  await measured('PostgreSQL', members, server, cluster)
} finally {
  await cluster.stop()
}

async function serverOn(env: Record<string, string>): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'data/server.ts'), { env: { PATH: process.env.PATH, ...env } })
  const [said] = (await once(child, 'message')) as [Pick<Server, 'backend' | 'gateway' | 'key'>]
  return {
    ...said,
    async cpu() {
      const answered = once(child, 'message')
      child.send('cpu')
      return (await answered)[0] as number
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function measured(
  engine: string,
  members: SignedIn[],
  server: Server,
  cluster?: Cluster,
): Promise<void> {
  console.log(`\n${engine.padEnd(34)}a second   median      p95   CPU ms: site  PostgreSQL`)
  try {
    for (const [name, request] of Object.entries(requestsOf(server, members))) {
      // One warm-up round: code that has never run is slow, and so is opening a connection.
      await load(100, AT_ONCE, (n) => request(REQUESTS + n))
      const before = [await server.cpu(), cluster ? cpuOfCluster(cluster) : 0] as const
      const { times, seconds } = await load(REQUESTS, AT_ONCE, request)
      const after = [await server.cpu(), cluster ? cpuOfCluster(cluster) : 0] as const
      const of = (ms: number, digits = 1) => ms.toFixed(digits).padStart(9)
      const [site, postgres] = after.map((ms, at) => (ms - (before[at] ?? 0)) / REQUESTS)
      console.log(
        `  ${name.padEnd(30)}${of(REQUESTS / seconds, 0)}${of(quantile(times, 0.5), 0)}${of(quantile(times, 0.95), 0)}     ${of(site ?? 0)}${cluster ? `   ${of(postgres ?? 0)}` : '           -'}`,
      )
    }
  } finally {
    await server.stop()
  }
}

function requestsOf(
  { backend, gateway, key }: Server,
  members: SignedIn[],
): Record<string, (n: number) => Promise<unknown>> {
  const headersOf = ({ token }: SignedIn) => ({
    apikey: key,
    authorization: `Bearer ${token}`,
  })
  const answered = async (url: string, init: RequestInit) => {
    const answer = await fetch(url, init)
    if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}`)
    return answer.text()
  }
  const get = (member: SignedIn, path: string, more = {}) =>
    answered(`${backend}/rest/v1/${path}`, { headers: { ...headersOf(member), ...more } })
  const one = (n: number) => members[(n * 7) % MEMBERS.withRecipes]!
  const saver = (n: number) => members[MEMBERS.withRecipes + (n % MEMBERS.without)]!
  return {
    'the list of five recipes': (n) => {
      const member = one(n)
      return get(member, `recipes?select=*&user_id=eq.${member.id}&order=created_at.desc,id.asc`)
    },
    'one recipe': (n) => {
      const member = one(n)
      return get(member, `recipes?select=*&user_id=eq.${member.id}&id=eq.${member.recipes[n % 5]}`)
    },
    'a recipe is saved': (n) => {
      const member = saver(n)
      return answered(`${backend}/rest/v1/recipes`, {
        method: 'POST',
        headers: { ...headersOf(member), 'content-type': 'application/json' },
        body: JSON.stringify({ ...rows[n % rows.length], user_id: member.id }),
      })
    },
    'what is left of today’s recipes': (n) =>
      answered(`${gateway}/api/quota`, { headers: headersOf(one(n)) }),
    'all of the dashboard': (n) => dashboard(one(n), get),
  }
}

/** What its page requests at once. */
function dashboard(
  member: SignedIn,
  get: (member: SignedIn, path: string, more?: object) => Promise<unknown>,
): Promise<unknown> {
  const whose = `user_id=eq.${member.id}`
  return Promise.all([
    get(member, `profiles?select=name&id=eq.${member.id}`),
    get(
      member,
      `user_activity?select=id,type,description,recipe_id,created_at&${whose}&order=created_at.desc,id.asc&limit=5`,
    ),
    get(member, `recipes?select=id&${whose}&limit=1`, EXACT),
    get(member, `recipes?select=id&${whose}&is_favorite=eq.true&limit=1`, EXACT),
    get(member, `recipes?select=${CARD}&${whose}&is_favorite=eq.true&order=created_at.desc&limit=4`),
  ])
}
