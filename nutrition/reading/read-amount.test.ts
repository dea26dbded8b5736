import { describe, expect, it } from 'vitest'
import { plainLine } from './plain-line.ts'
import { readAmount } from './read-amount.ts'
import { readLine } from './read-line.ts'

const amountOf = (line: string) => readAmount(plainLine(line))
const shortly = (line: string): string => {
  const { amount, rest } = amountOf(line)
  const { quantity, unit, each, total } = amount
  const shown = (measured: typeof each) =>
    measured && `${+measured.quantity.max.toFixed(3)} ${measured.unit.name}`
  const range = quantity && [...new Set([quantity.min, quantity.max])].map((q) => +q.toFixed(3)).join('-')
  return [
    [range, unit?.name].filter(Boolean).join(' '),
    ...(each ? [`each ${shown(each)}`] : []),
    ...(total ? [`total ${shown(total)}`] : []),
    rest,
  ].join(' | ')
}

describe('the amount of a line', () => {
  it.each([
    // Markup of a page and of a list
    ['1 &frac12; cups oats', '1.5 cup | oats'],
    ['1 &amp; 1/2 cups oats', '1.5 cup | oats'],
    ['<li>2 tbsp <b>tahini</b></li>', '2 tbsp | tahini'],
    ['◦ 2 cups oats', '2 cup | oats'],
    ['✓ 3 tbsp oil', '3 tbsp | oil'],
    ['2) 3 cups stock', '3 cup | stock'],
    ['3. Sugar 120 g', '120 g | Sugar'],
    // Numbers as people write them
    ['1 and a half cups oats', '1.5 cup | oats'],
    ['two and three-quarters cups oats', '2.75 cup | oats'],
    ['11/2 cups oats', '1.5 cup | oats'],
    ['23/4 tsp yeast', '2.75 tsp | yeast'],
    ['3?4 cup corn syrup', '0.75 cup | corn syrup'],
    ['twenty-four mussels', '24 | mussels'],
    ['3- to 4-pound chicken', '3-4 lb | chicken'],
    ['Two 12- to 14-ounce trout', '2 | each 14 oz | trout'],
    ['300g to 350g leeks', '300-350 g | leeks'],
    ['2 tablespoons to 1/4 cup honey', '2-4 tbsp | honey'],
    // The same amount stated twice
    ['3 x 400g/14oz tins butter beans', '3 can | each 400 g | butter beans'],
    ['410g/14½oz can cherries', '1 can | each 410 g | cherries'],
    ['900ml/1 pint 12fl oz stock', '900 ml | stock'],
    ['3/4 cup currants 175 mL', '0.75 cup | total 175 ml | currants'],
    ['2 cups oats or 180 g', '2 cup | total 180 g | oats'],
    ['1/3 c cup cream', '0.333 cup | cream'],
    ['3 x tbsp honey', '3 tbsp | honey'],
    ['1 (12-ounce [340-g]) can corn', '1 can | each 12 oz | corn'],
    ['1 10.5-ounce) can soup', '1 can | each 10.5 oz | soup'],
    ['2 tablespoons, divided/1 ounce/28 grams butter', '2 tbsp | total 28 g | butter'],
    ['2.5cm/1in piece ginger', '1 | ginger'],
    ['6 1/4-inch-thick slices bread', '6 slice | bread'],
    ['2 1/2-inch piece ginger', '1 | ginger'],
    ['1in/2.5cm piece ginger', '1 | ginger'],
    ['2 cups plus 3 tablespoons/10 ounces/285 grams flour', '2 cup | total 285 g | flour'],
    ['1/4 cup (1/2 stick) plus 1 tablespoon butter', '0.25 cup | butter'],
    ['1/4 cup (50 g) plus 1/4 cup (50 g) sugar', '0.25 cup | sugar'],
    ['3 balls mozzarella about 125g/4½oz each', '3 ball | each 125 g | mozzarella'],
    ['a lightly heaped teaspoon sugar', '1 tsp | sugar'],
    ['25g/1oz, or large handful, parsley', '25 g | parsley'],
    ['2-2.5litres/3 pints 10fl oz - 4 pints 8fl oz milk', '2-2.5 l | milk'],
    ['Four 8- to -10 ounce trout', '4 | each 10 oz | trout'],
    // The amount after the food
    ['Sugar........150g', '150 g | Sugar'],
    ['Sugar = 150g', '150 g | Sugar'],
    ['Sugar 1/2 cup plus 2 tbsp', '0.5 cup | Sugar'],
    ['Dressing: 3 tbsp olive oil', '3 tbsp | olive oil'],
    // Units as people write them
    ['2 Tbspns. flour', '2 tbsp | flour'],
    ['1 teasp. salt', '1 tsp | salt'],
    ['1 gal. milk', '1 gallon | milk'],
  ])('of "%s"', (line, read) => {
    expect(shortly(line)).toBe(read)
  })

  it('adds more of the same food, and drops none of it silently', () => {
    expect(readLine('250g/9oz sugar, plus 75g/2½oz for dusting').grams).toBeCloseTo(325)
    expect(readLine('400 g plain flour, plus 2 tbsp flour for the top').grams).toBeCloseTo(415.6)
  })

  it('never multiplies a stated weight by one in parentheses', () => {
    for (const line of [
      '500 grams beans (canned, 300 grams drained and rinsed. )',
      '500 g (300 g drained) beans',
      '500 g beans (300 g each)',
      '500 g beans, about 300 g each',
      '2 cups (300 g drained) chickpeas',
    ]) {
      expect(amountOf(line).amount.each, line).toBeNull()
      expect(readLine(line).grams, line).toBeLessThanOrEqual(500)
    }
  })

  it.each([
    ['14 cup dried cherries', [0.25], true],
    ['34 teaspoon salt', [0.75], true],
    ['212 cups oats', [2.5], undefined],
    ['1 34 cups oats', [1.75], true],
    ['1 1 2 cups oats', [1.5], true],
    ['12 cups water', [0.5], undefined],
    ['25 kg potatoes', [2.5], undefined],
    ['12 eggs', undefined, undefined],
    ['1 14 oz can beans', undefined, undefined],
    ['14 oz beans', undefined, undefined],
    ['24 cups water', undefined, undefined],
    ['2 cups water', undefined, undefined],
  ])('of "%s" may have lost a slash or a space', (line, others, miswritten) => {
    const { amount } = amountOf(line)
    expect(amount.others?.map(({ max }) => max)).toEqual(others)
    expect(amount.miswritten).toBe(miswritten)
  })
})
