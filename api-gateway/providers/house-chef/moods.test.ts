import { describe, expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES, dishById } from '../../dish-book/dishes/all-dishes.ts'
import { rulesOf } from '../../safety/rules-of.ts'
import { composeDish } from './compose.ts'

function cook(text: string, seed: string) {
  const request = { mode: 'free', text } as const
  const brief = briefOf(request, null, DISHES)
  return dishById(composeDish(brief, rulesOf(request, brief, null), { seed, turn: 0 }).form)
}
const SEEDS = ['someone', 'somebody else', 'a third', 'a fourth']

describe('a dish for the moment', () => {
  it('comforts who asks for comfort food', () => {
    const comforting = SEEDS.filter((seed) =>
      /comfort/.test(cook('comfort food, long week', seed)?.says ?? ''),
    )
    expect(comforting.length).toBeGreaterThanOrEqual(3)
  })

  it('is no soup for a picnic, and no light bite for a potluck', () => {
    for (const seed of SEEDS) {
      expect(cook('a picnic lunch', seed)?.course).not.toBe('soup')
      expect(cook('bringing something to the church potluck', seed)?.id).not.toBe('cucumber-sandwiches')
    }
  })
})
