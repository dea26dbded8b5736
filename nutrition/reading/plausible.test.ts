import { describe, expect, it } from 'vitest'
import { readLine } from './read-line.ts'

describe('an impossible weight', () => {
  it.each([
    ['14 cup dried cranberries', '1/4 cup', '1/4 cup dried cranberries'],
    ['112 cups sugar', '1 1/2 cups', '1 1/2 cups sugar'],
    ['1 12 cups flour', '1 1/2 cups', '1 1/2 cups flour'],
    ['34 teaspoon salt', '3/4 teaspoon', '3/4 teaspoon salt'],
    ['134 cups whole milk, divided', '1 3/4 cups', '1 3/4 cups whole milk, divided'],
    ['12 can coconut milk', '1/2 can', '1/2 can coconut milk'],
    ['14 head cabbage, shredded', '1/4 head', '1/4 head cabbage, shredded'],
    ['12 onion, chopped', '1/2 onion', '1/2 onion, chopped'],
    ['12 cup mystery grain', '1/2 cup', '1/2 cup mystery grain'],
    ['212 pounds potatoes', '2 1/2 pounds', '2 1/2 pounds potatoes'],
  ])('in "%s" makes the page ask if it is %s', (written, says, line) => {
    const read = readLine(written)
    expect(read).toMatchObject({ grams: null, between: null })
    expect(read.question?.offers).toEqual([{ says, line }])
    expect(read.question?.asks).toContain(`Did you mean ${says}?`)
    expect(readLine(line)).toMatchObject({ question: null, food: read.food })
  })

  it('is named in the question', () => {
    expect(readLine('14 cup dried cranberries').question?.asks).toBe(
      '“14 cup” would be 1.7 kg of dried cranberries. Did you mean 1/4 cup?',
    )
  })

  it.each(['112 onions', '5 kg sugar', '2 kg cinnamon', '300 cups flour'])(
    'leaves "%s" without grams if the meaning is unclear',
    (line) => {
      expect(readLine(line)).toMatchObject({ grams: null, negligible: line.includes('cinnamon') })
      expect(readLine(line).question).toMatchObject({ offers: [] })
    },
  )

  it.each([
    '5 lb beef brisket',
    '2 kg potatoes',
    '20 lb turkey',
    '12 onions, chopped',
    '12 cups chicken stock',
    '14 cups water',
    '8 cups flour',
    '12 cups flour',
    '3 lb kosher salt',
    '12 tablespoons butter',
    '14 tablespoons cold butter',
    '12 cups popped popcorn',
    '1 14 oz can black beans',
    '12 oz can tuna',
    '12 thin slices prosciutto',
    '12 pack corn tortillas',
    '12 garlic cloves',
    '24 oysters',
    '36 slices white bread',
    '2 kg sugar',
    '5 gallons water',
    '12 chapati',
    '12 potato (about 2 kg)',
  ])('is not suspected in "%s"', (line) => {
    expect(readLine(line).question).toBeNull()
  })

  it('never comes from multiplying two stated weights', () => {
    const lentils = readLine('400 grams lentils (canned, 250 grams drained and rinsed. )')
    expect([lentils.food?.id, lentils.grams]).toEqual(['lentils-canned', 250])
    expect(readLine('1 kg chicken thighs (about 200 g each)').grams).toBe(1000)
  })
})
