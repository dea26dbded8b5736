import { ALLERGENS, type Allergen } from '@evenplate/domain/options'
import { FOODS_BY_NAME } from '@evenplate/words/allergens/foods-by-name'
import type { AllergenInFood } from '@evenplate/words/allergens/holding'
import { list } from '@evenplate/words/phrases'
import { expect, it } from 'vitest'
import { words } from '../text/food-words.ts'
import { violationsIn, violationsInProse } from './rules.ts'

const holdsIt = (line: string, allergen: Allergen): boolean =>
  violationsIn(line, { allergies: [allergen], diets: [], avoid: [] }).length > 0

// All allergens at once: the line is read once for all of them.
const foundIn = (line: string): Allergen[] => {
  const broken = violationsIn(line, { allergies: [...ALLERGENS], diets: [], avoid: [] })
  return ALLERGENS.filter((allergen) => broken.some(({ rule }) => rule === `${allergen} allergy`))
}

const ROWS = FOODS_BY_NAME.map(({ en = '', es = '', holds, may = [], not = [] }) => ({
  names: [...list(en), ...list(es)],
  holds: [...holds, ...may].map(inLine),
  // Without gluten is without wheat.
  lacks: not.flatMap((one): Allergen[] => (one === 'gluten' ? ['gluten', 'wheat'] : [inLine(one)])),
}))

/** Peanuts and tree nuts are one allergen of the profile. */
function inLine(held: AllergenInFood): Allergen {
  return held === 'peanuts' || held === 'tree-nuts' ? 'nuts' : held
}

it('has many foods, each name once, with allergens we check', () => {
  const names = ROWS.flatMap((row) => row.names.map((name) => words(name).join(' ')))
  expect(names.length).toBeGreaterThan(3500)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const known = new Set<string>(ALLERGENS)
  expect(ROWS.filter((row) => [...row.holds, ...row.lacks].some((one) => !known.has(one)))).toEqual([])
  expect(ROWS.filter((row) => row.holds.length + row.lacks.length === 0)).toEqual([])
})

it('finds in a line and in the bare name what a food holds, and nothing that it is known to lack', () => {
  const wrong = ROWS.flatMap(({ names, holds, lacks }) =>
    names.flatMap((name) =>
      [`2 servings ${name}`, name].flatMap((line) => [
        ...holds.filter((held) => !holdsIt(line, held)).map((held) => `${line}: no ${held}`),
        ...lacks.filter((held) => holdsIt(line, held)).map((held) => `${line}: ${held}`),
      ]),
    ),
  )
  expect(wrong).toEqual([])
})

it.each([
  ['20 siu mai wrappers', 'wheat', 'soy shellfish'],
  ['1 pack mandu-pi', 'wheat', 'soy sesame'],
  ['1 plate fish-fragrant eggplant', 'soy wheat', 'fish'],
  ['1 tbsp prahok', 'fish', 'shellfish'],
  ['1 slice multani sohan halwa', 'wheat dairy nuts', 'sesame'],
  ['1 tbsp ketjap manis', 'soy', 'nuts'],
  ['1 tbsp bagoong isda', 'fish', 'shellfish'],
  ['1 bowl bun dau mam tom', 'soy shellfish', 'wheat gluten'],
  ['1 bowl shuizhu yu', 'fish', ''],
  ['1 plate migas del pastor', 'wheat', ''],
  ['2 truchas de batata', 'wheat nuts', 'fish'],
  ['1 plato de salmorejo de jueyes', 'shellfish', 'eggs wheat'],
  ['1 bamba de nata', 'wheat dairy eggs', 'nuts'],
  ['1 plato de viche de pescado', 'fish nuts', ''],
  ['1 cup water kefir', '', 'dairy'],
  ['2 oz rye whiskey', '', 'wheat gluten'],
  ['50 ml single malt whisky', '', 'gluten'],
  ['1 handful Beer Nuts', 'nuts', 'gluten'],
  ['4 king oyster mushroom scallops', '', 'shellfish'],
  ['1 pincho de tortilla', 'eggs', 'wheat gluten'],
  ['1 slice tarta de Santiago', 'nuts eggs', 'wheat gluten'],
  ['2 slices Brillat-Savarin', 'dairy', 'wheat eggs'],
  ['1 cup rawa', 'wheat', 'fish'],
  ['2 rawas fillets', 'fish', 'wheat'],
  ['1 kugelhopf mold', '', 'wheat dairy eggs nuts'],
])('tells a food from what its words suggest: %s', (line, holds, lacks) => {
  const found: string[] = foundIn(line)
  expect(found).toEqual(expect.arrayContaining(list(holds.replaceAll(' ', ','))))
  expect(list(lacks.replaceAll(' ', ',')).filter((one) => found.includes(one))).toEqual([])
})

it('leaves the title of a recipe alone, whose lines say what is in it', () => {
  const wheat = { allergies: ['wheat' as const], diets: [], avoid: [] }
  expect(violationsIn('Spag Bol', wheat)).not.toEqual([])
  expect(violationsInProse('Spag Bol', wheat)).toEqual([])
})

it('has no name that is an ordinary word', () => {
  const lines = `1 can Coca-Cola Zero; 2 red vine tomatoes; 1 cup turtle beans; a combo of fresh herbs; 1 tsp azúcar de caña y canela;
    1 lb veal, to ensure tenderness; carrots cut into shapes; 1 lb beef scraps for stock; 2 tbsp chopped scallions, for the stove top; 2 sweet oranges, Jaffa;
    1 bunch broccoli rabe (rape); 2 hojas de laurel lisas; 1 tomate cortado en cubos; pollo calentado; 1 taza de arroz completo; 1 kg de camote a causa del sabor;
    1 cup orange juice, plus an extra boost; life-size carrots; total of 4 apples; 2 victoria plums; 1 corona de cordero; 3 doña María chiles; carne de la sierra;
    pico de gallo; 1 cup diced mushrooms, divided; 1 cup pears; jerk chicken thighs; 1 bunch red grapes; frosty glass of water; 1 cup soldier beans; 3-4 lemon slices; 1 can great northern beans;
    5 cups salad greens; potatoes fried until golden crisp; produce from the outer aisle; a good carb balance; 1 fluffy mound of rice;
    1 combo of herbs; 2 tbsp chopped dill, take 5 minutes; a sandy carrot, washed; quién sabrá; 1 nido de zanahoria;
    2 cups tomato, in tomato pastes; 2 vainas de vainillas; 1 taza de hojuelas de chile; florecitas de brócoli; 1 mango calado; un caldero de agua; pollo mechado;
    1 raíz de regaliz; 2 espetos para la parrilla; molde empolvado; 1 saba banana, sliced; 1 kaki; 1 lb beef tendon; 1 tsp palm sugar, for mama; el sabor tuyo; best foods for my blood sugar; fifteen grapes; a deep dish of carrots; a boost of lime`
  const alarms = lines
    .split(';')
    .flatMap((line) => foundIn(line.trim()).map((one) => `${line.trim()}: ${one}`))
  expect(alarms).toEqual([])
})
