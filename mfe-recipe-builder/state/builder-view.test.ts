import { describe, expect, it } from 'vitest'
import { addressOf, type BuilderView, viewOf } from './builder-view.ts'
import { mayOpen } from './steps.ts'

describe('where a visitor is', () => {
  it('is restored from its address', () => {
    const places: BuilderView[] = [
      { view: 'guided', step: 1 },
      { view: 'guided', step: 3 },
      { view: 'free' },
      { view: 'bring', recipe: null },
      { view: 'bring', recipe: 'a&b' },
      { view: 'recipe' },
    ]
    for (const place of places)
      expect(viewOf(addressOf('/recipe-builder', place).split('?')[1] ?? '')).toEqual(place)
  })

  it.each(['step=0', 'step=5', 'step=2.5', 'step=x', 'mode=other', 'view=', 'utm_source=mail'])(
    'starts at the first step for %s',
    (search) => expect(viewOf(search)).toEqual({ view: 'guided', step: 1 }),
  )

  it('opens steps up to the next one', () => {
    expect([1, 2, 3, 4].map((step) => mayOpen(step as 1, 2))).toEqual([true, true, true, false])
  })
})
