import { describe, expect, it } from 'vitest'
import { lineFiguresOf } from '../figures.ts'
import { foodById } from '../foods.ts'
import { readLine } from '../read-line.ts'
import { swapLine } from './line.ts'
import { ROLES } from './roles.ts'

const options = ROLES.flatMap(({ options }) => options)

describe('the table of what stands in for what', () => {
  it('names foods of our table alone, each in one role', () => {
    const foods = ROLES.flatMap(({ foods }) => foods)
    expect(foods.filter((id) => !foodById(id))).toEqual([])
    expect(options.map(({ food }) => food).filter((id) => !foodById(id))).toEqual([])
    expect(foods.length).toBe(new Set(foods).size)
  })

  it('writes lines that are read back as the food and the weight they say', () => {
    for (const option of options) {
      for (const grams of [60, 130, 340, 1000]) {
        const written = swapLine(option, grams)
        if (!written) continue
        const figures = lineFiguresOf(readLine(written))
        expect(figures, written).toMatchObject({ foodId: option.food, line: written })
        expect(written, written).toContain(`about ${Math.round(figures.grams ?? 0)} g`)
        // An amount a kitchen can measure is near the one asked for, whole pieces apart.
        if (option.by === 'cup') expect(Math.abs((figures.grams ?? 0) / grams - 1), written).toBeLessThan(0.3)
        expect(lineFiguresOf(readLine(`50 g ${figures.rest}`)).foodId, figures.rest).toBe(option.food)
      }
    }
  })

  it('offers every option for some weight', () => {
    const silent = options.filter((option) => [60, 130, 340, 1000].every((grams) => !swapLine(option, grams)))
    expect(silent).toEqual([])
  })
})
