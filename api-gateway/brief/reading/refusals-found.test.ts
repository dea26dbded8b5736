import { readRequest } from '@evenplate/domain/request'
import { violationsIn } from '@evenplate/nutrition/rules/rules'
import { expect, it } from 'vitest'
import { dangerIn } from '../../safety/danger.ts'
import { rulesOf } from '../../safety/rules-of.ts'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const isRefused = (line: string, text: string): boolean => {
  const request = readRequest({ mode: 'free', text })
  return violationsIn(line, rulesOf(request, briefOf(request, null, FULL_BOOK), null)).length > 0
}

it.each([
  // What a test or a doctor found.
  ['cashew challenge failed twice', '1/4 cup cashews', '1 cup rice'],
  ["he didn't pass the egg challenge", '2 eggs', '1 cup rice'],
  ['the ige to milk came back sky high, rice bowl', '1 cup milk', '1 cup rice'],
  ['blood test came back positive for egg yolk', '2 eggs', '1 cup rice'],
  ['cod and haddock both came up on the skin prick', '4 oz cod', '1 cup rice'],
  ['hazelnut 4.2 on the IgE', '1/4 cup hazelnuts', '1 cup rice'],
  ['skin test lit up for cod, the doctor said no to all fish', '4 oz salmon', '8 oz shrimp'],
  // A diagnosis.
  ['galactosemic baby sister, cooking for all', '1 cup milk', '1 cup rice'],
  ['we avoid the top 9', '2 tbsp tahini', '1 cup rice'],
  ['on a 4 food elimination diet for EoE', '2 eggs', '8 oz shrimp'],
  ['no bread or pasta since my biopsy', '2 slices rye bread', '1 cup rice'],
  ['my triggers are milk and stress', '1 cup milk', '1 cup rice'],
  // What did it.
  ['my throat closed after gumbo and it was the prawns, not the salmon', '8 oz shrimp', '4 oz salmon'],
  ['hives last night. the culprit was the tahini', '2 tbsp tahini', '1 cup rice'],
  ['it was the peanut butter that set him off, and not only the shrimp', '8 oz shrimp', '1 cup rice'],
  ['the tofu did it, salmon is not the problem', '4 oz tofu', '1 cup rice'],
  ['roasted peanuts bring me out in hives', '1/4 cup peanuts', '1 cup rice'],
  ["my grandson's allergic to scrambled eggs", '1 hard boiled egg', '1 cup rice'],
  // One kind, a list, or one form.
  ["Pistachio, hazelnut, almond - any of them. Peanut's okay", '1/4 cup almonds', '2 tbsp peanut butter'],
  ['tree nuts, almonds above all, eggs too', '2 eggs', '1 cup rice'],
  ['only molluscs: clams and squid. shrimp is fine', '6 clams', '8 oz shrimp'],
  ['soya in whatever form - tofu, miso', '6 oz tofu', '1 cup rice'],
  ["it's only wheat, not gluten, barley soup is fine", '8 oz spaghetti', '1 cup pearl barley'],
  ["only cow's milk gives me hives, goat's milk is fine", '2 oz cheddar', '2 oz goat cheese'],
  ['soy oil is fine but no tofu, soy milk or edamame', '6 oz tofu', '1 tbsp soybean oil'],
  ["she can only have egg if it's baked", '2 eggs', '1 cup rice'],
  ['she was cleared for scallops, but prawns are still off limits', '12 prawns', '6 scallops'],
  ['peanut is the only nut that hurts her, almonds are ok', '2 tbsp peanut butter', '1/4 cup almonds'],
  ['neither whites nor yolks, rice bowl', '2 eggs', '1 cup rice'],
  // In Spanish.
  ['dio positivo en sesamo, prueba de sangre positiva a sesamo', '1 cda de sésamo', '1 taza de arroz'],
  ['alergia confirmada a la leche', '1 vaso de leche', '1 taza de arroz'],
  ['el marisco ni probarlo, la merluza la toma bien', '200 g de gambas', '1 filete de merluza'],
  ['almendras, avellanas, nueces, todas fuera', '30 g de almendras', '1 taza de arroz'],
  ['se le cerró la garganta, fueron las nueces del pastel', '1/4 taza de nueces', '1 taza de arroz'],
  ['era la soja lo que le daba ronchas, no el pollo', '200 g de tofu', '200 g de pollo'],
  ['mi hija es alérgica al marisco, pero el pescado le sienta bien', '200 g de gambas', '1 lomo de merluza'],
  ['claras no y yemas tampoco, arroz', '2 huevos', '1 taza de arroz'],
  ['dieta de eliminación de 6 alimentos por esofagitis', '1 lata de atún', '1 taza de arroz'],
])('what was found, or did harm, is refused, and what is plainly fine is not: %s', (text, refused, eaten) => {
  expect(isRefused(refused, text)).toBe(true)
  expect(isRefused(eaten, text)).toBe(false)
})

it.each([
  ["only cow's milk bothers me, goat I have to avoid too", '2 oz goat cheese'],
  ["only cow's milk sets him off, goat cheese he has never tried", '2 oz goat cheese'],
  ["only cow's milk gives me hives, goat's milk is fine if baked", '2 oz goat cheese'],
  ["only cow's milk gives me hives, goat's milk is fine", '2 oz sheep cheese'],
  ['solo la leche de vaca le da eccema, la de cabra no la toma', '50 g de queso de cabra'],
  ['soy oil is ok but no tofu, peanuts or eggs', '1/4 cup peanuts'],
  ['crustaceans - crab above all, eggs too', '2 eggs'],
  ['molluscs: clams and squid', '8 oz shrimp'],
  ["I'm celiac so not wheat, not gluten", '1 cup pearl barley'],
  ["he hasn't been cleared for scallops, allergic to shellfish", '6 scallops'],
  ['alérgico al marisco, el pescado tampoco lo tolera', '4 oz cod'],
  ['alérgico al marisco, el pescado no lo come sin problema, se hincha', '4 oz cod'],
])('and no permission is heard where none is plain: %s', (text, line) => {
  expect(isRefused(line, text)).toBe(true)
})

it.each([
  ['my top 8 recipes please, quick ones', '2 eggs'],
  ['Sesame-crusted tuna', '1 tbsp sesame seeds'],
  ['soy-glazed salmon with rice', '1 tbsp soy sauce'],
  ['sesame, ginger, chicken bowl', '1 tbsp sesame seeds'],
  ['shellfish: shrimp scampi recipe please', '8 oz shrimp'],
  ['eggs and cheese both please, breakfast', '2 eggs'],
  ['never failed an egg challenge, omelette please', '2 eggs'],
  ['skin prick test was not positive for milk, macaroni please', '1 cup milk'],
  ['covid came back positive, rice soup please', '1 cup rice'],
  ['I got sick last week, it was the flu, rice soup please', '1 cup rice'],
  ['he was ill, it was the chicken pox, soup please', '200 g chicken'],
  ["I love pizza, it's the cheese", '2 oz cheddar'],
  ['my wife is responsible for dinner, salmon', '4 oz salmon'],
  ['eggs are great baked but fried is fine too', '2 eggs'],
  ['since my liver biopsy I eat pasta daily', '8 oz spaghetti'],
  ['doctor said all fish is good for my heart', '4 oz cod'],
  ['la prueba de alergia no salió positiva al huevo, una tortilla', '2 huevos'],
  ['quiero una receta con claras, no con yemas', '3 claras de huevo'],
])('and refuses nothing else: %s', (text, line) => {
  expect(isRefused(line, text)).toBe(false)
})

it.each([
  'my sisters boyfriend is coming for dinner sunday and he swells up from crab or anything like it',
  'my daughters fiance is coming for lunch sunday and he swells up from prawns or anything like it',
])('who only says what a guest reacts to asks about no dose: %s', (text) => {
  expect(dangerIn(readRequest({ mode: 'free', text }))).toBeNull()
})

it('who asks how much to take is still answered, whatever they react to', () => {
  const text = 'he swells up from crab, how much insulin should he take for dinner'
  expect(dangerIn(readRequest({ mode: 'free', text }))).toBe('dosing_question')
})
