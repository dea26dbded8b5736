import { AppError } from '@evenplate/domain/errors'
import type { Steps } from '@evenplate/domain/steps'
import { describe, expect, it } from 'vitest'
import { Turns } from './turns.ts'

/** A clock that advances by this many milliseconds with each step of work. */
function work(msAStep = 1) {
  let now = 0
  const turns = new Turns(() => now)
  function* steps(count: number, told: string[] = [], name = ''): Steps<string> {
    for (let at = 0; at < count; at += 1) {
      now += msAStep
      told.push(name)
      yield
    }
    return name
  }
  const wait = (ms: number): void => {
    now += ms
  }
  return { turns, steps, wait }
}

const outcome = (job: Promise<unknown>): Promise<unknown> =>
  job.then(
    () => 'done',
    ({ code, retryAfter }) => ({ code, retryAfter }),
  )

describe('counting in turns', () => {
  it('lets in two jobs per person, and refuses more at once with seconds to wait', async () => {
    const { turns, steps } = work()
    let asked = 0
    const jobs = Array.from({ length: 60 }, () =>
      outcome(
        turns.take('one', async () => {
          asked += 1
          return steps(3)
        }),
      ),
    )
    const found = await Promise.all(jobs)
    expect(found.filter((one) => one === 'done')).toHaveLength(2)
    expect(found.filter((one) => one !== 'done')).toEqual(
      Array(58).fill({ code: 'count_limit', retryAfter: 2 }),
    )
    expect(asked).toBe(2)
    expect(await outcome(turns.take('one', () => steps(3)))).toBe('done')
  })

  it('lets others use the thread while it counts', async () => {
    const { turns, steps } = work(1)
    const told: string[] = []
    const job = turns.take('one', () => steps(40, told, 'step'))
    let answered = 0
    const other = (): void => {
      if (told.length < 40) {
        answered += 1
        setImmediate(other)
      }
    }
    setImmediate(other)
    await job
    expect(answered).toBeGreaterThanOrEqual(6)
  })

  it('runs one job after another, in the order they came', async () => {
    const { turns, steps } = work(5)
    const told: string[] = []
    await Promise.all(['a', 'b', 'c'].map((name) => turns.take(name, () => steps(3, told, name))))
    expect(told).toEqual(['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c', 'c'])
  })

  it('gives a person a share of each minute', async () => {
    const { turns, steps, wait } = work(1000)
    for (let at = 0; at < 2; at += 1) expect(await outcome(turns.take('one', () => steps(3)))).toBe('done')
    expect(await outcome(turns.take('one', () => steps(3)))).toEqual({ code: 'count_limit', retryAfter: 54 })
    expect(await outcome(turns.take('other', () => steps(3)))).toBe('done')
    wait(60_000)
    expect(await outcome(turns.take('one', () => steps(3)))).toBe('done')
  })

  it('lets at most 32 jobs wait', async () => {
    const { turns, steps } = work()
    const found = await Promise.all(
      Array.from({ length: 40 }, (_, at) => outcome(turns.take(`person ${at}`, () => steps(3)))),
    )
    expect(found.filter((one) => one === 'done')).toHaveLength(32)
    expect(found.at(-1)).toEqual({ code: 'busy', retryAfter: 2 })
  })

  it('stops for someone who has left, and goes on after a failed job', async () => {
    const { turns, steps } = work(5)
    const left = new AbortController()
    const told: string[] = []
    const gone = turns.take('one', () => steps(1000, told, 'gone'), left.signal)
    const failed = outcome(
      turns.take('two', () => {
        throw new AppError('invalid_request')
      }),
    )
    const next = turns.take('three', () => steps(2))
    setImmediate(() => left.abort(new Error('left')))
    await expect(gone).rejects.toThrow('left')
    expect(await failed).toMatchObject({ code: 'invalid_request' })
    await next
    expect(told.length).toBeLessThan(1000)
  })
})
