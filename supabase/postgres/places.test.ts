import { expect, it } from 'vitest'
import { onBehalfOf } from '../sql/askers.ts'
import { takePlaces } from './places.ts'

/** Work that runs until told to end. */
function longWork() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const take = takePlaces({ all: 4, ofOne: 2 })
  const ask = (asker: string | null, name: string) =>
    onBehalfOf(asker, () =>
      take(() => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.push(resolve))
      }),
    )
  return { begun, ends, ask, take }
}

it('gives one client two of four places, and the others theirs at once', () => {
  const { begun, ask } = longWork()
  for (let n = 1; n <= 5; n++) void ask('ann', `ann ${n}`)
  void ask('ben', 'ben 1')
  void ask('eve', 'eve 1')
  void ask('eve', 'eve 2')
  expect(begun).toEqual(['ann 1', 'ann 2', 'ben 1', 'eve 1'])
})

it('takes clients in turn, and the gateway in any place', async () => {
  const { begun, ends, ask } = longWork()
  for (let n = 1; n <= 3; n++) void ask('ann', `ann ${n}`)
  for (let n = 1; n <= 4; n++) void ask(null, `gateway ${n}`)
  void ask('ben', 'ben 1')
  expect(begun).toEqual(['ann 1', 'ann 2', 'gateway 1', 'gateway 2'])
  for (const end of ends.splice(0)) end()
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun.slice(4)).toEqual(['ann 3', 'gateway 3', 'ben 1', 'gateway 4'])
})

it('frees the place if work fails, and reports how long it took', async () => {
  const told: (string | null)[] = []
  const take = takePlaces({ all: 1, ofOne: 1 }, { ended: (asker) => void told.push(asker) })
  const fail = () => onBehalfOf('ann', () => take(() => Promise.reject(new Error('refused'))))
  await expect(fail()).rejects.toThrow('refused')
  await expect(fail()).rejects.toThrow('refused')
  expect(told).toEqual(['ann', 'ann'])
})

it('refuses a client’s waiting work once their share is used up, and nothing of others', async () => {
  const used = new Set<string | null>()
  const take = takePlaces({ all: 2, ofOne: 1 }, { spent: (asker) => used.has(asker) })
  const ask = (asker: string) => onBehalfOf(asker, () => take(async () => used.add('ann') && asker))
  const answers = await Promise.allSettled(['ann', 'ann', 'ben', 'ann'].map(ask))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
})
