import { BACKENDS, type Person, type TestBackend } from '../supabase/testing/backends.ts'
import { importOf, type Packed, packed, sensorReadings, unpacked } from '../supabase/testing/health-log.ts'

/**
 * Five years of sensor readings at five-minute intervals, 525,000, on both engines: an import and how long another member
 * waits meanwhile, 90 days in one call, counts by day, an export, an undone import, and deleting everything. Through the
 * API, as browsers do, or in the database alone. Figures are milliseconds: elapsed, and also CPU time if the database runs
 * in this process, since a busy machine changes that little.
 */
const BATCHES = Number(process.env.BATCHES || 105)
const BATCH = 5000
const DAY = 86_400_000
const FIVE_MINUTES = 300_000

type Taken = { cpu: number; clock: number }

const lastMinute = Date.now() - (Date.now() % 60_000)
const begin = lastMinute - BATCHES * BATCH * FIVE_MINUTES
const batch = (n: number) => packed(sensorReadings(BATCH, begin + n * BATCH * FIVE_MINUTES))
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10)

for (const { engine, start } of BACKENDS) {
  const backend = await start()
  console.log(`\n${engine}, ${(BATCHES * BATCH).toLocaleString('en-US')} readings of one member`)
  console.log(`${' '.repeat(36)}clock: least  median   worst      CPU: least  median   worst`)
  const [ann, ben] = [await backend.member(), await backend.member()]
  const print = printer(engine === 'PGlite')
  const p_import = await importOf(ann.client, BATCHES * BATCH)
  await comesIn(ann, ben, p_import, print)
  await isRead(backend, ann, print)
  await goes(backend, ann, p_import, print)
  await backend.stop()
}

async function comesIn(ann: Person, ben: Person, p_import: string, print: Print): Promise<void> {
  const send = (n: number) => ann.client.rpc('import_readings', { p_rows: batch(n), p_import }).throwOnError()
  const others = watchSomebodyElse(ben)
  const began = performance.now()
  print('5,000 that are new, through the API', await times(BATCHES, send))
  const seconds = (performance.now() - began) / 1000
  print('somebody else, meanwhile', await others.stop())
  console.log(`  all of them in ${seconds.toFixed(0)} s`)
}

async function isRead(backend: TestBackend, ann: Person, print: Print): Promise<void> {
  await backend.sql.run('analyze public.glucose_readings')
  const to = Date.now()
  const range = { p_from: new Date(to - 90 * DAY).toISOString(), p_to: new Date(to).toISOString() }
  print(
    '90 days, through the API',
    await times(10, () => ann.client.rpc('readings_between', range).throwOnError()),
  )
  for (const days of [14, 30, 90]) {
    const range = [to - days * DAY, to].map((at) => new Date(at).toISOString())
    const read = () => inDatabase(backend, ann, 'readings_between($1, $2)', range)
    print(`${days} days`, await times(15, read))
    console.log(`  ${unpacked((await read()) as Packed).length.toLocaleString('en-US')} readings`)
  }
  const all = [isoDay(begin), isoDay(to)]
  print('counts by day, of all', await times(5, () => inDatabase(backend, ann, 'day_counts($1, $2)', all)))
  const again = (n: number) => inDatabase(backend, ann, 'import_readings($1)', [JSON.stringify(batch(n))])
  print('5,000 that are known', await times(Math.min(10, BATCHES), again))
  const page = () => inDatabase(backend, ann, 'export_my_page($1)', ['health_log:1'])
  print('50,000 of an export, a page of it', await times(10, page))
}

async function goes(backend: TestBackend, ann: Person, p_import: string, print: Print): Promise<void> {
  const takeBack = () => inDatabase(backend, ann, 'take_back_import($1)', [p_import])
  print('25,000 taken back', await times(1, takeBack))
  print('the rest, deleted', await times(1, () => inDatabase(backend, ann, 'delete_health_log()', [])))
  const [row] = await backend.sql.query<{ left: number }>(
    'select count(*)::int as left from public.glucose_readings',
  )
  console.log(`  ${row?.left} readings left`)
}

/** A function's answer to the member, without the API around it. */
async function inDatabase(
  backend: TestBackend,
  { id }: Person,
  call: string,
  given: unknown[],
): Promise<unknown> {
  return backend.sql.transaction(async (sql) => {
    await sql.query(
      "select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claims', $2, true)",
      [id, JSON.stringify({ sub: id })],
    )
    await sql.run('set local role authenticated')
    return (await sql.query<{ answer: unknown }>(`select public.${call} as answer`, given))[0]?.answer
  })
}

/** Another member, who makes a small request every 20 milliseconds. */
function watchSomebodyElse({ client }: Person): { stop(): Promise<Taken[]> } {
  const waits: Taken[] = []
  let goesOn = true
  const asking = (async () => {
    while (goesOn) {
      const asked = performance.now()
      await client.from('eaten_meals').select('id').limit(1).throwOnError()
      waits.push({ cpu: Number.NaN, clock: performance.now() - asked })
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  return {
    async stop() {
      goesOn = false
      await asking
      return waits
    },
  }
}

async function times(count: number, work: (n: number) => PromiseLike<unknown>): Promise<Taken[]> {
  const taken: Taken[] = []
  for (let n = 0; n < count; n += 1) {
    const [cpu, clock] = [cpuMs(), performance.now()]
    await work(n)
    taken.push({ cpu: cpuMs() - cpu, clock: performance.now() - clock })
  }
  return taken
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

type Print = (what: string, taken: Taken[]) => void

function printer(withCpu: boolean): Print {
  return (what, taken) => {
    const of = (name: keyof Taken) => {
      const sorted = taken.map((one) => one[name]).sort((a, b) => a - b)
      return [0, Math.floor(sorted.length / 2), sorted.length - 1]
        .map((place) => sorted[place] ?? Number.NaN)
        .map((ms) => (Number.isNaN(ms) ? '-' : ms.toFixed(0)).padStart(8))
        .join('')
    }
    console.log(`${what.padEnd(40)}${of('clock')}${' '.repeat(10)}${withCpu ? of('cpu') : ''}`)
  }
}
