import { describe, expect, it } from 'vitest'
import { findFood } from './find-food.ts'
import { readLine } from './read-line.ts'
import { seeded } from './seeded.ts'

/** Line, food, grams: checked by hand against USDA SR26 weights, the line's own weight, or a usual kitchen weight. */
const LINES: [string, string, number][] = [
  ['1 1/2 cups cooked quinoa', 'quinoa-cooked', 277.5],
  ['2 large eggs', 'egg', 100],
  ['½ tsp salt', 'salt', 3],
  ['200 g salmon fillet, skin on', 'salmon', 200],
  ['2-3 cloves garlic, minced', 'garlic', 7.5],
  ['1½ lb chicken breast', 'chicken-breast', 680.4],
  ['2 (14 oz) cans black beans, drained and rinsed', 'black-beans', 476.3],
  ['juice of 1 lemon', 'lemon-juice', 48],
  ['Juice from 2 limes', 'lime-juice', 88],
  ['juice of ½ lemon', 'lemon-juice', 24],
  ['1 lemon, juiced', 'lemon-juice', 48],
  ['zest of 1 orange', 'orange-zest', 6],
  ['1 medium onion (about 150 g), diced', 'onion', 150],
  ['1-inch piece ginger', 'ginger', 11],
  ['3 tablespoons olive oil', 'olive-oil', 40.5],
  ['2 tbsp butter or olive oil', 'butter', 28.4],
  ['1 (15-ounce) can chickpeas, drained', 'chickpeas', 255.1],
  ['400g can chickpeas', 'chickpeas', 240],
  ['1 15-oz can black beans', 'black-beans', 255.1],
  ['2 x 400 g cans chopped tomatoes', 'canned-tomatoes', 800],
  ['1 14.5-ounce can diced tomatoes, undrained', 'canned-tomatoes', 411.1],
  ['4 salmon fillets (6 oz each)', 'salmon', 680.4],
  ['4 (6-oz) salmon fillets', 'salmon', 680.4],
  ['2 chicken breasts (about 1 lb)', 'chicken-breast', 453.6],
  ['1 cup rice', 'rice-white-dry', 185],
  ['1 cup cooked rice', 'rice-white-cooked', 158],
  ['1 cup rice, cooked', 'rice-white-cooked', 158],
  ['8 oz spaghetti, cooked', 'pasta-dry', 226.8],
  ['1 cup brown rice, cooked according to package directions', 'rice-brown-dry', 185],
  ['3 garlic cloves', 'garlic', 9],
  ['2 celery stalks, sliced', 'celery', 80],
  ['half an avocado, sliced', 'avocado', 68],
  ['1 cup plus 2 tbsp almond flour', 'flour-almond', 108],
  ['1 lb/450 g ground turkey', 'ground-turkey', 453.6],
  ['1 T honey', 'honey', 21],
  ['1 t vanilla', 'vanilla-extract', 4.2],
  ['250 ml milk', 'milk-whole', 257.8],
  ['2 courgettes, sliced', 'zucchini', 392],
  ['1 bunch coriander', 'cilantro', 60],
  ['a handful of spinach', 'spinach-raw', 30],
  ['2 slices whole wheat bread', 'bread-whole-wheat', 64],
  ['1 whole wheat tortilla', 'tortilla-whole-wheat', 41],
  ['Salmon fillets, 400 g', 'salmon', 400],
  ['For the sauce: 2 tbsp soy sauce', 'soy-sauce', 32],
  ['1 cup shredded cabbage', 'cabbage', 70],
  ['1 cup chopped cabbage', 'cabbage', 89],
  ['¼ cup walnuts, chopped', 'walnuts', 29.3],
  ['1 dozen eggs', 'egg', 600],
  ['6 large egg whites', 'egg-white', 198],
  ['10 cherry tomatoes', 'cherry-tomatoes', 170],
  ['1 cup (150 g) blueberries', 'blueberries', 150],
  ['1 red bell pepper, diced', 'bell-pepper-red', 119],
  ['1 large sweet potato, cubed', 'sweet-potato', 180],
  ['1 stick butter', 'butter', 113],
  ['1 block (14 oz) extra-firm tofu, pressed', 'tofu-firm', 396.9],
  ['1,000 g potatoes', 'potato', 1000],
  ['1-1/2 cups milk', 'milk-whole', 366],
  ['.5 cup rolled oats', 'oats-rolled', 40.5],
  ['1 tablespoon maple syrup (optional)', 'maple-syrup', 20],
  ['1 small head cauliflower', 'cauliflower', 265],
  ['1 ear corn', 'corn-kernels', 102],
  ['1/2 cup dry red lentils, rinsed', 'red-lentils-dry', 96],
  ['4 cups low-sodium chicken broth', 'chicken-broth', 960],
  ['1 apple, cored and sliced', 'apple', 182],
  ['1 ripe banana', 'banana', 118],
  ['5 sprigs thyme', 'thyme-fresh', 2.5],
  ['1 cup plain Greek yogurt (2%)', 'greek-yogurt', 245],
  ['2 tbsp peanut butter', 'peanut-butter', 32],
  ['3 oz dark chocolate (70%)', 'dark-chocolate-70', 85],
  ['2 cups cauliflower rice', 'cauliflower', 214],
  ['1 aubergine (300 g), cubed', 'eggplant', 300],
  ['100 g rocket', 'arugula', 100],
  ['12 oz prawns, peeled', 'shrimp', 340.2],
  ['1 cup butternut squash, cubed', 'butternut-squash', 140],
  ['2 tbsp tahini', 'tahini', 30],
  ['one 5-oz can tuna in water, drained', 'tuna-canned-water', 99.2],
  ['two corn tortillas', 'tortilla-corn', 48],
  ['1 to 2 tablespoons lime juice', 'lime-juice', 23.1],
]

describe('reading an ingredient line', () => {
  it.each(LINES)('%s', (line, food, grams) => {
    const read = readLine(line)
    expect(read.food?.id).toBe(food)
    expect(read.grams).toBeCloseTo(grams, 0)
    expect(read.weighedBy).toBeTruthy()
  })

  it('says in words how the grams were found', () => {
    expect(readLine('1 cup cooked quinoa').weighedBy).toBe('1 cup = 185 g (USDA 20137)')
    expect(readLine('1-inch piece ginger').weighedBy).toContain('usual kitchen weight')
    expect(readLine('2 tbsp butter or olive oil').note).toBe('counted as butter, not olive oil')
    expect(readLine('2-3 cloves garlic, minced')).toMatchObject({
      quantity: { min: 2, max: 3 },
      unit: 'clove',
      note: '',
      rest: 'garlic, minced',
    })
  })

  it('leaves grams open, with the reason, when the amount cannot be weighed', () => {
    expect(readLine('rice')).toMatchObject({
      grams: null,
      weighedBy: 'the line gives no amount',
      negligible: false,
    })
    expect(readLine('3 bottles honey')).toMatchObject({ grams: null, negligible: false })
    expect(readLine('3 slices mystery meat')).toMatchObject({
      food: null,
      grams: null,
      weighedBy: 'not in our food table',
      negligible: false,
    })
  })

  it.each([
    'salt to taste',
    'Salt and freshly ground black pepper',
    'a pinch of saffron',
    '2 cups water',
    'fresh herbs, to garnish',
    'lemon wedges, for serving',
    '1 tsp unheard-of spice',
    'olive oil, for the pan',
  ])('lets %s carry no carbohydrate to speak of', (line) => {
    const read = readLine(line)
    expect(read.negligible || (read.grams ?? 99) < 1).toBe(true)
  })

  it.each([
    'honey, to taste',
    'sugar',
    'cooked rice, to serve',
    '2 tbsp unheard-of syrup',
    '1 cup mystery grain',
  ])('does not wave %s through', (line) => {
    expect(readLine(line).negligible).toBe(false)
  })

  it('neither throws nor hangs on anything', () => {
    const random = seeded(20260521)
    const pieces = [
      '1',
      '½',
      '/',
      '-',
      '(',
      ')',
      'cup',
      'oz',
      ',',
      ' or ',
      'can',
      'x',
      '.',
      ' ',
      'é',
      '🥑',
      '\u0000',
      '"',
      'of',
      'juice of',
      '((((',
      '1/0',
      '0',
      '999999999999',
      'and',
      'rice',
      '\n',
      'T',
      '%',
    ]
    for (let round = 0; round < 3000; round += 1) {
      const line = Array.from(
        { length: Math.floor(random() * 40) },
        () => pieces[Math.floor(random() * pieces.length)],
      ).join(random() < 0.5 ? ' ' : '')
      const read = readLine(line)
      expect(read.grams === null || (Number.isFinite(read.grams) && read.grams >= 0)).toBe(true)
    }
    readLine(`${'1 '.repeat(50_000)}cup ${'('.repeat(50_000)}`)
    readLine('juice of '.repeat(20_000))
  })
})

describe('finding a food', () => {
  it.each([
    ['coconut milk', 'coconut-milk'],
    ['butternut squash', 'butternut-squash'],
    ['almond flour', 'flour-almond'],
    ['chicken broth', 'chicken-broth'],
    ['sweet potato', 'sweet-potato'],
    ['peanut butter', 'peanut-butter'],
    ['cream of tartar', 'cream-of-tartar'],
    ['rice vinegar', 'vinegar-rice'],
    ['egg noodles', 'egg-noodles-dry'],
    ['cauliflower rice', 'cauliflower'],
    ['chicken or vegetable broth', 'chicken-broth'],
    ['boneless, skinless chicken breasts', 'chicken-breast'],
    ['quinoa, cooked', 'quinoa-cooked'],
    ['certified gluten-free rolled oats', 'oats-rolled-gluten-free'],
    ['Chicken', 'chicken-breast'],
    ['Berries', 'berries-mixed'],
    ['Greek Yogurt', 'greek-yogurt'],
    ['Braeburn apple', 'apple'],
  ])('takes %s for %s', (name, id) => {
    expect(findFood(name)?.id).toBe(id)
  })

  it.each([
    'dried mango',
    'cricket flour',
    'camel milk',
    'turkey chili',
    'butter chicken',
    'fruit salad',
    'tomato soup',
    'low-carb tortillas',
    'sugar-free maple syrup',
    'gluten-free breadcrumbs',
    'banana bread',
    'almond butter cookies',
    'garlic bread',
    '',
    '🥑',
  ])('guesses nothing for %s', (name) => {
    expect(findFood(name)).toBeNull()
  })
})
