import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Worker } from 'node:worker_threads'
import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthMail, type Backend, type EmbeddedOptions, openBackend } from './embedded.ts'

const PATIENCE = { timeout: 30_000, interval: 50 }
const siteUrl = 'http://localhost:3000'
const account = { email: 'ann@example.com', password: 'a good password' }
const clientOf = (backend: Backend, key = backend.publishableKey) =>
  createClient(backend.url, key, { auth: { persistSession: false, autoRefreshToken: false } })

describe('the embedded backend', () => {
  /** A folder after its first start, copied for each test: making one takes seconds. */
  let made: string
  const firstLines: string[] = []
  let dataDir: string
  const open: Backend[] = []
  const started: ChildProcess[] = []

  const opened = async (options: Omit<Partial<EmbeddedOptions>, 'dataDir' | 'siteUrl'> = {}) => {
    const backend = await openBackend({ dataDir, siteUrl, ...options })
    open.push(backend)
    return backend
  }

  beforeAll(async () => {
    made = join(await mkdtemp(join(tmpdir(), 'data-')), 'evenplate')
    const log = (line: string) => void firstLines.push(line)
    await (await openBackend({ dataDir: made, siteUrl, log })).close()
  })
  afterAll(() => rm(join(made, '..'), { recursive: true, force: true }))
  beforeEach(async () => {
    dataDir = join(await mkdtemp(join(tmpdir(), 'data-')), 'evenplate')
    await cp(made, dataDir, { recursive: true })
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((backend) => backend.close()))
    for (const child of started.splice(0)) child.kill('SIGKILL')
    await rm(join(dataDir, '..'), { recursive: true, force: true })
  })

  it('leaves it to the site to end a connection: if both end it, a request may be lost', async () => {
    const reply = await fetch(`${(await opened()).url}/auth/v1/settings`)
    await reply.arrayBuffer()
    // Node announces here how long it keeps a connection, if it ends them.
    expect([reply.headers.get('connection'), reply.headers.get('keep-alive')]).toEqual(['keep-alive', null])
  })

  it('keeps accounts, sessions, recipes and keys across a restart', async () => {
    const first = await opened()
    const ann = clientOf(first)
    await ann.auth.signUp(account)
    const { data } = await ann.auth.signInWithPassword(account)
    await ann.from('recipes').insert({ title: 'Soup', ingredients: ['water'], instructions: ['boil'] })
    await first.close()

    const second = await opened()
    expect([second.publishableKey, second.secretKey]).toEqual([first.publishableKey, first.secretKey])
    const again = clientOf(second)
    await again.auth.setSession(data.session!)
    expect((await again.from('recipes').select('title')).data).toEqual([{ title: 'Soup' }])
  })

  it('applies each migration once', async () => {
    expect(firstLines.filter((line) => line.startsWith('Applied migration')).length).toBeGreaterThan(0)
    const lines: string[] = []
    await opened({ log: (line) => lines.push(line) })
    expect(lines).toEqual([])
  })

  it('lets only its owner read the folder and the keys', async () => {
    expect((await stat(made)).mode & 0o777).toBe(0o700)
    expect((await stat(join(made, 'keys.json'))).mode & 0o777).toBe(0o600)
    // A copied folder with wider permissions is restricted again.
    await chmod(dataDir, 0o755)
    await chmod(join(dataDir, 'keys.json'), 0o644)
    await opened()
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    expect((await stat(join(dataDir, 'keys.json'))).mode & 0o777).toBe(0o600)
  })

  it('says in one line which file is damaged, and frees the folder', async () => {
    await writeFile(join(dataDir, 'keys.json'), '{"jwtSecret":')
    await expect(opened()).rejects.toThrow(/^.*keys\.json is damaged\.[^\n]*$/)
    await rm(join(dataDir, 'keys.json'))
    await opened()
  })

  it('says in one line that its port is taken, and frees the folder', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    await expect(opened({ port })).rejects.toThrow(`cannot listen on port ${port}: EADDRINUSE`)
    other.close()
    expect((await opened({ port })).url).toBe(`http://127.0.0.1:${port}`)
  })

  it('passes mails on, and survives if they cannot be sent', async () => {
    const mails: AuthMail[] = []
    const lines: string[] = []
    const backend = await opened({
      publicUrl: 'https://data.example',
      log: (line) => lines.push(line),
      sendMail(mail) {
        mails.push(mail)
        throw new Error(`no way to reach ${mail.to}`)
      },
    })
    expect((await clientOf(backend).auth.signUp(account)).error).toBeNull()
    expect((await clientOf(backend).auth.signInWithPassword(account)).error).toBeNull()
    await backend.close()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [account.email, 'Confirm your email address'],
    ])
    expect(mails[0]?.text).toContain('https://data.example/auth/v1/verify?token=')
    expect(lines).toEqual(['A mail could not be handed over: Confirm your email address'])
  })

  describe('a thread that dies', () => {
    /** Threads of this process, the newest last: they are killed here the way they would be in production. */
    const threads: Worker[] = []
    const born = (thread: Worker) => void threads.push(thread)
    beforeEach(() => void process.on('worker', born))
    afterEach(() => void process.off('worker', born))

    it('is restarted on the same port, with everything that was acknowledged', async () => {
      const lines: string[] = []
      const backend = await opened({ log: (line) => lines.push(line) })
      await clientOf(backend).auth.signUp(account)
      const statuses = new Set<number>()
      await threads.at(-1)?.terminate()
      await expect
        .poll(async () => {
          const status = await fetch(`${backend.url}/auth/v1/health`, {
            headers: { apikey: backend.publishableKey },
          }).then(
            (response) => response.status,
            () => 0,
          )
          statuses.add(status)
          return status
        }, PATIENCE)
        .toBe(200)
      expect(statuses).toContain(503)
      expect((await clientOf(backend).auth.signInWithPassword(account)).error).toBeNull()
      expect(lines).toEqual(['The embedded backend stopped unexpectedly and is started again.'])
      await expect(openBackend({ dataDir, siteUrl })).rejects.toThrow('is in use')
    })

    it('is given up on if it keeps dying, with one line', async () => {
      const lines: string[] = []
      const backend = await opened({ log: (line) => lines.push(line) })
      const stillborn = (thread: Worker) => void thread.terminate()
      process.on('worker', stillborn)
      await threads.at(-1)?.terminate()
      await expect.poll(() => lines.at(-1), PATIENCE).toMatch(/has to be restarted\.$/)
      process.off('worker', stillborn)
      expect(lines.filter((line) => line.endsWith('has to be restarted.'))).toEqual([
        'The embedded backend stopped 6 times within a minute; the site has to be restarted.',
      ])
      const refused = await fetch(`${backend.url}/rest/v1/recipes`)
      expect([refused.status, await refused.json()]).toEqual([
        503,
        expect.objectContaining({ error_code: 'unavailable' }),
      ])
      await backend.close()
      await opened()
    })
  })

  it('answers running requests before it closes', async () => {
    const backend = await opened()
    const answers = Array.from({ length: 20 }, () => clientOf(backend).rpc('product_limits'))
    const sent = Promise.all(answers)
    await clientOf(backend).rpc('product_limits')
    await backend.close()
    expect((await sent).map((answer) => answer.error)).toEqual(Array(20).fill(null))
  })

  describe('one process per folder', () => {
    it('refuses a second one in the same process', async () => {
      await opened()
      await expect(openBackend({ dataDir, siteUrl })).rejects.toThrow(`The data folder ${dataDir} is in use`)
    })

    it('refuses a second process, and takes over from one that was killed', async () => {
      const writer = await write(dataDir)
      await expect(openBackend({ dataDir, siteUrl })).rejects.toThrow(
        `The data folder ${dataDir} is in use by another process (${writer.process.pid}).`,
      )
      await writer.kill()
      await opened()
    })

    it('takes over from a process whose number another process now has', async () => {
      await (await opened()).close()
      // The pid is alive, but it is not the process that wrote the lock.
      await writeFile(join(dataDir, 'lock'), `${process.ppid} another-boot.123`)
      await opened()
      expect(await readFile(join(dataDir, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    })
  })

  /** Starts testing/writer.ts on a folder, in its own process. */
  async function write(folder: string) {
    const child = spawn(
      process.execPath,
      [new URL('./testing/writer.ts', import.meta.url).pathname, folder],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    started.push(child)
    const lines = createInterface({ input: child.stdout! })
    const ended = Promise.all([once(lines, 'close'), once(child, 'exit')])
    await once(lines, 'line')
    return {
      process: child,
      async kill() {
        child.kill('SIGKILL')
        await ended
      },
    }
  }
})
