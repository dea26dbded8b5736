import { NO_CLAIMS } from '@evenplate/domain/draft'
import { describe, expect, it } from 'vitest'
import { figuresOf } from './figures.ts'

const counted = (line: string) => figuresOf({ ingredients: [line], servings: 4, claimed: NO_CLAIMS }).lines[0]

describe('a line that allows another food instead', () => {
  it.each([
    ['12 flour or corn tortillas', 110, 150],
    ['1 cup sugar or erythritol', 200, 240],
    ['200 g white rice or cauliflower rice', 0, 20],
    ['3 medium potatoes or 1 head cauliflower', 10, 60],
  ])('%s has a range that includes the other', (line, from, to) => {
    const { carbsBetween, nutrition } = counted(line) ?? {}
    const carbs = nutrition?.carbs ?? 0
    const ends = [carbsBetween?.least ?? carbs, carbsBetween?.most ?? carbs]
    const other = Math.abs(ends[0]! - carbs) > Math.abs(ends[1]! - carbs) ? ends[0] : ends[1]
    expect(other).toBeGreaterThanOrEqual(from)
    expect(other).toBeLessThanOrEqual(to)
  })

  it.each([
    ['2 cups cooked brown or white rice', 120],
    ['1 cup cooked quinoa or rice', 50],
    ['1 cup dried cranberries or apricots', 120],
    ['3 pounds Golden Delicious, Pippin, or Granny Smith apples, peeled, cored, and sliced', 200],
  ])('%s: both foods are in the same state and amount', (line, most) => {
    expect(counted(line)?.carbsBetween?.most).toBeLessThan(most)
  })

  it.each([
    '200 g white or brown rice',
    '2 tbsp butter or olive oil',
    '200 g sugar or zibble crystals',
    '200 g sugar, or to taste',
  ])('%s is unchanged if the other hardly differs or is unknown', (line) => {
    const [{ carbsBetween } = { carbsBetween: null }, plain] = [
      counted(line),
      counted(line.split(/,? or /)[0] ?? ''),
    ]
    const wide = (span: typeof carbsBetween) => (span ? span.most - span.least : 0)
    expect(wide(carbsBetween)).toBeLessThanOrEqual(wide(plain?.carbsBetween ?? null) + 1)
  })
})
