import { describe, expect, it } from 'vitest'
import { seeded } from '../testing/seeded.ts'
import { readLine } from './read-line.ts'

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
  ['4 cups chicken broth, warm', 'chicken-broth', 996],
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
  ['½-¾ cup milk', 'milk-whole', 152.5],
  ['between 2 and 3 carrots', 'carrots', 152.5],
  ['1 and 1/2 cups sugar', 'sugar', 300],
  ['two and a half cups sugar', 'sugar', 500],
  ['1,5 kg potatoes', 'potato', 1500],
  ['1.500 g potatoes', 'potato', 1500],
  ['２００ｇ potatoes', 'potato', 200],
  ['1 lb 8 oz potatoes', 'potato', 680.4],
  ['750g/1lb 10oz potatoes', 'potato', 750],
  ['**1 cup** sugar', 'sugar', 200],
  ['1/2 of a small onion', 'onion', 35],
  ['1 onion (150 g / 5 oz)', 'onion', 150],
  ['4 skinless cod fillets, about 140g each', 'cod', 560],
  ['2 medium aubergines (about 600 g), sliced', 'eggplant', 600],
  ['2 salmon fillets (170 g)', 'salmon', 340],
  ['1 tablespoon olive oil, plus 1 teaspoon for the pan', 'olive-oil', 18],
  ['2 tbsp tomato paste (from a 6 oz can)', 'tomato-paste', 32],
  ['2 tbsp lemon juice (from 100 g lemons)', 'lemon-juice', 30.4],
  ['100 g full-fat Greek yogurt', 'greek-yogurt-whole', 100],
  ['200 g pot roast', 'beef-chuck', 200],
  ['1 can chickpeas (240 g drained)', 'chickpeas', 240],
  ['2 x 400g tins chickpeas, drained (480g drained weight)', 'chickpeas', 480],
  ['2 x 400g tins chickpeas (240g drained weight)', 'chickpeas', 480],
  ['3 (15 oz) cans black beans (27 oz drained)', 'black-beans', 765.4],
  ['1 15 oz. can of corn, drained', 'corn-canned', 280.7],
  ['1 pouch (250 g) ready-to-eat brown rice', 'rice-brown-cooked', 250],
  ['2.5 cm ginger', 'ginger', 10.8],
  ['a 2-inch knob of fresh ginger, grated', 'ginger', 22],
  ['4 10-inch flour tortillas', 'tortilla-flour', 288],
  ['lemon juice (from 1 lemon)', 'lemon-juice', 48],
  ['juice of 1 large lemon (about 3 tablespoons)', 'lemon-juice', 45.6],
  ['a squeeze of lime', 'lime-juice', 5],
  ['1 Australian tablespoon sugar', 'sugar', 17],
  ['1 UK pint milk', 'milk-whole', 586],
  ['1 metric cup sugar', 'sugar', 211.3],
  ['a glug of olive oil', 'olive-oil', 13.5],
  ['½ tsp each cumin and coriander', 'cumin', 2.1],
  ['1 tbsp cornstarch + 1 tbsp cold water', 'cornstarch', 8],
  ['Rice: 1 cup', 'rice-white-dry', 185],
  ['eggs x 2', 'egg', 100],
  ['1 pepper, diced', 'bell-pepper-red', 119],
  ['2 mixed peppers', 'bell-pepper-red', 238],
  ['200 g peppers', 'bell-pepper-red', 200],
  ['1/2 tsp pepper', 'black-pepper', 1.2],
  ['4 tortillas (10-inch)', 'tortilla-flour', 288],
  ['1 tbsp cornstarch (8 g) mixed with 2 tbsp water', 'cornstarch', 8],
  ['3 T cornstarch mixed w/ 3 T cold water', 'cornstarch', 24],
  ['2 stalks celery w/ leaves, chopped', 'celery', 80],
  ['1 can pinto beans w/ jalapeños', 'pinto-beans-canned', 277],
  ['2 c. Bisquick', 'biscuit-mix', 240],
  ['200 g maduros', 'plantain-fried', 200],
  ['1/2 cup butter, 1 stick', 'butter', 113.5],
  ['1 jar salsa', 'salsa', 454],
  ['1 bottle tomato sauce', 'tomato-sauce', 680],
  ['1 tub ricotta', 'ricotta', 425],
  ['4 pots skyr', 'greek-yogurt-nonfat', 680],
  ['150 g pot plain yogurt', 'yogurt-plain-whole', 150],
  ['1 bag frozen broccoli', 'broccoli-frozen', 340],
  ['1 carton almond milk', 'almond-milk', 946],
  ['1 napa cabbage', 'napa-cabbage', 840],
  ['2 crowns broccoli', 'broccoli', 450],
  ['2 broccoli crowns', 'broccoli', 450],
  ['1 head broccoli', 'broccoli', 340],
  ['2 romaine hearts', 'romaine-lettuce', 360],
  ['4 fish fingers', 'fish-sticks', 112],
  ['4 breaded fish fillets', 'fish-sticks', 228],
  ['8 oz fresh lasagna sheets', 'fresh-pasta', 226.8],
  ['1 tbsp jelly', 'jelly', 21],
  ['1 can sweet corn, drained', 'corn-canned', 298],
  ['10 marshmallows', 'marshmallows', 72],
  ['10 mini marshmallows', 'marshmallows-mini', 7],
  ['1 box pasta', 'pasta-dry', 454],
  ['1/4 cup seasoned flour', 'flour-all-purpose', 31.3],
  ['Potatoes, 3 medium', 'potato', 639],
  ['Carrots – 2 large', 'carrots', 144],
  ['Eggs (2 large)', 'egg', 100],
  ['Black beans (1 15-oz can), drained & rinsed', 'black-beans', 255.1],
  ['Salmon fillets (2), about 6 oz each', 'salmon', 340.2],
  ['Tomatoes, 1 can diced', 'canned-tomatoes', 400],
  ['1 cup cooked, drained and rinsed canned black beans', 'black-beans', 172],
  ['**Lemon juice** – from ½ lemon', 'lemon-juice', 24],
  ['1/2 a 400g can of coconut milk', 'coconut-milk', 200],
  ['2 servings cooked brown rice (about 1 cup each)', 'rice-brown-cooked', 390],
  ['2 (6-inch) whole wheat pitas', 'pita-whole-wheat', 128],
  ['10 grinds pepper', 'black-pepper', 0.6],
  ['3 (about 1 lb) zucchini', 'zucchini', 453.6],
  ['4 (about 6 oz each) chicken breasts', 'chicken-breast', 680.4],
  ['1 cup dry rice, cooked and cooled', 'rice-white-dry', 185],
  ['1 garlic clove (or 1/2 tsp garlic powder)', 'garlic', 3],
  ['1 pita (6-inch), whole wheat', 'pita-whole-wheat', 64],
  ['Sugar, brown, 1/2 cup', 'sugar-brown', 110],
  ['1 cup minus 2 tbsp sugar', 'sugar', 175],
  ['1 can diet coke', 'cola-diet', 355],
  ['1 cup cooked quinoa (39g carbs)', 'quinoa-cooked', 185],
  ['1 medium apple (25 g net carbs, 95 kcal)', 'apple', 182],
  ['1 slice whole wheat bread, 15g carbs', 'bread-whole-wheat', 32],
  ['1/2 cup (100g cooked) brown rice', 'rice-brown-cooked', 100],
  ['1 cup dry rice (about 450 g cooked)', 'rice-white-dry', 185],
  ['150 g cooked weight pasta', 'pasta-cooked', 150],
  ['≈ 150 g rice', 'rice-white-dry', 150],
  ['30 g protein powder', 'whey-protein', 30],
  ['a handful of mixed herbs', 'parsley', 15],
  ['10 walnut halves', 'walnuts', 20],
  ['2 avocado halves', 'avocado', 136],
  ['1 can (8 oz) pineapple tidbits in juice', 'pineapple-canned', 227],
  ['200 g/7 oz/1 cup tomato sauce', 'tomato-sauce', 200],
  ['1 red and 1 yellow bell pepper', 'bell-pepper-red', 238],
  ['Eggs 2', 'egg', 100],
  ['8 (about 2 pounds) boneless chicken thighs', 'chicken-thigh', 907.2],
  ['1 cup rice cooked in 2 cups water', 'rice-white-dry', 185],
  ['- [ ] _2 tbsp_ **sugar**', 'sugar', 25],
  ['### "200 g tofu"', 'tofu-firm', 200],
  ['2 tbsp mixed seeds', 'mixed-seeds', 16.8],
  ['1 cup beans', 'mixed-beans', 177],
  ['1 cup beans, soaked overnight', 'mixed-beans-dry', 184],
  ['1 cup mac and cheese', 'macaroni-cheese', 198],
  ['1 (7.25 oz) box mac & cheese', 'macaroni-cheese-mix', 205.5],
  ['1 cup no-sugar-added ice cream', 'ice-cream-no-sugar-added', 136],
  ['150 g pepper', 'bell-pepper-red', 150],
  ['5 g pepper', 'black-pepper', 5],
  ['2 celery hearts', 'celery', 320],
  ['250 g pouch cooked wholegrain rice', 'rice-brown-cooked', 250],
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
    expect(readLine('2-3 cloves garlic, minced')).toMatchObject({
      quantity: { min: 2, max: 3 },
      unit: 'clove',
      note: '',
    })
  })

  it.each([
    ['2 tbsp butter or olive oil', 'counted as butter, not olive oil'],
    ['1 cup milk (or 1 cup almond milk)', 'counted as whole milk, not almond milk'],
    ['1 cup green or brown lentils', ''],
    ['1 tbsp salt, or to taste', ''],
    ['1/4 cup raisins (optional)', 'optional, counted'],
    ['30 g cheese', 'counted as cheddar cheese'],
    ['1 cup beans', 'counted as mixed beans'],
    ['150 g pepper', 'counted as red bell pepper'],
    ['1 low-carb tortilla', 'no table has its figures and brands differ: read its label'],
    ['1/4 cup rice, cooked', 'counted as cooked white rice; weighed cooked, as we read it'],
    ['2 tbsp honey, plus more for serving', 'what is added besides is not counted'],
  ])('notes what it understood of "%s"', (line, note) => {
    expect(readLine(line).note).toBe(note)
  })

  it.each([
    ['rice', 'the line gives no amount'],
    ['3 bottles honey', 'no weight known for a bottle of honey'],
    ['3 slices mystery meat', 'not in our food table'],
    ...[
      '1 tortilla (10-inch), filled with 1/2 cup rice',
      '2 tbsp honey plus 1 cup unheard-of grain',
      '2 eggs + 100 g unheard-of root',
    ].map((line): [string, string] => [line, 'two foods in one line: each needs a line of its own']),
    ['2 cups', 'the line names no food'],
  ])('leaves "%s" without grams, and says why', (line, why) => {
    expect(readLine(line)).toMatchObject({ grams: null, weighedBy: why, negligible: false })
  })

  it.each([
    ['2 eggs plus 6 yolks', ['egg', 'egg-yolk'], 202],
    ['3 free-range eggs, plus 1 large egg white', ['egg', 'egg-white'], 183],
    ['Egg wash: 1 egg beaten with 1 tbsp milk', ['egg', 'milk-whole'], 65.3],
    ['2 eggs + 1 banana', ['egg', 'banana'], 218],
    ['1 cup oats, 2 tbsp honey', ['oats-rolled', 'honey'], 123],
    ['1/2 cup flour mixed with 1/4 cup sugar', ['flour-all-purpose', 'sugar'], 112.5],
    ['1 c sugar w/ 1 tsp cinnamon', ['sugar', 'cinnamon'], 202.6],
    ['1 cup flour whisked into 2 cups milk', ['flour-all-purpose', 'milk-whole'], 613],
    ['2 tbsp butter (mixed with 1 tbsp sugar)', ['butter', 'sugar'], 41],
    ['1 carrot, 1 potato (6 oz)', ['carrots', 'potato'], 231.1],
    ['1 tablespoon each: soy sauce, rice vinegar, and honey', ['soy-sauce', 'vinegar-rice', 'honey'], 51.9],
    ['2 tbsp each salt and sugar', ['salt', 'sugar'], 61.2],
  ])('reads every food of "%s"', (line, foods, grams) => {
    const read = readLine(line)
    expect(read.parts?.map(({ food }) => food?.id)).toEqual(foods)
    expect(read.grams).toBeCloseTo(grams, 0)
    expect(read).toMatchObject({ food: null, rest: '', negligible: false })
  })

  it('weighs an unknown food as water, so that a page can say how much is missing', () => {
    expect(readLine('1 cup mystery meat')).toMatchObject({ food: null, grams: 236.588, negligible: false })
    expect(readLine('2 (15 oz) cans mystery meat').grams).toBeCloseTo(850.5, 0)
  })

  it.each([
    ['1 medium onion (about 150 g), diced', 'onion, diced'],
    ['2 (14 oz) cans black beans, drained', 'black beans, drained'],
    ['1 15-oz can corn', 'canned corn'],
    ['1 cup penne, cooked', 'cooked penne'],
    ['juice of 2 lemons', 'lemon juice'],
    ['rice, to serve', ''],
  ])('keeps the part of "%s" that a new amount goes before', (line, rest) => {
    expect(readLine(line).rest).toBe(rest)
  })

  it.each([...LINES.map(([line]) => line), '2 lb bone-in chicken thighs', '1/2 cup sugar, for the brine'])(
    'reads "%s" with a new amount as the same food and exactly that weight',
    (line) => {
      const read = readLine(line)
      const again = readLine(`150 g ${read.rest}`)
      expect([again.food?.id, again.grams]).toEqual([read.food?.id, 150])
    },
  )

  it.each([
    'salt to taste',
    'Salt and freshly ground black pepper',
    'a pinch of saffron',
    '2 cups water',
    'fresh herbs, to garnish',
    'lemon wedges, for serving',
    '1 tsp unheard-of spice',
    'olive oil, for the pan',
  ])('treats %s as having almost no carbohydrate', (line) => {
    const read = readLine(line)
    expect(read.negligible || (read.grams ?? 99) < 1).toBe(true)
  })

  it('does not read one ripe fruit as another', () =>
    expect(readLine('500 g tomates maduros').food).toBeNull())

  it.each([
    'honey, to taste',
    'sugar',
    'cooked rice, to serve',
    '2 tbsp unheard-of syrup',
    '1 cup mystery grain',
    '1 cup mystery grain mixed with water',
    '2 tbsp chia seeds + 6 tbsp water',
    '1 jar dill pickles',
    '1 jar pico de gallo, to serve',
    '1 bag arugula',
    '3 bottles tomato juice',
    '1 bag riced cauliflower',
  ])('does not ignore %s', (line) => {
    expect(readLine(line).negligible).toBe(false)
  })

  it('never throws or hangs', () => {
    const random = seeded(20260521)
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
    const anything = () =>
      String.fromCodePoint(Math.floor(random() * 0x3000) + (random() < 0.1 ? 0x1f000 : 0))
    for (let round = 0; round < 4000; round += 1) {
      const parts = Array.from({ length: Math.floor(random() * 40) }, () =>
        random() < 0.3 ? anything() : pick(PIECES),
      )
      const { grams, between } = readLine(parts.join(random() < 0.5 ? ' ' : ''))
      expect(grams === null || (Number.isFinite(grams) && grams >= 0)).toBe(true)
      expect(between === null || (grams !== null && between.least <= grams && grams <= between.most)).toBe(
        true,
      )
    }
    for (const piece of PIECES) readLine(piece.repeat(20_000))
  })
})

const PIECES =
  '1|½|/|-|(|)|cup |oz|,| or | and | with | in |can |x|.| |é|🥑|\u0000|"|of |juice of |((((|1/0|0|999999999999|rice |\n|T|%|each |plus |for the brine|about |米|كوب|\u202e'.split(
    '|',
  )
