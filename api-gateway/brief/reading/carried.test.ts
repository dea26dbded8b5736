import { readRequest } from '@evenplate/domain/request'
import { violationsIn } from '@evenplate/nutrition/rules/rules'
import { expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { rulesOf } from '../../safety/rules-of.ts'
import { briefOf } from './brief-of.ts'

const isRefused = (text: string, line: string): boolean => {
  const request = readRequest({ mode: 'free', text })
  return violationsIn(line, rulesOf(request, briefOf(request, null, DISHES), null)).length > 0
}

it.each([
  ['Mussels. We carry an EpiPen for those.', '1 lb mussels'],
  ['Pistachios: I wear a medical bracelet because of them', '1/2 cup pistachios'],
  ['my nephew has an epi for cashews', '1/4 cup cashews'],
  ["EpiPen kid here, it's hazelnuts", '1/4 cup hazelnuts'],
  ['celeriac is what she gets hives from', '1 celeriac'],
  ['my throat closes w lobster', '1 lobster tail'],
  ['herring, i just cannot', '2 herring fillets'],
  ['pickles and capers, can’t do it, sorry', '1 tbsp capers'],
  ['the boys stage a mutiny over leeks', '2 leeks'],
  ['figs are the devils fruit', '3 figs'],
  ['goose, over my dead body', '1 goose breast'],
  ['never could stomach lamb', '1 lb lamb'],
  ['sick to the back teeth of turkey', '1 lb turkey breast'],
  ['kiwi makes my lips swell', '2 golden kiwifruit'],
  ['no tangerines please', '2 clementines'],
])('is refused by what somebody carries, or thinks of it: %s', (text, line) => {
  expect(isRefused(text, line)).toBe(true)
})

it.each([
  ['I carry an EpiPen for bee stings, chicken is great', '1 lb chicken breast'],
  ['Chicken soup, please. My son never needed an EpiPen.', '1 lb chicken breast'],
  ['the kids riot when the pasta runs out', '8 oz pasta'],
  ['the boys go to war over the last meatball', '12 meatballs'],
  ['deviled eggs, I just can’t resist', '6 eggs'],
])('is not refused for what only sounds like it: %s', (text, line) => {
  expect(isRefused(text, line)).toBe(false)
})
