import { expect, it } from 'vitest'
import { judgeCanary } from './judge-canary.ts'

const BEGAN = new Date('2026-03-01T12:00:00Z')
const after = (seconds: number) => ({
  began: BEGAN,
  now: new Date(BEGAN.getTime() + seconds * 1000),
  share: 0.1,
})
const judged = (
  canary: [errors: number, loads: number],
  live: [errors: number, loads: number],
  seconds = 30,
) =>
  judgeCanary(
    {
      canary: { errors: canary[0], loads: canary[1] },
      live: { errors: live[0], loads: live[1] },
    },
    after(seconds),
  ).verdict

it.each([
  ['always throws, on a busy site', [3, 3], [2, 5000]],
  ['always throws, on a site nobody else visits', [3, 3], [0, 0]],
  ['always throws, and few visits report their loads', [4, 0], [0, 40]],
  ['throws each tenth time, where the live build throws each hundredth', [12, 100], [100, 10_000]],
  ['throws a little, over very many loads', [300, 100_000], [100, 1_000_000]],
] as const)('ends at once a canary that %s', (_, canary, live) => {
  expect(judged([...canary], [...live])).toBe('take back')
})

it.each([
  ['has one error among thousands', [1, 5000], [0, 50_000]],
  ['has three errors among thousands', [3, 5000], [4, 50_000]],
  ['throws as often as the live build, which throws often', [40, 400], [400, 4000]],
  ['throws a bit more often than the live build', [15, 1000], [100, 10_000]],
  ['throws half as often as the live build', [5, 1000], [100, 10_000]],
] as const)('keeps a canary that %s', (_, canary, live) => {
  expect(judged([...canary], [...live], 3600)).toBe('keep')
})

it('waits while a build has two errors, few loads or little time', () => {
  expect(judged([2, 2], [0, 5000])).toBe('not enough yet')
  expect(judged([0, 150], [0, 1400], 3600)).toBe('not enough yet')
  expect(judged([0, 1000], [0, 9000], 300)).toBe('not enough yet')
  expect(judgeCanary({}, after(3600)).verdict).toBe('not enough yet')
})

it('ends a canary that reports nothing, since it may not even start', () => {
  expect(judged([0, 0], [0, 449])).toBe('not enough yet')
  expect(judged([0, 0], [0, 451])).toBe('take back')
  const given = judgeCanary({ live: { errors: 0, loads: 900 } }, after(60))
  expect(given.reason).toBe('nothing was heard of it, where about 100 loads were expected')
})

it('gives its reasons', () => {
  const { reason } = judgeCanary(
    { canary: { errors: 3, loads: 3.4 }, live: { errors: 2, loads: 5000 } },
    after(10),
  )
  expect(reason).toBe('3 errors over 3 loads, the live build 2 over 5000')
})

it('ends a good canary in less than one of five hundred runs, although it checks after every load', () => {
  let seed = 7
  const chance = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  let taken = 0
  for (let run = 0; run < 500; run++) {
    const live = { errors: 0, loads: 0 }
    const canary = { errors: 0, loads: 0 }
    for (let visit = 0; visit < 3000; visit++) {
      const build = chance() < 0.1 ? canary : live
      build.loads++
      if (chance() < 0.02) build.errors++
      if (build !== canary || judgeCanary({ live, canary }, after(60)).verdict !== 'take back') continue
      taken++
      break
    }
  }
  expect(taken).toBeLessThanOrEqual(1)
})
