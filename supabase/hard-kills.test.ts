import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from './embedded/database.ts'
import type { Sql } from './sql/sql.ts'
import { fillDataFolder } from './testing/empty-schema.ts'

/** After how many answered writes each process is killed; several others are running at that moment. */
const KILLS = [1, 2, 5, 9, 14, 20, 27, 35, 44, 60]

type Promised = {
  accounts: Set<string>
  messages: Set<string>
  recipes: Map<string, Recipe>
  /** Each name of a member is a number, higher than the one before. */
  names: Map<string, number>
}
/** What the backend answered last, and what it was doing when it died. */
type Recipe = { did: Step; will?: Step }
type Step = 'save' | 'love' | 'delete'

/** Optimizing the database's code costs a process that lives for a second more CPU than it saves. */
const SHORT_LIFE = ['--liftoff-only']

const nothing = (): Promised => ({
  accounts: new Set(),
  messages: new Set(),
  recipes: new Map(),
  names: new Map(),
})

let home: string
const running = new Set<ChildProcess>()
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'killed-'))
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(home, { recursive: true, force: true })
})

it('loses no acknowledged write in ten hard kills, and restarts each time', {
  timeout: 300_000,
}, async () => {
  const dataDir = join(home, 'data')
  await fillDataFolder(dataDir)
  const promised = nothing()
  for (const writes of KILLS) {
    await killedAfter(writes, dataDir, promised)
    const { connection, sql, applied } = await openDatabase(join(dataDir, 'database'))
    expect(applied).toEqual([])
    await everyMigrationIsWhole(sql)
    await everyPromiseIsKept(sql, promised)
    await nothingIsHalfMade(sql)
    await connection.close()
  }
  expect(promised.accounts.size).toBeGreaterThan(KILLS.length)
  expect(promised.messages.size).toBeGreaterThan(KILLS.length)
  expect(promised.recipes.size).toBeGreaterThan(KILLS.length)
  expect(promised.names.size).toBeGreaterThan(KILLS.length / 2)
})

it.each(['PG_VERSION', 'global/pg_control'])(
  'starts after a kill in the middle of its first start, at %s',
  async (file) => {
    const dataDir = join(home, file.replace('/', '-'))
    const { child, ended, complaint } = started(dataDir)
    const halfWay = setInterval(() => {
      const places = ['database', 'database.making'].map((folder) => join(dataDir, folder, file))
      if (places.some(existsSync)) child.kill('SIGKILL')
    }, 2)
    expect(await ended, complaint.join('')).toBe('SIGKILL')
    clearInterval(halfWay)
    await killedAfter(3, dataDir, nothing())
  },
)

/**
 * After this many writes, a process is killed only once this many of each kind are answered: which ones are quick is
 * chance.
 */
const LONG_LIFE = { writes: 9, ofEach: 2 }

async function killedAfter(writes: number, dataDir: string, promised: Promised): Promise<void> {
  const { child, ended, complaint } = started(dataDir)
  let answered = 0
  const ids = {
    'sign-up': new Set<string>(),
    message: new Set<string>(),
    name: new Set<string>(),
    recipe: new Set<string>(),
  }
  const isOld = () =>
    answered >= writes &&
    (writes < LONG_LIFE.writes || Object.values(ids).every(({ size }) => size >= LONG_LIFE.ofEach))
  createInterface({ input: child.stdout }).on('line', (line) => {
    // Lines are read even after the kill: those in the pipe were written before it.
    const [tense, what = '', id = ''] = line.split(' ')
    if (tense === 'will') begin(what, id, promised)
    if (tense === 'did') {
      note(what, id, promised)
      ids[what === 'sign-up' || what === 'message' || what === 'name' ? what : 'recipe'].add(id)
      answered += 1
      if (isOld()) child.kill('SIGKILL')
    }
  })
  expect(await ended, complaint.join('')).toBe('SIGKILL')
}

function started(dataDir: string) {
  const script = new URL('./testing/household.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [...SHORT_LIFE, script, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const complaint: string[] = []
  child.stderr.on('data', (chunk: Buffer) => complaint.push(chunk.toString()))
  running.add(child)
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('close', (_code, signal) => {
      running.delete(child)
      resolve(signal)
    }),
  )
  return { child, ended, complaint }
}

function begin(what: string, id: string, { recipes }: Promised): void {
  const known = recipes.get(id)
  if (known) known.will = what as Step
}

function note(what: string, id: string, { accounts, messages, recipes, names }: Promised): void {
  if (what === 'sign-up') accounts.add(id)
  else if (what === 'message') messages.add(id)
  else if (what === 'name') {
    const [member = '', turn] = id.split(':')
    names.set(member, Number(turn))
  } else recipes.set(id, { did: what as Step })
}

async function everyPromiseIsKept(sql: Sql, promised: Promised): Promise<void> {
  const { accounts, messages, recipes, names } = promised
  const missing = (ids: Iterable<string>, column: string, table: string) =>
    sql.query(
      `select id from unnest($1::text[]) as id where id not in (select ${column}::text from ${table})`,
      [[...ids]],
    )
  expect(await missing(accounts, 'email', 'auth.users')).toEqual([])
  expect(await missing(messages, 'id', 'public.contact_messages')).toEqual([])

  const rows = await sql.query<{ id: string; is_favorite: boolean }>(
    'select id, is_favorite from public.recipes',
  )
  const there = new Map(rows.map(({ id, is_favorite }) => [id, is_favorite ? 'love' : 'save']))
  const broken = [...recipes].filter(([id, { did, will }]) => {
    const found = there.get(id) ?? 'delete'
    return found !== did && found !== will
  })
  expect(broken).toEqual([])

  const profiles = await sql.query<{ id: string; name: string }>('select id, name from public.profiles')
  const called = new Map(profiles.map(({ id, name }) => [id, Number(name)]))
  expect([...names].filter(([member, turn]) => !((called.get(member) ?? 0) >= turn))).toEqual([])
}

async function everyMigrationIsWhole(sql: Sql): Promise<void> {
  const files = (await readdir(new URL('./migrations/', import.meta.url))).filter((file) =>
    file.endsWith('.sql'),
  )
  const recorded = await sql.query<{ file: string }>(
    "select version || '_' || name || '.sql' as file from supabase_migrations.schema_migrations order by 1",
  )
  expect(recorded.map(({ file }) => file)).toEqual(files.sort())
}

/** Finds half-made writes: a user with neither profile nor identity, a recipe without its activity. */
async function nothingIsHalfMade(sql: Sql): Promise<void> {
  const halves = await sql.query(`
    select 'user without profile' as half, id from auth.users where id not in (select id from public.profiles)
    union all
    select 'user without identity', id from auth.users where id not in (select user_id from auth.identities)
    union all
    select 'recipe without activity', id from public.recipes
    where id not in (select recipe_id from public.user_activity where type = 'recipe_created')
    union all
    select 'heart without activity', id from public.recipes
    where is_favorite and id not in (select recipe_id from public.user_activity where type = 'recipe_favorited')
  `)
  expect(halves).toEqual([])
}
