import { rulesOf } from '@evenplate/api-gateway/safety/rules-of'
import { readRequest } from '@evenplate/domain/request'
import { violationsIn } from '@evenplate/nutrition/rules/rules'
import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const isRefused = (line: string, text: string): boolean => {
  const request = readRequest({ mode: 'free', text })
  return violationsIn(line, rulesOf(request, briefOf(request, null, DISHES), null)).length > 0
}

describe('an allergy or a diet that is over, ruled out or somebody else’s', () => {
  it.each([
    ['my celiac screen came back negative so bagels are back on the menu', '1 bagel'],
    ['turns out I am not lactose intolerant, custard please', '1 cup milk'],
    ['outgrew my hazelnut allergy in college, praline anything', '1/2 cup hazelnuts'],
    ['he used to be allergic to eggs, now he eats omelettes', '2 eggs'],
    ['the guy at work is the one with the shrimp allergy, not me', '8 oz shrimp'],
    ['I quit being vegan, meatballs please', '1 lb ground beef'],
    ['allergic to mondays, feed me lasagna', '8 oz lasagna noodles'],
    ["who says diabetics can't have noodles?", '8 oz noodles'],
    ["it's not a Friday without fish", '1 lb cod'],
    ['al final no soy celíaca, quiero tostadas', '2 rebanadas de pan'],
    ['mi hijo superó la alergia al huevo, tortilla', '2 huevos'],
    ['la alérgica al camarón es mi vecina y vive en Mérida', '200 g de camarones'],
    ['soy alérgico a los lunes, quiero pasta', '200 g de pasta'],
    ['sin tortillas no hay cena', '4 tortillas de maíz'],
  ])('refuses nothing: %s', (text, line) => expect(isRefused(line, text)).toBe(false))

  it.each([
    ['my celiac screen came back positive', '1 baguette'],
    ['hoping he outgrew the egg allergy', '2 eggs'],
    ['not sure the milk allergy is gone', '1 cup milk'],
    ['the test came back negative for milk but positive for egg', '2 eggs'],
    ['used to be allergic to shrimp and it came back', '8 oz shrimp'],
    ['my coworker is allergic to shrimp and she is coming to dinner', '8 oz shrimp'],
    ['my wife is allergic to shrimp', '8 oz shrimp'],
    ['I quit being vegan but I am allergic to milk', '1 cup milk'],
    ['allergic to mondays and peanuts', '2 tbsp peanut butter'],
    ['mi cuñada es alérgica al camarón y viene a cenar', '200 g de camarones'],
    ['todavía no superó la alergia al huevo', '2 huevos'],
    ['allergic to nuts and my celiac test came back negative', '1/4 cup walnuts'],
    ['my wife is allergic to shrimp in any form, I want paella', '8 oz shrimp'],
    ["my boss is allergic to shrimp and I can't have it either", '8 oz shrimp'],
    ["I've been vegan for three years now, dinner ideas", '1 lb beef'],
    ['allergic to pollen, milk and eggs', '1 cup milk'],
    ['thought I was allergic to milk and eggs, turns out just eggs', '2 eggs'],
    ['outgrew my milk allergy at 19 and cannot have peanuts', '2 tbsp peanut butter'],
    ['not celiac, but wheat gives me hives', '1 cup flour'],
    ['alérgico a los gatos, a la leche y al huevo', '1 vaso de leche'],
    ['mi hija, alérgica al huevo, está en kinder, almuerzo para mañana', '2 huevos'],
    ['superó la alergia al huevo pero no la de la leche', '1 vaso de leche'],
    ['sin nueces no hay riesgo', '30 g de nueces'],
  ])('but still refuses: %s', (text, line) => expect(isRefused(line, text)).toBe(true))
})

describe('lists, forms and results', () => {
  it.each([
    ['prick test: egg 8 mm, peanut 0, milk 0', '2 eggs', '1 cup milk'],
    ['RAST results: sesame class 4, wheat class 0', '2 tbsp tahini', '1 cup flour'],
    ['foods this child must not be given: walnuts, sesame', '1/4 cup walnuts', '1 cup rice'],
    ['garlic also not taken', '3 cloves garlic', '1 cup rice'],
    ['elimination diet: soy and corn come out first', '1 cup corn', '1 cup rice'],
    ['six years sober, beef stew', '1 cup red wine', '1 lb beef'],
    ['almond butter goes where peanut used to', '2 tbsp peanut butter', '2 tbsp almond butter'],
    ['the culprit was the sesame', '2 tbsp tahini', '1 cup rice'],
    ['mollusks do it; shrimp he eats', '6 clams', '8 oz shrimp'],
    ['pork is out and so is gelatin', '1 packet gelatin', '1 cup rice'],
    ['alergic to penuts and shelfish', '8 oz shrimp', '1 cup rice'],
    ['nothing with fins, the one exception being canned tuna', '1 cod fillet', '1 can tuna'],
    ['el queso me cae muy mal, y la crema igual', '1 taza de crema', '1 taza de arroz'],
    ['llevo tres años sobrio, quiero un guiso', '1 taza de vino tinto', '1 taza de arroz'],
    ['a los mariscos les tengo alergia', '200 g de gambas', '1 taza de arroz'],
  ])('are read as what they refuse: %s', (text, refused, eaten) => {
    expect(isRefused(refused, text)).toBe(true)
    expect(isRefused(eaten, text)).toBe(false)
  })
})

describe('what harms somebody', () => {
  it.each([
    ['allergic to oats', '1 cup rolled oats'],
    ['oat allergy in the house, pancakes', '1 cup oat milk'],
    ['oats make me sick', '1/2 cup granola'],
    ['alérgica a la avena, algo de desayuno', '1 cup oatmeal'],
    ['I would love onions every day, bring on the onions, but onions upset my stomach', '1 onion'],
    ['craving beans, cannot get enough of beans, beans give me cramps', '1 can black beans'],
  ])('stays refused, however welcome it sounds: %s', (text, line) => expect(isRefused(line, text)).toBe(true))
})
