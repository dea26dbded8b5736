import { describe, expect, it } from 'vitest'
import type { Swap } from './recipe.ts'
import { newWords } from './swap.ts'
import { stepsWith } from './swap-steps.ts'

const swapWith = (step: string | null): Swap =>
  ({ at: 0, words: [{ from: 'rice', to: 'cauliflower rice' }], step, reason: '' }) as unknown as Swap
const OWN = 'Stir-fry the cauliflower rice for 4 minutes in a dry pan.'
const done = (steps: string[], own: string | null = OWN) => {
  const swap = swapWith(own)
  return stepsWith(swap, steps, ['chicken thigh, raw', 'broccoli', 'olive oil'], newWords(swap))
}

describe('what another food needs', () => {
  it('takes the place of the sentence that cooked the old one alone', () => {
    const { steps, minutes } = done([
      'Rinse the rice.',
      'Salt the chicken. Simmer the rice for 18 minutes. Rest it.',
      'Serve the chicken on the rice.',
    ])
    expect(steps).toEqual([
      'Rinse the cauliflower rice.',
      `Salt the chicken. ${OWN} Rest it.`,
      'Serve the chicken on the cauliflower rice.',
    ])
    expect(minutes).toBe(0)
  })

  it('stands before the serving where nothing cooks the food, and its minutes come on top', () => {
    const { steps, minutes } = done(['Fry the chicken for 8 minutes.', 'Serve it over the rice.'])
    expect(steps).toEqual(['Fry the chicken for 8 minutes.', `${OWN} Serve it over the cauliflower rice.`])
    expect(minutes).toBe(4)
  })

  it('follows a sentence that cooks others with it, which stays', () => {
    const { steps } = done(['Measure the rice.', 'Cook the rice and the broccoli together for 10 minutes.'])
    expect(steps[1]).toBe(`Cook the cauliflower rice and the broccoli together for 10 minutes. ${OWN}`)
  })

  it('has the dish take longer where the new food does', () => {
    const { minutes } = done(['Simmer the rice for 18 minutes.'], 'Simmer the barley for 25 to 40 minutes.')
    expect(minutes).toBe(22)
  })

  it('changes no minutes where the new food cooks like the old one', () => {
    expect(done(['Simmer the rice for 18 minutes.'], null)).toEqual({
      steps: ['Simmer the cauliflower rice for 18 minutes.'],
      minutes: 0,
    })
  })
})
