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
  ['es', '2 dientes de ajo', '2 cloves garlic'],
  ['es', 'Sal', 'salt'],
  ['es', 'media taza de lentejas cocidas', '1/2 cup cooked lentils'],
  ['es', '1 taza y media de azúcar', '1 1/2 cups sugar'],
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
  ['es', 'yuca 1 lb, pelada', '1 lb cassava'],
  ['es', 'Vinagre blanco, un chorrito', '1 splash white vinegar'],
  ['es', 'Huevos: 3 grandes', '3 large eggs'],
  ['es', 'El jugo de 3 limones', 'juice of 3 lemon'],
  ['es', '10 limones sutiles (el jugo)', 'juice of 10 lime'],
  ['es', 'las claras de 2 huevos', 'whites of 2 eggs'],
  ['es', '1 bolsa de 500 g de totopos', '1 package tortilla chips (500 g)'],
  ['es', '3 sobrecitos de grenetina (7 g c/u)', '3 packets unflavored gelatin (7 g each)'],
  ['es', 'Dos kilos y medio de papas', '2 1/2 kg potatoes'],
  ['es', 'libra y media de arroz', '1 1/2 lb dry rice'],
  ['es', '2 pzas. calabacita', '2 zucchini'],
  ['es', '1 cda sopera copeteada de harina', '1 heaping tbsp flour'],
  ['es', 'entre 100 y 150 g de avena', '100-150 g rolled oats'],
  ['es', 'Caramelo: 150 g de azúcar y 2 cdas de agua', '150 g sugar and 2 tbsp water'],
  ['es', '1 l de leche entera o semidesnatada', '1 l whole milk'],
  ['es', '1 lata de leche condensada La Lechera (387 g)', '1 can sweetened condensed milk (387 g)'],
  ['es', '500 g de frijol negro, remojado desde la noche anterior', '500 g dried black beans'],
  ['es', '1 taza de garbanzo ya cocido', '1 cup cooked chickpeas'],
  ['es', '400 g de espaguetis, cocidos', '400 g spaghetti, cooked'],
  ['es', '1 pimentón', '1 red bell pepper'],
  ['es', '1 cdita de pimentón', '1 tsp paprika'],
  ['es', '200 g de harina (integral)', '200 g whole wheat flour'],
  ['es', '6 hojas de gelatina', '6 sheets unflavored gelatin'],
  ['de', 'eine Prise Salz', '1 pinch salt'],
] as const)('reads a line in English: %s %s', (language, line, english) => {
  expect(inEnglishLine(line, language)).toBe(english)
  const { food, negligible, grams } = readLine(english)
  expect(food).not.toBeNull()
  expect(grams !== null || negligible).toBe(true)
})

it('keeps every food of a line that names several', () => {
  const english = inEnglishLine('1 cebolla grande y 2 dientes de ajo', 'es')
  expect(english).toBe('1 large onion and 2 cloves garlic')
  expect(readLine(english ?? '').parts).toHaveLength(2)
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
  ['es', '3 plátanos maduros'],
  ['es', '100 g de carnitas'],
  ['es', '100 g de pan de higo'],
  ['es', '1 taza de batido de trigo'],
  ['es', '500 g de harina para buñuelos'],
  ['es', '2 tazas de maíz molido'],
  ['es', '1 pan'],
  ['es', '100 g de azúcar, 2 cdas de zork'],
  ['es', 'Para la masa:'],
  ['es', ''],
] as const)('guesses no food from part of its name: %s %s', (language, line) => {
  expect(inEnglishLine(line, language)).toBeNull()
})

it('knows foods only by names in the table', () => {
  const names = [...GERMAN.foods.values(), ...SPANISH_FOODS.map(([, english]) => english)]
  expect(names.filter((name) => name !== OPEN && readLine(`100 g ${name}`).food === null)).toEqual([])
})
