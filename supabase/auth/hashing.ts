import { channel } from 'node:diagnostics_channel'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { currentAsker } from '../sql/askers.ts'

/** Publishes `hash` or `compare` and the rounds for each job, and nothing else about it: `hash 10`. */
export const HASHING = channel('evenplate.hashing')

/** Too many wait already; the answer is 503, and the client tries again. */
export class Busy extends Error {}

export type HashJob = { password: string; hash: string } | { password: string; rounds: number }

export type HashingOptions = {
  /** Each hash fills a core; one is left for reads. */
  threads?: number
  /** Jobs that may wait, in all and per asker. A wait of two seconds is bearable, a minute is not. */
  waiting?: number
  waitingOfOne?: number
}

type Waiting = {
  job: HashJob
  asker: string | null
  resolve(result: string | boolean): void
  reject(error: unknown): void
}

/**
 * bcrypt in separate threads: each hash takes about 70 ms of CPU, during which the database's thread could not
 * answer anyone.
 */
export function hashingThreads({
  threads = Math.min(4, Math.max(1, availableParallelism() - 1)),
  waiting: most = 32,
  waitingOfOne = 16,
}: HashingOptions = {}) {
  const waiting: Waiting[] = []
  const idle: Worker[] = []
  let made = 0

  return {
    /** @throws Busy */
    hash: (password: string, rounds: number) => run({ password, rounds }) as Promise<string>,
    /** @throws Busy */
    compare: (password: string, hash: string) => run({ password, hash }) as Promise<boolean>,
  }

  function run(job: HashJob): Promise<string | boolean> {
    HASHING.publish('hash' in job ? `compare ${roundsOf(job.hash)}` : `hash ${job.rounds}`)
    const asker = currentAsker()
    const theirs = asker === null ? 0 : waiting.filter((one) => one.asker === asker).length
    if (waiting.length >= most || theirs >= waitingOfOne) return Promise.reject(new Busy('hashing'))
    return new Promise((resolve, reject) => {
      waiting.push({ job, asker, resolve, reject })
      goOn()
    })
  }

  function goOn(): void {
    if (waiting.length === 0) return
    const thread = idle.pop() ?? (made < threads ? begin() : undefined)
    const next = thread && waiting.shift()
    if (!next) return
    // Idle hashing threads do not keep the process running.
    thread.ref()
    const answered = (result: string | boolean) => {
      thread.off('exit', died)
      thread.unref()
      idle.push(thread)
      next.resolve(result)
      goOn()
    }
    const died = () => {
      thread.off('message', answered)
      made -= 1
      next.reject(new Error('a hashing thread ended'))
      goOn()
    }
    thread.once('message', answered)
    thread.once('exit', died)
    thread.postMessage(next.job)
  }

  function begin(): Worker {
    made += 1
    const thread = new Worker(new URL('./hash-worker.ts', import.meta.url))
    thread.on('error', () => {})
    return thread
  }
}

/** Of `$2b$10$…`. */
const roundsOf = (hash: string): number => Number(hash.split('$')[2])

export const { hash, compare } = hashingThreads()
