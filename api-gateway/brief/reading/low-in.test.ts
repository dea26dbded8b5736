import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)

describe('low or high in something, of a dish of any gender and number', () => {
  it.each([
    ['habichuelas guisadas bajas en sodio', 'low-salt'],
    ['frijoles bajos en sal', 'low-salt'],
    ['sopa de pollo baja en sodio', 'low-salt'],
    ['pollo bajo de sal', 'low-salt'],
    ['tacos de pollo bajitos en sal', 'low-salt'],
    ['lentejas reducidas en sodio', 'low-salt'],
    ['lentejas bajas en grasa', 'low-fat'],
    ['tacos bajos en calorías', 'low-calorie'],
    ['tortitas bajas en calorias', 'low-calorie'],
    ['galletas bajas en azúcar', 'no-added-sugar'],
    ['postres bajos en azucar', 'no-added-sugar'],
    ['lentejas altas en fibra', 'high-fibre'],
    ['frijoles altos en fibra', 'high-fibre'],
    ['albondigas altas en proteína', 'high-protein'],
    ['huevos ricos en proteínas', 'high-protein'],
    ['lentejas ricas en hierro', 'high-iron'],
  ])('%s', (text, style) => expect(read(text).style).toContain(style))

  it('counts for each of a list', () => {
    expect(read('frijoles bajos en grasa y sal').style).toEqual(
      expect.arrayContaining(['low-fat', 'low-salt']),
    )
    expect(read('albondigas bajas en carbohidratos y altas en fibra, bajas en sodio')).toMatchObject({
      diets: ['low-carb'],
      style: expect.arrayContaining(['high-fibre', 'low-salt']),
    })
  })

  it.each([
    'albondigas bajas en carbohidratos',
    'tacos bajos en hidratos',
    'tortillas reducidas en carbohidratos',
    'sopa bajita en carbos',
  ])('is low in carbs: %s', (text) => expect(read(text).diets).toContain('low-carb'))
})
