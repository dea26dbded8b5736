import { describe, expect, it } from 'vitest'
import { plateFood } from './plate-names.ts'

describe('a name of a plate', () => {
  it.each([
    ['pizza, cheese slice', 'cheese pizza'],
    ['cheese pizza slice', 'cheese pizza'],
    ['lasagna w meat', 'meat lasagna'],
    ['lasagna w/ meat', 'meat lasagna'],
    ['hamburger on bun', 'hamburger'],
    ['cheeseburger on a wheat bun', 'cheeseburger'],
    ['hot dog in bun', 'hot dog'],
    ['pulled pork BBQ', 'bbq pulled pork'],
    ['garden side salad', 'side salad'],
    ['beans & rice', 'rice and beans'],
    ['spaghetti w/ meat sauce', 'spaghetti with meat sauce'],
  ])('"%s" is "%s", in whatever order and however it is served', (name, same) => {
    expect(plateFood(name)?.id).toBe(plateFood(same)?.id)
    expect(plateFood(name)).not.toBeNull()
  })

  it('is not another food because a word that only tells how it is served was left out', () => {
    expect(plateFood('fresh spring roll')?.id).not.toBe(plateFood('spring roll')?.id)
    expect(plateFood('chocolate')).toBeNull()
    expect(plateFood('wheat pizza')).toBeNull()
  })
})
