import { describe, expect, it } from 'vitest'
import type { Swap } from './recipe.ts'
import { newWords } from './swap.ts'
import { stepsWith } from './swap-steps.ts'

const OWN = 'Stir-fry the cauliflower rice for 4 minutes in a dry pan.'
const WORDS = [{ from: 'rice', to: 'cauliflower rice' }]
const done = (steps: string[], own: string | null = OWN, words = WORDS) => {
  const swap = { at: 0, words, step: own, reason: '' } as unknown as Swap
  return stepsWith(swap, steps, newWords(swap))
}

describe('the instruction for a new food', () => {
  it('follows the sentence that cooks it, not the first one that names it', () => {
    const { steps } = done([
      'Rinse the rice.',
      'Salt the chicken. Warm the rice for 2 minutes. Rest it.',
      'Serve the chicken on the rice.',
    ])
    expect(steps).toEqual([
      'Rinse the cauliflower rice.',
      `Salt the chicken. Warm the cauliflower rice for 2 minutes. ${OWN} Rest it.`,
      'Serve the chicken on the cauliflower rice.',
    ])
  })

  it('goes before the serving step if nothing cooks the food, and its minutes are added', () => {
    const { steps, minutes } = done(['Fry the chicken for 8 minutes.', 'Serve it over the rice.'])
    expect(steps).toEqual(['Fry the chicken for 8 minutes.', `${OWN} Serve it over the cauliflower rice.`])
    expect(minutes).toBe(4)
    const late = done(
      ['Divide the rice between two bowls.'],
      'Beforehand, cook the cauliflower for 5 minutes.',
    )
    expect(late.steps[0]).toBe(
      'Cook the cauliflower for 5 minutes. Divide the cauliflower rice between two bowls.',
    )
  })

  it('makes the dish take longer if the new food does, but never shorter', () => {
    const barley = [
      ...WORDS,
      { from: 'Simmer the rice for 18 minutes', to: 'Simmer the barley for 25 to 40 minutes' },
    ]
    expect(done(['Simmer the rice for 18 minutes.'], null, barley).minutes).toBe(22)
    const quick = [{ from: 'Simmer the rice for 18 minutes', to: 'Warm the cauliflower rice for 3 minutes' }]
    expect(done(['Simmer the rice for 18 minutes.'], null, quick).minutes).toBe(0)
    // Advice is not work: it names times for every way to cook.
    expect(done(['Boil the rice.'], 'Florets need 10 minutes boiled, and 25 roasted.').minutes).toBe(0)
  })
})
