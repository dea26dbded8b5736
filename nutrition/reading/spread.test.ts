import { describe, expect, it } from 'vitest'
import { readLine } from './read-line.ts'

describe('how sure a weight is', () => {
  it.each(['200 g rice', '1 lb carrots', '2 (14 oz) cans black beans', '1 onion (about 150 g)'])(
    'has no range for a weight as written: %s',
    (line) => {
      expect(readLine(line).between).toBeNull()
    },
  )

  it.each([
    ['100-150 g rice', 100, 150],
    ['1 cup sugar', 190, 210],
    ['1 cup all-purpose flour', 112.5, 137.5],
    ['1 cup diced apple', 106, 144],
    ['1 cup milk', 232, 256],
    ['1 apple', 149, 223],
    ['1 medium apple', 155, 209],
    ['2 to 3 apples', 298, 669],
    ['1 corn tortilla', 18, 30],
    ['a splash of milk', 7.6, 22.9],
    ['2 heaped tbsp sugar', 24, 40],
  ])('%s: from %d to %d g', (line, least, most) => {
    const { between } = readLine(line)
    expect(between?.least).toBeCloseTo(least, -0.5)
    expect(between?.most).toBeCloseTo(most, -0.5)
  })
})
