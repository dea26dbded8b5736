import { expect, it } from 'vitest'
import { readLine } from '../reading/read-line.ts'
import { inEnglishLine } from './abroad-line.ts'
import { GERMAN } from './abroad-words.ts'
import { OPEN, SPANISH_FOODS } from './spanish-food.ts'

it.each([
  ['de', '250 g Mehl, gesiebt', '250 g flour'],
  ['de', '3 große Eier', '3 eggs'],
  ['de', '1,5 EL Olivenöl', '1.5 tbsp olive oil'],
  ['de', '1 TL Salz', '1 tsp salt'],
  ['de', '2 Knoblauchzehen', '2 garlic cloves'],
  ['de', '100 g gemahlene Mandeln', '100 g almond flour'],
  ['es', '200 g de harina', '200 g flour'],
  ['es', '2 cucharadas de azúcar moreno', '2 tbsp brown sugar'],
  ['es', '2 dientes de ajo', '2 clove garlic'],
  ['es', 'Sal', 'salt'],
  ['es', 'media taza de lentejas cocidas', '1/2 cup cooked lentils'],
  ['es', '1 taza y media de azúcar', '1 1/2 cup sugar'],
  ['es', '3/4 de taza de arroz', '3/4 cup rice'],
  ['es', '1 lata de garbanzos (400 g), escurridos', '1 can chickpeas (400 g), drained'],
  ['es', '2 camotes medianos, pelados', '2 medium sweet potato'],
  ['es', '1 plátano macho maduro', '1 plantain'],
  ['es', '1 cebolla morada picada en cubos', '1 red onion'],
  ['es', 'un puñado de pasas', '1 handful raisins'],
  ['es', 'Sal al gusto', 'salt to taste'],
  ['es', '100 g de jamón cocido', '100 g ham'],
  ['es', '1 pollo en piezas', '1 chicken'],
  ['es', '2 plátanos verdes', '2 green plantain'],
  ['es', '2 mazorcas de maíz, en trozos', '2 ears of corn'],
  ['es', '1 lata (397 g) de leche condensada', '1 can sweetened condensed milk (397 g)'],
  ['es', '1 raja de canela', '1 stick cinnamon'],
  ['es', 'Cilantro y sal al gusto', 'cilantro and salt to taste'],
  ['es', '50 g de tomates secos', '50 g sun-dried tomatoes'],
  ['de', 'eine Prise Salz', '1 pinch salt'],
] as const)('reads a line in English: %s %s', (language, line, english) => {
  expect(inEnglishLine(line, language)).toBe(english)
  const { food, negligible, grams } = readLine(english)
  expect(food).not.toBeNull()
  expect(grams !== null || negligible).toBe(true)
})

it.each([
  ['de', '200 g Buchweizenmehl'],
  ['de', '1 Packung Butterkekse'],
  ['de', '100 g Zucker oder Honig'],
  ['es', '200 g de harina de altramuz'],
  ['es', '200 g de patatas fritas'],
  ['es', '1 taza de salsa de tomate'],
  ['es', '2 tazas de masa de olluco'],
  ['es', 'sal y zork al gusto'],
  ['es', '2 tazas de leche y crema'],
  ['es', ''],
] as const)('guesses no food from part of its name: %s %s', (language, line) => {
  expect(inEnglishLine(line, language)).toBeNull()
})

it('knows foods only by names in the table', () => {
  const names = [...GERMAN.foods.values(), ...SPANISH_FOODS.map(([, english]) => english)]
  expect(names.filter((name) => name !== OPEN && readLine(`100 g ${name}`).food === null)).toEqual([])
})
