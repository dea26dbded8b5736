import { describe, expect, it } from 'vitest'
import type { Allergen } from '../table/food.ts'
import { foodById } from '../table/foods.ts'
import {
  avoidTermsOf,
  foodKeeps,
  type Rules,
  recipeViolations,
  violationsIn,
  violationsInProse,
} from './rules.ts'

const none: Rules = { allergies: [], diets: [], avoid: [] }
const allergic = (...allergies: Allergen[]): Rules => ({ ...none, allergies })
const on = (...diets: Rules['diets']): Rules => ({ ...none, diets })
const avoiding = (...avoid: string[]): Rules => ({ ...none, avoid })
const rulesBroken = (text: string, rules: Rules) => [
  ...new Set(violationsIn(text, rules).map(({ rule }) => rule)),
]

const HIDDEN: Record<Allergen, string[]> = {
  dairy: [
    '1 tbsp ghee',
    'whey protein powder',
    'casein powder',
    'sodium caseinate',
    'paneer, cubed',
    '½ cup half-and-half',
    'crème fraîche',
    'béchamel',
    'alfredo sauce',
    'basil pesto',
    'Caesar dressing',
    'tzatziki',
    'raita',
    'labneh',
    'skyr',
    'quark',
    'kefir',
    'mascarpone',
    'halloumi',
    'non-dairy creamer',
    'milk solids',
    'lactalbumin',
    'dulce de leche',
    'white chocolate chips',
    'ranch dressing',
    'naan',
    'hollandaise',
    'panna cotta',
    'malai',
    'Serve with queso',
    'burrata',
    'buttermilk',
  ],
  nuts: [
    'marzipan',
    'praline',
    'Nutella',
    'frangipane',
    'satay sauce',
    'romesco',
    'amaretto',
    'gianduja',
    'dukkah',
    'orgeat syrup',
    'baklava',
    'groundnut oil',
    'nut butter',
    'pine nuts',
    'arachis oil',
    'massaman curry paste',
    'trail mix',
    'pistachios',
    'filberts',
    'PB2',
    'peanut sauce',
    'almond extract',
    'pignoli',
    'muhammara',
  ],
  eggs: [
    'mayonnaise',
    'aioli',
    'meringue',
    'albumen powder',
    'hollandaise',
    'frittata',
    'custard',
    'challah',
    'egg noodles',
    'rémoulade',
    'tartar sauce',
    'eggnog',
    'zabaglione',
    'carbonara',
    'lysozyme',
    'quiche',
    'brioche',
    'surimi',
  ],
  soy: [
    'soy sauce',
    'tamari',
    'miso paste',
    'tempeh',
    'edamame',
    'tofu',
    'shoyu',
    'teriyaki',
    'hoisin sauce',
    'natto',
    'okara',
    'yuba',
    'TVP',
    'textured vegetable protein',
    'liquid aminos',
    'gochujang',
    'doenjang',
    'soya chunks',
    'bean curd',
    'gluten-free tamari',
    'ponzu',
    'oyster sauce',
  ],
  wheat: [
    'panko',
    'seitan',
    'couscous',
    'bulgur',
    'semolina',
    'farro',
    'spelt flour',
    'soy sauce',
    '2 tbsp all-purpose flour',
    'udon noodles',
    'kamut',
    'freekeh',
    'orzo',
    'matzo meal',
    'wonton wrappers',
    'vital wheat gluten',
    'roux',
    'durum',
    'tabbouleh',
    'graham crackers',
    'filo pastry',
    'naan',
    'flour tortillas',
    'imitation crab',
  ],
  gluten: [
    'barley',
    'rye bread',
    'malt vinegar',
    'beer',
    'malted milk',
    'rolled oats',
    'pumpernickel',
    'couscous',
    'triticale',
    'seitan',
    'stout',
    'panko',
    'soy sauce',
    'brewer’s yeast',
    '½ cup oat flour',
  ],
  shellfish: [
    'prawns',
    'surimi',
    'oyster sauce',
    'scampi',
    'calamari',
    'langoustines',
    'crayfish tails',
    'krill oil',
    'shrimp paste',
    'XO sauce',
    'clam juice',
    'red curry paste',
    'kimchi',
    'belacan',
    'cuttlefish',
    'mussels',
    'scallops',
  ],
  fish: [
    'Worcestershire sauce',
    'fish sauce',
    'anchovies',
    'Caesar dressing',
    'nam pla',
    'dashi',
    'bonito flakes',
    'surimi',
    'lox',
    'caviar',
    'furikake',
    'taramasalata',
    'puttanesca',
    'katsuobushi',
    'smoked trout',
    'nuoc cham',
    'isinglass',
    'mahi-mahi',
    'tilapia',
    'kimchi',
  ],
  sesame: [
    'tahini',
    'halva',
    'hummus',
    'gomasio',
    'za’atar',
    'toasted sesame oil',
    'baba ganoush',
    'everything bagel seasoning',
    'benne seeds',
    'dukkah',
    'furikake',
  ],
}

describe('hidden sources', () => {
  for (const [allergen, lines] of Object.entries(HIDDEN) as [Allergen, string[]][]) {
    it(`finds ${allergen} behind other names`, () => {
      expect(lines.filter((line) => violationsIn(line, allergic(allergen)).length === 0)).toEqual([])
    })
  }
})

it.each([
  ['fish', '2 cans no-salt-added tuna'],
  ['dairy', '2 tbsp no-salt-added butter'],
  ['dairy', '1 cup no fat milk'],
  ['nuts', '2 tbsp no salt peanut butter'],
  ['wheat', '12 no salt added crackers'],
  ['soy', '1 tbsp no-sodium soy sauce'],
  ['nuts', '2 tbsp peanut butter without salt'],
] as [Allergen, string][])('finds %s in "%s": a food without salt or fat is that food', (allergen, line) => {
  expect(violationsIn(line, allergic(allergen)).length).toBeGreaterThan(0)
})

it.each([
  ['dairy', '1 lb ground beef, no salt, butter or milk'],
  ['dairy', 'rolls without salt or butter'],
  ['dairy', '2 cups oats, no low fat milk'],
  ['dairy', '1 cup berries, no full-fat cream'],
] as [Allergen, string][])('finds no %s in "%s"', (allergen, line) => {
  expect(violationsIn(line, allergic(allergen))).toEqual([])
})

const HARMLESS: [Allergen, string][] = [
  ['dairy', '1 can coconut milk'],
  ['dairy', '1 cup unsweetened almond milk'],
  ['dairy', 'oat milk or soy milk'],
  ['dairy', 'cocoa butter'],
  ['dairy', '2 tbsp peanut butter'],
  ['dairy', 'natural almond butter'],
  ['dairy', '½ tsp cream of tartar'],
  ['dairy', '1 can butter beans, drained'],
  ['dairy', 'butter lettuce cups'],
  ['dairy', 'butternut squash, cubed'],
  ['dairy', 'dairy-free yogurt'],
  ['dairy', '2 tbsp vegan butter'],
  ['dairy', 'coconut cream'],
  ['dairy', 'dark chocolate chips, dairy-free'],
  ['dairy', 'cashew ricotta'],
  ['dairy', 'Use olive oil instead of butter.'],
  ['dairy', 'Free from dairy, eggs and nuts.'],
  ['dairy', 'butterflied chicken breast'],
  ['dairy', 'coconut yogurt'],
  ['nuts', '¼ tsp nutmeg'],
  ['nuts', '1 cup coconut flakes'],
  ['nuts', 'water chestnuts'],
  ['nuts', 'chestnut mushrooms'],
  ['nuts', 'butternut squash'],
  ['nuts', 'free of nuts'],
  ['nuts', 'nut-free pesto'],
  ['nuts', 'Form walnut-sized balls.'],
  ['nuts', '2 tbsp tahini'],
  ['nuts', 'This dish contains no nuts, dairy or soy.'],
  ['nuts', 'Safe for anyone with a nut allergy.'],
  ['nuts', 'Made without any chopped nuts.'],
  ['eggs', 'No dairy, eggs, or soy here.'],
  ['nuts', '2 tbsp nutritional yeast'],
  ['eggs', '1 eggplant'],
  ['eggs', 'vegan mayo'],
  ['eggs', 'egg-free noodles'],
  ['eggs', '1 flax egg'],
  ['soy', 'coconut aminos'],
  ['soy', 'soy-free margarine'],
  ['soy', 'sunflower lecithin'],
  ['wheat', 'buckwheat groats'],
  ['wheat', '1 cup almond flour'],
  ['wheat', 'rice noodles'],
  ['wheat', 'zucchini noodles'],
  ['wheat', 'gluten-free tamari'],
  ['wheat', '8 corn tortillas'],
  ['wheat', 'chickpea pasta'],
  ['wheat', 'spaghetti squash'],
  ['wheat', 'cauliflower pizza crust'],
  ['wheat', 'buckwheat flour'],
  ['wheat', 'barley'],
  ['wheat', 'gluten-free flour blend'],
  ['wheat', 'Wrap in foil and roll up tightly.'],
  ['wheat', 'Toast the pumpkin seeds.'],
  ['gluten', 'certified gluten-free rolled oats'],
  ['gluten', 'rolled oats (gluten-free)'],
  ['gluten', 'kale'],
  ['gluten', 'rice vinegar'],
  ['shellfish', 'oyster mushrooms'],
  ['shellfish', 'scalloped edges'],
  ['shellfish', 'crab apples'],
  ['fish', 'Flip with a fish spatula.'],
  ['fish', 'vegan Worcestershire sauce'],
  ['fish', 'Char the peppers over a flame.'],
  ['sesame', 'Cook ’til golden.'],
]

describe('what a line leaves unsaid', () => {
  it('knows whites and yolks for eggs, and those of scallions for scallions', () => {
    for (const text of ['2 whites, whipped to soft peaks', 'Whisk the whites until stiff.', '3 large yolks'])
      expect(violationsIn(text, { allergies: ['eggs'], diets: [], avoid: [] })).not.toEqual([])
    for (const text of ['4 scallions, whites and greens apart', '2 white onions', 'Add the leek whites.'])
      expect(violationsIn(text, { allergies: ['eggs'], diets: [], avoid: [] })).toEqual([])
  })

  it('removes both words of an absent food, and no word of one that is there', () => {
    const wheat = (text: string) => violationsIn(text, { allergies: ['wheat'], diets: [], avoid: [] }).length
    expect(wheat('Thicken with cornflour, not wheat flour.')).toBe(0)
    expect(wheat('No-knead wheat bread')).toBeGreaterThan(0)
    expect(wheat('1 cup flour made from chickpeas')).toBe(0)
    expect(wheat('1 cup flour made from spelt')).toBeGreaterThan(0)
  })

  it('cooks like a thing without being one', () => {
    const vegan = (text: string) => violationsIn(text, { allergies: [], diets: ['vegan'], avoid: [] }).length
    expect(vegan('Grill as you would a steak: cauliflower in thick slices.')).toBe(0)
    expect(vegan('A hard cheese like Parmesan')).toBeGreaterThan(0)
  })

  it('tells peppers from pepper', () => {
    const no = (text: string) => violationsIn(text, { allergies: [], diets: [], avoid: ['peppers'] }).length
    expect(no('salt and pepper to taste') + no('1/4 tsp ground black pepper')).toBe(0)
    expect(no('1 red capsicum, diced')).toBe(1)
    expect(no('2 jalapeños')).toBe(1)
  })
})

describe('brands, short forms and other tongues', () => {
  it.each<[Allergen, string[]]>([
    ['dairy', ['1 cup vodka sauce', '2 dl filmjölk', '1 dl grädde', 'Sprinkle with mozz.']],
    ['eggs', ['2 tbsp Hellmann’s', '1 cup liquid whites', '1 cup tempura batter mix']],
    ['nuts', ['2 tbsp PB', '1 tbsp chili crisp']],
    ['soy', ['2 tbsp Kikkoman', '1 tbsp chili crisp']],
    ['wheat', ['2 tbsp Kikkoman', '1 cup malted milk']],
    ['sesame', ['1 bagel (everything)', '1 hamburger bun with seeds', '1 tbsp chilli crisp']],
    ['shellfish', ['1 tbsp sambal']],
  ])('hold %s', (allergen, lines) => {
    expect(lines.filter((line) => violationsIn(line, allergic(allergen)).length === 0)).toEqual([])
  })

  it('leave alone what the same word says of another food', () => {
    expect(violationsIn('2 tbsp Kikkoman gluten-free tamari', allergic('wheat'))).toEqual([])
    expect(violationsIn('1 tsp sambal oelek', allergic('shellfish'))).toEqual([])
    expect(violationsIn('1 plain bagel', allergic('sesame'))).toEqual([])
  })

  it('tell ribs of meat from ribs of celery', () => {
    for (const line of ['1 lb ribs', '1 rack ribs trimmed', '4 bangers', '2 rashers streaky'])
      for (const rules of [on('vegetarian'), avoiding('pork')])
        expect([line, violationsIn(line, rules).length > 0]).toEqual([line, true])
    for (const line of [
      '2 ribs celery, diced',
      '3 celery ribs',
      '1 bunch kale, ribs removed',
      '2 rashers vegan bacon',
    ])
      for (const rules of [on('vegetarian'), avoiding('pork')])
        expect([line, violationsIn(line, rules)]).toEqual([line, []])
  })
})

describe('look-alikes', () => {
  it('blocks none of them', () => {
    const inStepOrLine = (text: string) => (text.endsWith('.') ? violationsInProse : violationsIn)
    expect(
      HARMLESS.filter(([allergen, text]) => inStepOrLine(text)(text, allergic(allergen)).length > 0),
    ).toEqual([])
  })

  it('still sees what is beside a harmless name', () => {
    expect(rulesBroken('coconut, milk, eggs', allergic('dairy', 'eggs'))).toEqual([
      'dairy allergy',
      'eggs allergy',
    ])
    expect(rulesBroken('Without nuts, butter the pan.', allergic('dairy', 'nuts'))).toEqual(['dairy allergy'])
    expect(rulesBroken('dairy-free tofu with feta', allergic('dairy'))).toEqual(['dairy allergy'])
    expect(rulesBroken('peanut butter', allergic('dairy', 'nuts'))).toEqual(['nuts allergy'])
    expect(rulesBroken('nut-free pesto', allergic('dairy', 'nuts'))).toEqual(['dairy allergy'])
    expect(rulesBroken('Use butter instead of peanut oil.', allergic('dairy', 'nuts'))).toEqual([
      'dairy allergy',
    ])
    expect(rulesBroken('No-Bake Peanut Bites', allergic('nuts'))).toEqual(['nuts allergy'])
    expect(rulesBroken('Stir to avoid burning the walnuts.', allergic('nuts'))).toEqual(['nuts allergy'])
    expect(rulesBroken('Do not let the butter brown.', allergic('dairy'))).toEqual(['dairy allergy'])
    expect(rulesBroken('milk-free range eggs', allergic('eggs'))).toEqual(['eggs allergy'])
  })

  it('ignores a promise that its own noun contradicts', () => {
    expect(rulesBroken('2 tbsp nut-free peanut butter', allergic('nuts'))).toEqual(['nuts allergy'])
    expect(rulesBroken('peanut-free almond butter', allergic('nuts'))).toEqual(['nuts allergy'])
    expect(rulesBroken('gluten-free barley', on('gluten-free'))).toEqual(['gluten-free'])
    expect(rulesBroken('gluten-free pasta', on('gluten-free'))).toEqual([])
  })

  it.each<[Allergen, string]>([
    ['eggs', 'not vegan mayo'],
    ['eggs', '2 tbsp non-vegan mayo'],
    ['eggs', 'meringues not made with aquafaba'],
    ['eggs', '2 cucharadas de mayonesa no vegana'],
    ['gluten', '2 slices not gluten-free bread'],
    ['dairy', '1 cup not dairy-free yogurt'],
  ])('does not take a denied promise for one: %s in %s', (allergen, line) => {
    expect(violationsIn(line, { allergies: [allergen], diets: [], avoid: [] })).not.toEqual([])
    const promised = line.replace(/\b(?:not|non-|no(?= vegana)) ?/, '')
    expect(violationsIn(promised, { allergies: [allergen], diets: [], avoid: [] })).toEqual([])
  })

  it('sees what is in the dish even when a "no" is near', () => {
    expect(rulesBroken('Do not skip the peanuts.', allergic('nuts'))).toEqual(['nuts allergy'])
    expect(rulesBroken("Don't leave out the butter.", allergic('dairy'))).toEqual(['dairy allergy'])
    expect(rulesBroken('No dinner is complete without cheese.', allergic('dairy'))).toEqual(['dairy allergy'])
    expect(rulesBroken('Skip the peanuts.', allergic('nuts'))).toEqual([])
  })

  it('reads letters as a person sees them', () => {
    expect(rulesBroken('2 tbsp p\u0435anut butter', allergic('nuts'))).toEqual(['nuts allergy'])
    expect(rulesBroken('1 cup mi\u200blk', allergic('dairy'))).toEqual(['dairy allergy'])
    expect(rulesBroken('1 cup ｍｉｌｋ', allergic('dairy'))).toEqual(['dairy allergy'])
    expect(rulesBroken('al\u00admonds', allergic('nuts'))).toEqual(['nuts allergy'])
    expect(rulesBroken('2 œufs', allergic('eggs'))).toEqual(['eggs allergy'])
  })

  it('tells wheat from gluten', () => {
    expect(violationsIn('½ cup barley', allergic('wheat'))).toEqual([])
    expect(rulesBroken('½ cup barley', on('gluten-free'))).toEqual(['gluten-free'])
    expect(rulesBroken('soy sauce', allergic('wheat', 'soy'))).toEqual(['wheat allergy', 'soy allergy'])
  })
})

describe('diets', () => {
  it.each([
    ['vegetarian', 'chicken broth'],
    ['vegetarian', 'gelatin'],
    ['vegetarian', '2 anchovy fillets'],
    ['vegetarian', 'Worcestershire sauce'],
    ['vegetarian', 'Crisp the bacon.'],
    ['vegetarian', 'lard'],
    ['vegetarian', 'Thai red curry paste'],
    ['vegan', '1 tbsp honey'],
    ['vegan', 'Greek yogurt'],
    ['vegan', '2 eggs'],
    ['vegan', 'ghee'],
    ['vegan', 'fish sauce'],
    ['gluten-free', 'whole wheat bread'],
    ['gluten-free', 'soy sauce'],
    ['dairy-free', 'feta'],
    ['paleo', '1 can black beans'],
    ['paleo', '1 cup cooked rice'],
    ['paleo', 'cheddar cheese'],
    ['paleo', '100 g french toast'],
    ['keto', '1 cup cooked quinoa'],
    ['keto', '1 can lentils'],
    ['keto', '1 banana'],
    ['low-carb', '2 cups cooked rice'],
    ['low-carb', '8 oz spaghetti'],
    ['low-carb', '3 tbsp sugar'],
    ['low-gi', '1 cup cooked jasmine rice'],
    ['low-gi', '500 g potatoes'],
    ['low-gi', '½ cup sugar'],
  ] as const)('%s does not take %s', (diet, line) => {
    expect(rulesBroken(line, on(diet))).toEqual([diet])
  })

  it.each([
    ['vegetarian', 'coconut bacon'],
    ['vegetarian', 'cauliflower steaks'],
    ['vegetarian', 'kidney beans'],
    ['vegetarian', 'goat cheese'],
    ['vegetarian', 'vegan sausage'],
    ['vegetarian', 'Mince the garlic.'],
    ['vegan', 'honeydew melon'],
    ['vegan', 'vegan Worcestershire sauce'],
    ['vegan', '1 cup coconut milk'],
    ['vegan', 'nutritional yeast'],
    ['paleo', 'green beans'],
    ['paleo', 'almond flour'],
    ['paleo', 'sweet potato'],
    ['keto', 'cauliflower rice'],
    ['keto', '2 tbsp lemon juice'],
    ['low-carb', '1 tsp honey'],
    ['low-carb', 'zucchini noodles'],
    ['low-carb', 'Serve over cauliflower rice instead of pasta.'],
    ['low-gi', '1 cup cooked quinoa'],
    ['low-gi', 'keeps blood glucose steady'],
    ['low-gi', '1 tsp sugar'],
  ] as const)('%s takes %s', (diet, line) => {
    expect(violationsIn(line, on(diet))).toEqual([])
  })
})

describe('what a person avoids', () => {
  it('splits the box into terms', () => {
    expect(avoidTermsOf('mushrooms, no cilantro and peanuts')).toEqual(['mushrooms', 'cilantro', 'peanuts'])
    expect(avoidTermsOf("I don't like olives; anything with pork, please no red meat")).toEqual([
      'olives',
      'pork',
      'red meat',
    ])
    expect(avoidTermsOf('  none ')).toEqual([])
    expect(avoidTermsOf('nuts (allergy), peanuts: anaphylaxis, shellfish [allergic]')).toEqual([
      'nuts',
      'peanuts',
      'shellfish',
    ])
    expect(avoidTermsOf('fish because I am allergic, eggs (raw or cooked), things with dairy')).toEqual([
      'fish',
      'eggs',
      'dairy',
    ])
    expect(avoidTermsOf('mostly dairy, peanuts mainly, allergies: soy, my allergies (eggs)')).toEqual(
      expect.arrayContaining(['dairy', 'peanuts', 'soy', 'eggs']),
    )
  })

  it.each([
    ['cilantro', '¼ cup fresh coriander, chopped'],
    ['shrimp', '200 g king prawns'],
    ['mushrooms', '1 portobello cap'],
    ['mushroom', 'dried porcini'],
    ['red meat', '500 g lamb mince'],
    ['nightshades', '1 aubergine'],
    ['nightshades', '1 tsp smoked paprika'],
    ['nightshades', '2 tsp curry powder'],
    ['bread', '2 slices toast'],
    ['bread', 'Toast the bread until golden.'],
    ['bread', 'Serve with eggs and toast.'],
    ['spicy food', '1 jalapeño, minced'],
    ['seafood', '2 salmon fillets'],
    ['dairy', '¼ cup parmesan'],
    ['nuts', 'slivered almonds'],
    ['pork', '4 slices bacon'],
    ['zucchini', '2 courgettes'],
    ['tomatoes', '1 cup marinara sauce'],
    ['alcohol', '½ cup dry white wine'],
    ['durian', '1 durian, opened'],
    ['onion', '2 red onions'],
    ['gluten', '1 cup pearl barley'],
    ['avocado', '½ cup guacamole'],
    ['chicken', '2 poussins'],
    ['yogurt', '¼ cup tzatziki'],
    ['alcohol', '2 tbsp Cointreau'],
    ['gluten', '2 tbsp soy sauce'],
    ['sesame', '2 tbsp tahini'],
    ['milk', '1 tbsp ghee'],
    ['seeds', '2 tbsp tahini'],
    ['cheese', '2 tbsp pesto'],
    ['sulphites', '6 dried apricots'],
    ['sulfites', '½ cup white wine'],
  ])('no %s: %s is out', (term, line) => {
    expect(violationsIn(line, avoiding(term))[0]?.rule).toBe(`no ${term}`)
  })

  it('tells peanuts from tree nuts', () => {
    const broken = (term: string, lines: string[]) =>
      lines.filter((line) => violationsIn(line, avoiding(term)).length > 0)
    const peanuts = ['2 tbsp peanut butter', '1 tbsp groundnut oil', 'satay sauce', '1 cup pad thai']
    const treeNuts = [
      '1/2 cup almonds',
      '2 tbsp almond butter',
      '30 g pine nuts',
      '1 cup Brazil nuts',
      '20 g walnuts',
    ]
    const either = ['1/4 cup mixed nuts', '2 tbsp nut butter', 'Top with chopped nuts.']
    for (const term of ['peanuts', 'peanut', 'groundnuts'])
      expect(broken(term, [...peanuts, ...treeNuts, ...either])).toEqual([...peanuts, ...either])
    expect(broken('tree nuts', [...peanuts, ...treeNuts, ...either])).toEqual([...treeNuts, ...either])
    expect(broken('nuts', [...peanuts, ...treeNuts, ...either])).toHaveLength(12)
    for (const line of [...peanuts, ...treeNuts, ...either])
      expect([line, rulesBroken(line, allergic('nuts'))]).toEqual([line, ['nuts allergy']])
  })

  it.each([
    ['potato', '1 sweet potato'],
    ['butter', '2 tbsp peanut butter'],
    ['oyster', 'oyster mushrooms'],
    ['rice', 'cauliflower rice'],
    ['alcohol', '1 tbsp red wine vinegar'],
    ['milk', '1 cup almond milk'],
    ['egg', '1 eggplant'],
    ['nightshades', 'freshly ground black pepper'],
    ['bread', 'Toast the almonds in a dry pan for 4 minutes.'],
    ['bread', 'Add the cumin and toast it until fragrant.'],
    ['olives', '2 tbsp olive oil'],
    ['pea', '1 can chickpeas'],
    ['tzatziki', '2 cloves garlic'],
    ['lox', '2 salmon fillets'],
    ['mustard', '2 cups mustard greens'],
    ['espresso', '1 cup decaf coffee'],
    ['ham', '1 graham cracker'],
    ['seeds', '1 cucumber, seeds removed'],
    ['sulphites', '6 unsulphured dried apricots'],
    ['', 'anything at all'],
  ])('no %s: %s stays', (term, line) => {
    expect(violationsIn(line, avoiding(term))).toEqual([])
  })
})

describe('what is only compared to a food', () => {
  it.each<[Allergen, string]>([
    ['dairy', 'Do not add butter.'],
    ['dairy', 'Like butter, it melts.'],
    ['nuts', 'Roll to walnut-size balls.'],
    ['eggs', 'Form pieces the size of an egg.'],
    ['fish', 'Cook until it flakes like fish.'],
  ])('holds no %s: %s', (allergen, text) => {
    expect(violationsIn(text, allergic(allergen))).toEqual([])
  })

  it.each<[Allergen, string]>([
    ['dairy', 'Do not add the butter yet.'],
    ['dairy', 'Do not add butter until the end.'],
    ['dairy', 'Something soft, like butter, goes on top.'],
    ['nuts', '1 cup walnuts, size of your choice'],
    ['eggs', '2 eggs size L'],
    ['eggs', 'Time depends on the size of the eggs.'],
    ['fish', 'Top with fish flakes.'],
  ])('holds %s all the same: %s', (allergen, text) => {
    expect(violationsIn(text, allergic(allergen))).not.toEqual([])
  })

  it('lets a plant dish be named after what it replaces, as long as nothing in it breaks the diet', () => {
    const dish = (title: string, line: string) => ({ title, ingredients: [line], instructions: [] })
    const broken = (title: string, line: string, rules: Rules) =>
      recipeViolations(dish(title, line), rules).length > 0
    for (const title of ['Jackfruit Pulled Pork', 'Chickpea Tuna Salad', 'Mushroom Stroganoff'])
      expect([title, broken(title, '1 can chickpeas', on('vegan'))]).toEqual([title, false])
    expect(broken('Chickpea Tuna Salad', '1 can tuna', on('vegan'))).toBe(true)
    expect(broken('Chickpea Tuna Salad', '1 can chickpeas', allergic('fish'))).toBe(true)
    expect(broken('Pork with Mushrooms', '1 cup rice', on('vegan'))).toBe(true)
  })

  it('lets a dish keep its name without what it is usually made of, unless that is in it or named', () => {
    const broken = (title: string, line: string, avoid: string) =>
      recipeViolations(
        { title, ingredients: [line], instructions: [] },
        { allergies: [], diets: [], avoid: [avoid] },
      ).length > 0
    for (const [title, avoid] of [
      ['Lasagna with Zucchini Noodles', 'pasta'],
      ['Paella with Cauliflower Rice', 'rice'],
      ['Pico de Gallo', 'onion'],
    ] as const)
      expect([title, broken(title, '2 cups zucchini', avoid)]).toEqual([title, false])
    expect(broken('Lasagna', '8 oz lasagna noodles', 'pasta')).toBe(true)
    expect(broken('Lasagna', '2 cups zucchini', 'lasagna')).toBe(true)
    expect(broken('Pasta with Vegetables', '2 cups zucchini', 'pasta')).toBe(true)
  })

  it.each(['tortellini', 'tagliatelle', 'cannelloni', 'ziti'])('knows %s as pasta', (name) =>
    expect(violationsIn(`8 oz ${name}`, { allergies: [], diets: [], avoid: ['pasta'] })).not.toEqual([]),
  )
})

describe('whole recipes and foods', () => {
  it('looks at title, ingredients and steps', () => {
    const recipe = {
      title: 'Prawn stir-fry',
      ingredients: ['2 tbsp soy sauce', '1 cup broccoli'],
      instructions: ['Toss with the peanuts.'],
      tips: ['Serve without honey.'],
    }
    const rules: Rules = { allergies: ['nuts', 'shellfish'], diets: ['vegan'], avoid: ['broccoli'] }
    const broken = recipeViolations(recipe, rules).map(({ rule, text }) => [rule, text])
    expect(broken).toContainEqual(['shellfish allergy', 'Prawn stir-fry'])
    expect(broken).toContainEqual(['vegan', 'Prawn stir-fry'])
    expect(broken).toContainEqual(['nuts allergy', 'Toss with the peanuts.'])
    expect(broken).toContainEqual(['no broccoli', '1 cup broccoli'])
    expect(broken.some(([, text]) => text === 'Serve without honey.')).toBe(false)
  })

  it('takes an ingredient without an amount as bought, but no title, heading or step', () => {
    const broken = (ingredient: string, allergy: Allergen, title = 'Supper', step = 'Serve.') =>
      recipeViolations({ title, ingredients: [ingredient], instructions: [step] }, allergic(allergy)).length >
      0
    expect(broken('Coleslaw, to serve', 'eggs')).toBe(true)
    expect(broken('Pizza', 'dairy')).toBe(true)
    expect(broken('1 cabbage', 'eggs', 'Coleslaw')).toBe(false)
    expect(broken('For the pizza:', 'dairy')).toBe(false)
    expect(broken('Pizza topping:', 'dairy')).toBe(false)
    expect(broken('1 cabbage', 'wheat', 'Supper', 'Roll up and wrap.')).toBe(false)
  })

  it('keeps from a cook what the rules forbid', () => {
    const keeps = (id: string, rules: Rules) => foodKeeps(foodById(id)!, rules)
    expect(keeps('worcestershire-sauce', allergic('fish'))).toBe(false)
    expect(keeps('soy-sauce', on('gluten-free'))).toBe(false)
    expect(keeps('tamari', on('gluten-free', 'vegan'))).toBe(true)
    expect(keeps('oats-rolled', on('gluten-free'))).toBe(false)
    expect(keeps('oats-rolled-gluten-free', on('gluten-free', 'vegan'))).toBe(true)
    expect(keeps('portobello-mushrooms', avoiding('mushrooms'))).toBe(false)
    expect(
      keeps('coconut-milk', {
        allergies: ['dairy', 'nuts'],
        diets: ['vegan', 'paleo', 'keto'],
        avoid: ['milk'],
      }),
    ).toBe(true)
    expect(keeps('greek-yogurt', on('vegetarian', 'low-carb', 'low-gi', 'gluten-free'))).toBe(true)
  })
})

describe('a food of USDA that stands in', () => {
  const broken = (line: string, rules: Partial<Rules>) =>
    violationsIn(line, { allergies: [], diets: [], avoid: [], ...rules }).map(({ term }) => term)

  it('breaks what an unknown food would break, and what its own name says', () => {
    expect(broken('12 Oreos', { allergies: ['wheat'] })).not.toEqual([])
    // Nothing in the line says egg; "Bread, egg, Challah" does.
    expect(broken('200 g challah bread', { allergies: ['eggs'] })).not.toEqual([])
    expect(broken('4 chicken necks', { diets: ['vegetarian'] })).not.toEqual([])
    expect(broken('100 g dried shrimp', { allergies: ['shellfish'] })).not.toEqual([])
  })

  it('breaks a diet low in carbohydrate by its amount', () => {
    expect(broken('200 g meringues', { diets: ['keto'] })).not.toEqual([])
    expect(broken('200 g meringues', { diets: ['low-carb'] })).not.toEqual([])
    expect(broken('1 g meringues', { diets: ['low-carb'] })).toEqual([])
  })
})
