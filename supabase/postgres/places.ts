import { Busy } from '../auth/hashing.ts'
import type { TurnEvents } from '../embedded/turns.ts'
import { currentAsker, onBehalfOf } from '../sql/askers.ts'

export type Places = {
  /** How many pieces of work run at once, in all and per client. */
  all: number
  ofOne: number
}

/**
 * Runs work when a place is free, clients in turn: a client with much work waits for it, and leaves places to everyone
 * else; work still waiting when its client's share is used up is refused (Busy). `null`, the gateway and the backend
 * itself, may have all places, since it works for many people.
 */
export function takePlaces(
  { all, ofOne }: Places,
  { spent, ended }: Pick<TurnEvents, 'spent' | 'ended'> = {},
) {
  const waiting = new Map<string | null, (() => void)[]>()
  const inside = new Map<string | null, number>()
  let taken = 0

  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const asker = currentAsker()
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const begin = () => {
      if (spent?.(asker)) return reject(new Busy('their share of the database'))
      const start = performance.now()
      taken += 1
      inside.set(asker, insideOf(asker) + 1)
      onBehalfOf(asker, work)
        .then(resolve, reject)
        .finally(() => {
          taken -= 1
          if (insideOf(asker) > 1) inside.set(asker, insideOf(asker) - 1)
          else inside.delete(asker)
          ended?.(asker, performance.now() - start)
          goOn()
        })
    }
    const mine = waiting.get(asker) ?? []
    mine.push(begin)
    waiting.set(asker, mine)
    goOn()
    return promise
  }

  function goOn(): void {
    while (taken < all) {
      const next = waiting.entries().find(([asker]) => asker === null || insideOf(asker) < ofOne)
      if (!next) return
      const [asker, theirs] = next
      // To the end of the queue, or out of it.
      waiting.delete(asker)
      const begin = theirs.shift()
      if (theirs.length > 0) waiting.set(asker, theirs)
      begin?.()
    }
  }

  function insideOf(asker: string | null): number {
    return inside.get(asker) ?? 0
  }
}
