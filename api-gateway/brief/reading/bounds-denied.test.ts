import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)
const limits = (text: string) =>
  read(text).limits.map(({ figure, kind, value }) => `${figure} ${kind} ${value}`)

describe('a bound that is denied', () => {
  it.each([
    'cena para dos sin carne, que no lleve mas de 40 gramos de hidratos por persona',
    'cena con pollo que no tenga más de 40 g de carbohidratos',
    'pollo, que no pase de 40 g de carbohidratos',
    'pollo, que no pase de los 40 gramos de carbohidratos',
    'pollo que no supere los 40 g de hidratos',
    'pollo que no exceda de 40 g de hidratos',
    'pollo que no exceda 40 g de carbos',
    'pollo que no sobrepase los 40 gramos de carbohidratos',
    'pollo que no llegue a 40 g de carbohidratos',
    'pollo sin pasar de 40 g de hidratos',
    'pollo sin pasarme de 40 g de hidratos',
    'cena con pollo, no más de 40 gramos de carbohidratos',
    'pollo, nada de más de 40 g de carbohidratos',
    'pollo, nada con mas de 40 g de carbohidratos',
    'pollo, nada que tenga mas de 40 g de carbohidratos',
    'pollo, que los hidratos no pasen de 40 g',
    'pollo, no puedo comer más de 40 g de carbohidratos',
    'pollo, no debo pasarme de 40 g de carbohidratos',
    'pollo, nunca por encima de 40 g de carbohidratos',
    'pollo, como mucho 40 g de carbohidratos',
    'pollo, 40 g de carbohidratos como mucho',
    'pollo sin superar los 40 g de carbohidratos',
    "chicken dinner that doesn't have more than 40 g carbs",
    'chicken dinner that doesnt have over 40g of carbs',
    'chicken, it shouldn’t go over 40 carbs',
    "chicken, i can't have over 40 g of carbs",
    'chicken, I cannot eat more than 40 grams of carbs',
    'chicken, must not exceed 40 g carbs',
    'chicken, no higher than 40 g carbs',
    'chicken, never above 40 carbs',
    'chicken, never go above 40 carbs',
    'chicken, nothing over 40 g carbs',
    'chicken, nothing with more than forty carbs',
    "chicken, the carbs shouldn't be over 40",
    "chicken, don't let the carbs go over 40",
    "chicken, I'm not allowed more than 40 g carbs",
    "chicken, I'm not supposed to have more than 40 g carbs",
    'chicken without going over 40 g carbs',
    'chicken, avoid going over 40 g of carbs',
  ])('is at most so much: %s', (text) => expect(limits(text)).toEqual(['carbs at-most 40']))

  it.each([
    'pollo, no menos de 20 g de proteína',
    'pollo que no tenga menos de 20 g de proteina',
    'pollo que no baje de 20 g de proteína',
    'pollo con mas de 20 g de proteina',
    'pollo que lleve más de 20 gramos de proteína',
    'pollo, al menos 20 g de proteína',
    'pollo por encima de 20 g de proteina',
    'chicken with at least 20 g protein',
    'chicken, nothing under 20 g protein',
    'chicken, no less than 20 g protein',
    "chicken that doesn't have less than 20 g of protein",
    "chicken, protein shouldn't go below 20 g",
    'chicken, never under 20 g of protein',
    'chicken with more than 20 g protein',
    'chicken that has over 20 g protein',
  ])('is at least so much: %s', (text) => expect(limits(text)).toEqual(['protein at-least 20']))

  it.each([
    ['pollo que no pase de 500 calorias', ['calories at-most 500']],
    ['chicken that does not go past 500 calories', ['calories at-most 500']],
    ['pollo que no lleve mas de 15 g de grasa', ['fat at-most 15']],
    ['chicken, not over 15 g of fat and more than 30 g protein', ['fat at-most 15', 'protein at-least 30']],
    ['no sugar over 30 g protein breakfast', ['protein at-least 30']],
    ['no sugar, over 30 g protein breakfast', ['protein at-least 30']],
    ['without any sugar over 30 g protein, breakfast', ['protein at-least 30']],
    ['sin azucar mas de 30 g de proteina', ['protein at-least 30']],
    ['sopa que no pase de las 350 calorias', ['calories at-most 350']],
    [
      'sopa con no menos de 8 gramos de fibra y que no pase de las 350 calorias',
      ['fiber at-least 8', 'calories at-most 350'],
    ],
    ['no lactose, over 30 g protein', ['protein at-least 30']],
    ['sin lactosa, mas de 30 g de proteina', ['protein at-least 30']],
    ['no nuts with more than 30 g protein', ['protein at-least 30']],
  ])('counts for its own figure: %s', (text, said) => expect(limits(text)).toEqual(said))

  it.each([
    'pollo que no tarde mas de 30 minutos',
    'pollo que no lleve más de 30 minutos',
    'pollo que no pase de 30 minutos',
    'pollo, no tengo mas de 30 minutos',
    'pollo que no me lleve mas de media hora',
    "chicken that doesn't go over 30 minutes",
    "chicken, I don't have more than 30 minutes",
    'chicken, nothing that takes more than 30 minutes',
    'chicken, can’t take over 30 min',
  ])('is at most so many minutes: %s', (text) =>
    expect(read(text)).toMatchObject({ minutes: 30, limits: [] }),
  )

  it.each([
    'pollo que no lleve mas de 600 mg de sodio',
    'chicken that doesn’t have more than 600 mg of sodium',
    'chicken, sodium shouldn’t go over 600 mg',
  ])('asks for little salt: %s', (text) => expect(read(text).style).toContain('low-salt'))
})
