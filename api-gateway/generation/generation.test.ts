import type { PartialRecipe, RecipeReply } from '@evenplate/domain/recipe-events'
import { describe, expect, it } from 'vitest'
import { EVERYONE_LEFT, Generation, type Progress } from './generation.ts'

const partial = (title: string): Progress => ({
  event: 'partial',
  data: { title, ingredients: [], instructions: [], tips: [] } satisfies PartialRecipe,
})
const cooking: Progress = { event: 'status', data: { stage: 'cooking' } }
const stays = new AbortController().signal
const never = () => Promise.withResolvers<RecipeReply>()

describe('a recipe being generated', () => {
  it('gives a slow reader only the latest state, so that no reader fills the memory', async () => {
    const { promise, resolve } = never()
    let tell: (progress: Progress) => void = () => {}
    const generation = new Generation((how) => {
      tell = how
      tell(cooking)
      return promise
    })
    const watching = generation.watch(stays)
    expect((await watching.next()).value).toEqual(cooking)
    for (const title of ['Le', 'Leek', 'Leek soup']) tell(partial(title))
    resolve({} as RecipeReply)
    await generation.outcome
    expect(await Array.fromAsync(watching)).toEqual([partial('Leek soup')])
  })

  it('gives late joiners the current state, but nothing from a discarded draft', async () => {
    const { promise, resolve } = never()
    const repairing: Progress = { event: 'status', data: { stage: 'repairing' } }
    const generation = new Generation((tell) => {
      for (const progress of [cooking, partial('Bad'), repairing, partial('Go'), partial('Good')])
        tell(progress)
      return promise
    })
    resolve({} as RecipeReply)
    expect(await Array.fromAsync(generation.watch(stays))).toEqual([repairing, partial('Good')])
  })

  it('stops when the last one leaves, not before', async () => {
    let stopped: AbortSignal = stays
    const generation = new Generation((_, signal) => {
      stopped = signal
      return never().promise
    })
    const [ana, ben] = [new AbortController(), new AbortController()]
    const watching = [ana, ben].map(({ signal }) => Array.fromAsync(generation.watch(signal)))
    ana.abort()
    await watching[0]
    expect(stopped.aborted).toBe(false)
    ben.abort()
    await watching[1]
    expect(stopped.reason).toBe(EVERYONE_LEFT)
  })
})
