import { readRequest } from '@evenplate/domain/request'
import { violationsIn } from '@evenplate/nutrition/rules/rules'
import { expect, it } from 'vitest'
import { rulesOf } from '../../safety/rules-of.ts'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const isRefused = (line: string, text: string): boolean => {
  const request = readRequest({ mode: 'free', text })
  return violationsIn(line, rulesOf(request, briefOf(request, null, FULL_BOOK), null)).length > 0
}

it.each([
  ["it isn't milk I am allergic to, it's shrimp", '200 g shrimp', '1 cup milk'],
  ["I swell up after fruit salad, and no, it isn't the grapes, it's the kiwi", '1 kiwi', '1 cup grapes'],
  ['my sister has the egg allergy, not me. I can not eat wheat', '1 cup flour', '2 eggs'],
  [
    'used to be allergic to milk as a kid but outgrew it. shrimp is the one I still can not have',
    '200 g shrimp',
    '1 cup milk',
  ],
  ['Ben: cashews, sesame: all bring him out in hives', '1/4 cup cashews', '1 cup rice'],
  ['clams, mussels, scallops: that whole family is off the table', '1 lb mussels', '1 salmon fillet'],
  ['dairy / sesame', '1 cup milk', '1 cup rice'],
  ['shellfish and peanuts both, salmon is fine', '200 g shrimp', '1 salmon fillet'],
  ['cashews, allergic', '1/4 cup cashews', '1 cup rice'],
  ['the scope showed flattened villi', '1 cup bulgur', '1 cup rice'],
  ['my gut does not make lactase', '1 cup milk', '1 cup oat drink'],
  ['my doc pulled soy and eggs first', '2 eggs', '1 cup rice'],
  ["the allergist says it's the cashews", '1/4 cup cashews', '1 cup rice'],
  ['class 5 on the blood test for hazelnut, class 3 sesame', '1 tbsp tahini', '1 cup rice'],
  ['the prick test came back positive for egg', '2 eggs', '1 cup rice'],
  ['I tried lobster and my tongue went tingly', '1 lobster tail', '1 salmon fillet'],
  ['crackers landed me in A&E, it was the sesame', '1 tbsp tahini', '1 cup rice'],
  ['nothing a hen lays please', '2 eggs', '200 g chicken'],
  ['nothing that comes from a cow udder please', '1 cup milk', '200 g beef'],
  ['nothing from the sea without fins and scales', '1 lb mussels', '200 g cod'],
  ['no nuts except pecans please', '1 cup walnuts', '1 cup pecans'],
  ['no shellfish unless it is scallops', '200 g shrimp', '200 g scallops'],
  ['no nuts except almonds, cashews and pecans', '1 cup walnuts', '1/4 cup cashews'],
  ["no shellfish unless it's scallops, scallops have never bothered me", '200 g shrimp', '200 g scallops'],
  ['no dairy please, but a bit of cheese is fine', '1 cup milk', '1 tbsp grated cheese'],
  ['no crustaceans for us, ordinary fish suits us', '200 g shrimp', '200 g cod'],
  ['no me sirvan mariscos por favor', '200 g de camarones', '1 taza de arroz'],
  ['de chica era alergica al huevo, ya se me quito. ahora es la soya', '200 g de tofu', '2 huevos'],
  ['el analisis salio: nuez y almendra altisimas', '1/4 taza de almendras', '1 taza de arroz'],
  ['la alergologa dijo que era el trigo', '1 taza de harina de trigo', '1 taza de arroz'],
  ['probo una galleta de nuez y se puso morado', '1/4 taza de nueces', '1 taza de arroz'],
  ['nada de lo que ponen las gallinas', '2 huevos', '200 g de pollo'],
  ['nada que venga de la vaca, me cae mal', '1 taza de leche', '200 g de pollo'],
  ['lo que lleve concha o caparazon me cae fatal', '200 g de camarones', '200 g de merluza'],
])('a refusal told in a roundabout way is read as the plain one: %s', (text, refused, eaten) => {
  expect(isRefused(refused, text)).toBe(true)
  expect(isRefused(eaten, text)).toBe(false)
})

it.each([
  ['used to be allergic to eggs as a kid but never outgrew it', '2 eggs'],
  ['used to be allergic to eggs as a kid but outgrew it, we are not sure', '2 eggs'],
  ['my sister has the egg allergy and so do I', '2 eggs'],
  ["it isn't only the nuts I'm allergic to, it's the eggs too", '2 eggs'],
  ['dinner for my brother and me. my brother has the egg allergy, not me', '2 eggs'],
  ['my sister has the walnut allergy, not me, but she is eating with us', '1 cup walnuts'],
  ["it isn't the wheat alone, it's the milk too", '1 cup flour'],
  ['no nuts except almonds but my son is allergic to almonds', '1/4 cup almonds'],
  ['no nuts except almonds and shrimp', '200 g shrimp'],
  ['no nuts except almonds, peanuts too', '1 cup peanuts'],
  ['no nuts except almonds and cashews, pecans are dangerous', '1 cup pecans'],
  ['nada de frutos secos excepto almendras, y el cacahuate tampoco', '1 taza de cacahuates'],
  ['no eggs, nuts, or milk. rice is fine', '1 cup walnuts'],
  ['no dairy but butter is fine if clarified', '1 cup milk'],
  ['no nuts, eggs are fine? no eggs', '2 eggs'],
  ['de chica era alergica al huevo, ya no puedo con la leche', '1 taza de leche'],
])('and drops no other refusal, nor one that is not certain to be over: %s', (text, line) => {
  expect(isRefused(line, text)).toBe(true)
})

it.each([
  ['salmon, rice, broccoli: all out of the freezer', '1 cup rice'],
  ["the doctor said it's the salmon I should eat more of", '1 salmon fillet'],
  ['took chicken out of the freezer, what can I make', '200 g chicken'],
  ['tested positive for covid, chicken soup please', '200 g chicken'],
  ['soup with walnuts, yogurt and tofu', '1/4 cup walnuts'],
  ['sopa de camarones que me sirvan caliente', '200 g de camarones'],
])('and refuses nothing that is asked for: %s', (text, line) => {
  expect(isRefused(line, text)).toBe(false)
})
