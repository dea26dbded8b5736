import { describe, expect, it } from 'vitest'
import { FOODS } from '../table/foods.ts'
import { readLine } from './read-line.ts'

describe('a food of the table', () => {
  it('is found in a line by its own name, also if that begins like a measure: bottle gourd, drumstick leaves', () => {
    const lost = FOODS.filter(({ name }) => readLine(`1 ½ cups ${name} (about 175 g)`).food === null)
    expect(lost.map(({ name }) => name)).toEqual([])
  })

  it.each([
    ['1 medium bottle gourd, peeled and diced', 'calabash'],
    ['2 bottle gourds, peeled', 'calabash'],
    ['175 g bottle gourd', 'calabash'],
    ['1 bottle of beer', 'beer'],
  ])('%s', (line, id) => {
    expect(readLine(line).food?.id).toBe(id)
  })
})
