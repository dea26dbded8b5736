import { describe, expect, it } from 'vitest'
import { scaledLine } from './scaled-line.ts'

const line = (text: string, grams: number, name: string) => ({ text, grams, name })

describe('a line in other amounts', () => {
  it.each([
    ['1 cup flour (about 120 g), sifted', 120, 'flour, sifted', 1.5, '1 ½ cups flour (about 180 g), sifted'],
    ['1 1/2 cups milk', 366, 'milk', 0.5, '¾ cup milk'],
    ['½ tsp salt', 3, 'salt', 3, '1 ½ tsp salt'],
    ['1 tbsp olive oil', 13.5, 'olive oil', 1.25, '1 tbsp plus ¾ tsp olive oil'],
    ['1 ¼ lb cod (about 565 g)', 567, 'cod', 1.5, '1 lb 14 oz cod (about 850 g)'],
    ['200g rice', 200, 'rice', 0.7083, '140 g rice'],
    ['1.5 kg potatoes', 1500, 'potatoes', 2, '3000 g potatoes'],
    ['2 cups 2% milk (about 490 g)', 490, '2% milk', 1.5, '3 cups 2% milk (about 740 g)'],
  ])('%s (%d g, %s) × %d', (text, grams, name, times, said) => {
    expect(scaledLine(line(text, grams, name), times)).toBe(said)
  })

  it('names one piece or many', () => {
    expect(scaledLine(line('4 large eggs, beaten', 200, 'eggs, beaten'), 0.25)).toBe('1 large egg, beaten')
    expect(scaledLine(line('1 medium tomato, sliced', 120, 'tomato, sliced'), 2)).toBe(
      '2 medium tomatoes, sliced',
    )
    expect(scaledLine(line('1 bay leaf', 0.6, 'bay leaf'), 2)).toBe('2 bay leaves')
    expect(scaledLine(line('2 cloves garlic, minced', 6, 'garlic, minced'), 0.5)).toBe(
      '1 clove garlic, minced',
    )
    expect(scaledLine(line('1 (14 oz) can black beans', 240, 'black beans'), 2)).toBe(
      '2 (14 oz) cans black beans',
    )
  })

  it('is in grams if no spoon or piece is close, with its own measure after it', () => {
    expect(scaledLine(line('1 cup flour, sifted', 120, 'flour, sifted'), 1.18)).toBe(
      '140 g flour (about 1 ¼ cups), sifted',
    )
    expect(scaledLine(line('1 medium onion', 110, 'onion'), 1.9)).toBe('210 g onion')
  })

  it('never keeps a second amount as it was', () => {
    for (const text of ['200 g rice (7 oz)', '1 cup plus 2 tbsp rice', '1-2 cups rice', '1 to 2 cups rice'])
      expect(scaledLine(line(text, 200, 'rice'), 1.5)).toBe('300 g rice')
  })

  it('does not weigh a pinch', () => {
    expect(scaledLine(line('⅛ tsp cinnamon', 0.3, 'cinnamon'), 0.25)).toBe('a pinch of cinnamon')
  })
})
