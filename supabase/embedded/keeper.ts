import type { AuthMail } from '../auth/auth-mail.ts'
import type { Question } from './direct-calls.ts'
import type { Answered, Asked, WorkerSettings } from './messages.ts'
import { Refused } from './refused.ts'
import { SlowedOnes } from './slowed.ts'
import { standIn } from './stand-in.ts'
import { beginLife, type Ending, type Life } from './worker-life.ts'

export type KeeperOptions = {
  /** The thread's own file. */
  thread: URL
  settings: WorkerSettings
  port: number
  log: (line: string) => void
  deliver: (mail: AuthMail) => void
}

export type Keeper = {
  port: number
  /** @throws Refused: `unreachable` while the thread is away */
  ask(question: Question): Promise<unknown>
  /** @throws Refused as `ask` */
  read(asked: Asked): Promise<Answered>
  close(): Promise<void>
}

/** More crashes than this within a minute are not an accident: restarting would hide the cause. */
const DEATHS_A_MINUTE = 5

/**
 * Runs the backend's thread and restarts it on the same port if it dies or hangs: what it had acknowledged is in the
 * folder. Requests meanwhile get 503, and the client whose work caused it waits longer than the others.
 * @throws Error of one line if the first start fails
 */
export async function keepRunning({
  thread,
  settings,
  port: wanted,
  log,
  deliver,
}: KeeperOptions): Promise<Keeper> {
  const away = standIn()
  const slowed = new SlowedOnes()
  const deaths: number[] = []
  let port = wanted
  let running: Life | undefined
  let closing = false
  let restart: Promise<void> | undefined
  let wake: (() => void) | undefined

  await start()
  return {
    port,
    ask: (question) => running?.ask(question) ?? Promise.reject(new Refused('unreachable')),
    read: (asked) => running?.read(asked) ?? Promise.reject(new Refused('unreachable')),
    async close() {
      closing = true
      wake?.()
      await running?.close()
      await restart
      await away.close()
    },
  }

  async function start(): Promise<void> {
    const life = beginLife({
      thread,
      settings,
      slowed: slowed.all(Date.now()),
      log,
      deliver,
      beforeListening: away.close,
    })
    running = life
    port = await life.listening(port)
    void life.ended.then((ending) => {
      if (!closing) restart = revive(ending)
    })
  }

  async function revive(ending: Ending): Promise<void> {
    running = undefined
    await away.open(port)
    const { hung, asker } = ending
    if (asker) slowed.blame(asker, Date.now())
    let line = hung
      ? `The embedded backend did not answer for ${settings.patience / 1000} s and is started again.`
      : 'The embedded backend stopped unexpectedly and is started again.'
    // The site must not give up because of something a visitor can cause.
    let accident = !hung && asker === null
    for (;;) {
      const recent = accident ? another() : 0
      if (recent > DEATHS_A_MINUTE) {
        return log(
          `The embedded backend stopped ${recent} times within a minute; the site has to be restarted.`,
        )
      }
      log(line)
      await pause(recent < 2 ? 0 : 250 * 2 ** (recent - 2))
      if (closing) return
      try {
        return await start()
      } catch (error) {
        log(error instanceof Error ? error.message : 'The embedded backend could not be started.')
        running = undefined
        if (closing) return
        await away.open(port)
      }
      line = 'The embedded backend stopped unexpectedly and is started again.'
      accident = true
    }
  }

  /** @returns how many there were within the last minute */
  function another(): number {
    const now = Date.now()
    deaths.push(now)
    return deaths.filter((time) => time > now - 60_000).length
  }

  /** Ends early when the backend is closed. */
  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
