import { readRequest } from '@evenplate/domain/request'
import { violationsIn } from '@evenplate/nutrition/rules/rules'
import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { rulesOf } from '../../safety/rules-of.ts'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'
import { wholeReading } from './whole-reading.ts'

const read = (text: string) => {
  const request = readRequest({ mode: 'free', text })
  const brief = briefOf(request, null, FULL_BOOK)
  return { brief, stops: (line: string) => violationsIn(line, rulesOf(request, brief, null)).length > 0 }
}

/** A refusal of a kind of food, lines of that kind, and lines that only sound like it. */
const KINDS: [text: string, out: string[], stay: string[]][] = [
  ["can't have meat from animals with hooves, dinner", ['1 lb beef', '2 lamb chops'], ['1 turkey breast']],
  ['since the tick bite no meat for me, a roast', ['1 pork loin', '1 lb venison'], ['1 whole chicken']],
  [
    'chicken stir fry, no vegetables',
    ['1 red onion', '2 cloves garlic', '1 cup pizza sauce', '2 potatoes', '1 cup mushrooms', '1 cup nopales'],
    ['1 chicken breast', '2 tbsp olive oil', '1/4 tsp black pepper', '1 cup rice', '1 tsp garlic powder'],
  ],
  [
    'pollo al horno sin verduras',
    ['2 carrots', '1 tomato', '1 cup salsa'],
    ['1 tbsp vinegar', '1 cup beans'],
  ],
  [
    'a dessert without any fruit',
    ['1 cup raspberries', '2 tbsp raisins', '1 tbsp lemon juice', '1 cup apple juice', '2 tbsp jam'],
    ['1 cup milk', '2 cherry tomatoes', '1 tbsp cider vinegar', '1 tsp vanilla'],
  ],
  ['nothing with feathers, a stew', ['1 chicken breast', '1 lb duck'], ['1 lb beef']],
  [
    'pasta tonight, and nothing that lives in a shell',
    ['1 lb clams', '8 oz shrimp'],
    ['1 cod fillet', '6 oz pasta shells'],
  ],
  ['I avoid everything but nothing that swims please', ['1 cod fillet', '8 oz shrimp'], ['1 chicken breast']],
  ['nada con pezuñas, cena', ['1 bistec de res', '2 chuletas de cordero'], ['1 pechuga de pollo']],
  ['allergic to Skippy, a snack', ['1/4 cup roasted peanuts', '2 tbsp peanut butter'], ['1/4 cup almonds']],
  ['Nutella gives my son hives, breakfast', ['1/4 cup hazelnuts'], ['1/4 cup peanuts']],
  ['avoid soy please', ['1 tbsp soy sauce', '4 oz tofu'], ['1 cup milk']],
  ['libre de gluten, una cena', ['8 oz spaghetti'], ['1 cup rice']],
  ['grew out of the egg allergy, the peanut one never left, brunch', ['2 tbsp peanut butter'], ['2 eggs']],
  ['no seed oils in my dinner, please', ['1 tbsp canola oil'], ['1 tbsp olive oil', '1 tbsp chia seeds']],
  ['i hate unpasteurised cheese, a salad', ['50 g raw milk cheese'], ['1 ball mozzarella']],
  ['leave out anything in the cabbage family, soup', ['1 cup kale', '1 head broccoli'], ['1 carrot']],
  ['sin TACC, canelones de espinaca', ['1 taza de harina de trigo', '8 oz spaghetti'], ['1 taza de arroz']],
  ['peppers pass straight through me, rice dish', ['1 red bell pepper'], ['1 cup rice']],
  ['veal, never. A roast for Sunday', ['1 lb veal'], ['1 lb beef']],
  ['rye bread no, white bread is fine, a toast', ['2 slices rye bread'], ['2 slices white bread']],
  [
    'organ meats are not for me',
    ['200 g liver', '4 chicken hearts', '1 beef tongue', '200 g chicken gizzards'],
    ['2 artichoke hearts', '1 can kidney beans'],
  ],
  [
    'nada de vísceras',
    ['200 g de hígado', '1 riñón de res', '200 g de mondongo', '1 lengua de res'],
    ['1 pechuga de pollo'],
  ],
  [
    'sin menudencias por favor',
    ['200 g de hígado de pollo', '4 corazones de pollo'],
    ['4 corazones de alcachofa'],
  ],
  [
    'spicy stuff kills my stomach',
    ['1 tsp chili flakes', '2 serranos', '1 tbsp sriracha'],
    ['1 tsp paprika', '50 g serrano ham'],
  ],
  [
    'spicy is out, my doctor says',
    ['1 tsp cayenne', '1 jalapeño', '1 tsp hot sauce'],
    ['1 tsp black pepper'],
  ],
  ['picante cero, por favor', ['2 chiles de árbol', '1 cdta de cayena', '1 guindilla'], ['1 cdta de comino']],
  ['sultanas are vile', ['2 tbsp raisins', '2 tbsp currants'], ['1 cup red currants', '1 cup grapes']],
  [
    'la carne roja me la quitó el médico',
    ['1 bistec de res', '2 chuletas de cordero', '200 g de ternera'],
    ['1 pechuga de pollo'],
  ],
  [
    'las solanáceas me inflaman',
    ['2 tomates', '1 berenjena', '2 papas'],
    ['1 zanahoria', '1 camote', '2 batatas'],
  ],
  ['los cítricos me dan acidez', ['1 naranja', '1 toronja', '1 cda de jugo de limón'], ['1 manzana']],
  [
    'las legumbres me inflan',
    ['1 taza de lentejas', '1 taza de garbanzos', '1 taza de alubias'],
    ['1 taza de arroz'],
  ],
  [
    'cruciferous veg gives me gas',
    ['1 head broccoli', '2 cups cabbage', '2 cups kale'],
    ['1 cup spinach', '2 carrots'],
  ],
  ["we don't cook with liquor", ['2 tbsp rum', '1/2 cup white wine'], ['1 tbsp red wine vinegar']],
  [
    'sin alcohol, soy exalcohólico',
    ['2 cdas de ron', '2 cdas de coñac', '1/2 taza de vino tinto'],
    ['1 cda de vinagre de vino'],
  ],
  ['fake sugar gives me headaches', ['1 tsp sucralose', '1 tsp stevia'], ['1 tsp sugar']],
  ['los edulcorantes me dan diarrea', ['1 cda de eritritol', '1 cdta de sucralosa'], ['1 cda de miel']],
  ['la cafeína me altera', ['1 taza de té negro', '1 taza de café'], ['1 taza de manzanilla']],
  [
    'fried food wrecks my gallbladder',
    ['200 g french fries', 'deep fried chicken'],
    ['2 cups stir fried kale'],
  ],
  ['melon makes my throat itch', ['1 cup cantaloupe', '1 cup watermelon'], ['1 cucumber']],
  ['stone fruit makes my mouth itch', ['2 peaches', '1 cup cherries'], ['1 cup cherry tomatoes']],
  [
    'no high potassium foods, my kidneys',
    ['2 bananas', '2 potatoes', '1 avocado'],
    ['1 cup cabbage', '1 cup green beans'],
  ],
  [
    'high oxalate foods are off limits, kidney stones',
    ['2 cups spinach', '1 beet', '1/4 cup almonds'],
    ['1 cup cauliflower'],
  ],
  ['high purine foods bring on my gout', ['200 g liver', '6 sardines'], ['1 can kidney beans', '2 eggs']],
  ['el plátano me pica en la lengua', ['2 plátanos maduros', '1 banana'], ['1 manzana']],
]

/** How a child reacts to a food; the judge was trained on other foods and other words. */
const DONE_TO_IT: [text: string, line: string][] = [
  ['she spits carrots back at me', '2 carrots'],
  ['my son hides his mushrooms in the napkin', '200 g mushrooms'],
  ['she feeds her beans to the dog', '1 cup beans'],
  ['he pushes his peas to the side of the plate', '1 cup peas'],
  ['the toddler throws broccoli at the wall', '1 cup broccoli'],
  ['mi hijo tira los guisantes al suelo', '1 taza de guisantes'],
  ['esconde los champiñones en la servilleta', '200 g de champiñones'],
  ['la niña aparta la cebolla del plato', '1 cebolla'],
]

describe('a kind of food', () => {
  it.each(KINDS)('is left out entirely: %s', (text, out, stay) => {
    const { stops } = read(text)
    expect(out.filter((line) => !stops(line))).toEqual([])
    expect(stay.filter(stops)).toEqual([])
  })

  it.each(['spicy food is out, my ulcer', 'spicy is out, my ulcer', 'picante cero, por favor'])(
    'that is refused for its heat does not ask for heat: %s',
    (text) => expect(read(text).brief.heat).toBe('mild'),
  )

  it('that is asked for is not refused', () => {
    const { brief, stops } = read('spicy shrimp with chili flakes')
    expect(brief.heat).toBe('hot')
    expect(stops('1 tsp chili flakes')).toBe(false)
  })
})

describe('a child’s reaction to a food', () => {
  it('refuses the food', () => {
    const missed = DONE_TO_IT.filter(([text, line]) => !read(text).stops(line))
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(1)
  })
})

/** Words of refusal that refuse nothing, and a line that stays. */
const WANTED: [text: string, line: string][] = [
  ['never without guacamole, tacos', '1 cup guacamole'],
  ['a week without lentils is not a week, dinner', '1 cup lentils'],
  ["who doesn't like waffles, a stack please", '2 waffles'],
  ['nobody refuses brownies, a tray', '2 brownies'],
  ["don't skimp on the garlic, noodles", '4 cloves garlic'],
  ["never met a mushroom I didn't like, dinner", '8 oz mushrooms'],
  ['used to detest okra, now I eat it weekly', '1 cup okra'],
  ["it isn't that I hate kale, I never know what to do with it", '2 cups kale'],
  ['the dairy allergy was misdiagnosed, macaroni and cheese', '1 cup milk'],
]

it.each([
  'a dessert with raspberries, no fruit juice',
  'breakfast with raspberries, no tinned fruit',
  'raspberry parfait, not a fruit salad',
  'postre con frambuesas, sin jugo de frutas',
])('does not refuse all fruit for one thing made of it: %s', (text) => {
  expect(read(text).stops('1 cup raspberries')).toBe(false)
})

it.each(WANTED)('refuses nothing in "%s"', (text, line) => {
  expect(read(text).stops(line)).toBe(false)
})

it.each([
  ["I don't hate fish, I'm allergic to it", '1 cod fillet'],
  ['the weirdo who hates capers, a salad', '2 tbsp capers'],
  ["don't forget I can't have sesame, noodles", '1 tbsp sesame seeds'],
])('still refuses in "%s"', (text, line) => {
  expect(read(text).stops(line)).toBe(true)
})

describe('what is green', () => {
  const heard = (text: string, language: string) => wholeReading(text, language, DISHES)

  it.each([
    ["picky 4 year old won't eat anything green. mac and cheese", 'en'],
    ['nothing green please, beef soup', 'en'],
    ["nothing that's green. chicken nuggets", 'en'],
    ['he refuses anything green. chicken dinner', 'en'],
    ['she picks out all the green bits. noodles', 'en'],
    ['my kid hates green vegetables, soup', 'en'],
    ['no green please. beef tacos', 'en'],
    ['mi hijo no come nada verde, macarrones con queso', 'es'],
    ['pollo sin nada verde', 'es'],
    ['mi niña odia las cosas verdes, sopa de pollo', 'es'],
    ['le saca todo lo verde, cena de pollo', 'es'],
  ])('is refused as vegetables and herbs: %s', (text, language) => {
    expect(heard(text, language).unwanted.join(' ')).toMatch(/\bgreen (?:vegetables|bits)/)
  })

  it.each([
    ['no green onions in fried rice', 'en', ['green onions']],
    ['nothing green tea flavored', 'en', []],
    ['anything green for dinner', 'en', []],
    ['eat more green vegetables', 'en', []],
    ['no greens in my soup', 'en', ['greens']],
    ['pollo en salsa verde', 'es', []],
    ['quiero comer más verduras verdes', 'es', []],
  ] as const)('is not refused: %s', (text, language, unwanted) => {
    expect(heard(text, language).unwanted).not.toContain('green vegetables')
    expect(heard(text, language).unwanted).toEqual(expect.arrayContaining([...unwanted]))
  })

  it('are broccoli, herbs and pickles, and neither carrots nor chickpeas', () => {
    const keeps = (line: string) =>
      violationsIn(line, { allergies: [], diets: [], avoid: ['green vegetables'] }).length === 0
    for (const line of [
      '2 cups broccoli',
      '1 tbsp chopped parsley',
      '1 zucchini',
      '3 scallions',
      '1 cup peas',
    ])
      expect(keeps(line), line).toBe(false)
    for (const line of [
      '2 carrots',
      '1 can chickpeas',
      '1 tbsp avocado oil',
      '1 head cauliflower',
      '1 cup corn',
    ])
      expect(keeps(line), line).toBe(true)
  })
})
