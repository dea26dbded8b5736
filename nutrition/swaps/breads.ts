import type { Option, Role } from './option.ts'

/** Soaked, crumbed or filled bread cannot be replaced without making another dish. */
const SOAKED = /pudding|stuffing|strata|crouton|crumb|meatball|meatloaf|panzanella/i

const sliced = (food: string, name: string, reason: string): Option => ({
  food,
  item: [`slice ${name}`, `slices ${name}`],
  by: 'slice',
  ratio: 0.9,
  each: 1,
  called: name,
  reason,
  not: SOAKED,
})
const pumpernickel: Option = {
  ...sliced(
    'bread-pumpernickel',
    'pumpernickel',
    'Pumpernickel is baked of coarse rye for hours, and raises blood sugar more slowly.',
  ),
  not: new RegExp(`${SOAKED.source}|french toast`, 'i'),
}
const oatBran = sliced(
  'bread-oat-bran',
  'oat bran bread',
  'Oat bran holds its starch in a gel, so the bread has a lower glycemic index.',
)
const rye = sliced(
  'bread-rye',
  'rye bread',
  'Rye bread is denser, with more fiber and a lower glycemic index.',
)

const lettuce = (ratio: number, each: number): Option => ({
  food: 'lettuce',
  item: ['large lettuce leaf', 'large lettuce leaves'],
  by: 'leaf',
  ratio,
  each,
  called: 'lettuce leaves',
  one: 'lettuce leaf',
  before: 'lettuce',
  cook: 'Wash and dry the lettuce leaves well and use them doubled for strength; they need no warming.',
  cooks: [
    ['warm the tortillas', 'wash and dry the lettuce leaves'],
    ['warm the taco shells', 'wash and dry the lettuce leaves'],
    ['toast the buns', 'wash and dry the lettuce leaves'],
  ],
  reason: 'Lettuce leaves hold the filling with almost no carbohydrate.',
  only: /wrap|sandwich|taco|burger|burrito|fajita|roll/i,
  not: /\b(?:french toast|grilled cheese|bake|baking sheet until|enchilada|quesadilla|pizza|pudding|panini|press|toast|toasted|open|crisp)\b|\b(?:remaining|other|both|each|the) (?:\d |two )?slices?\b(?! of)/i,
})

const portobello: Option = {
  food: 'portobello-mushrooms',
  item: ['portobello mushroom', 'portobello mushrooms'],
  by: 'piece',
  prepared: 'stems removed',
  ratio: 3.9,
  each: 2,
  called: 'portobello caps',
  one: 'portobello cap',
  before: 'portobello',
  cook: 'Roast or grill the portobello caps for 5 minutes a side and pat them dry before filling.',
  cooks: [['toast the buns', 'roast the portobello caps for 5 minutes a side']],
  reason: 'Portobello caps hold a burger like a bun, with hardly any of its carbohydrate.',
  only: /burger|sandwich/i,
}

const cornTortillas: Option = {
  food: 'tortilla-corn',
  item: ['corn tortilla', 'corn tortillas'],
  by: 'piece',
  ratio: 0.51,
  each: 1,
  called: 'corn tortillas',
  one: 'corn tortilla',
  before: 'corn tortilla',
  cook: 'Warm the corn tortillas in a dry pan until they bend without cracking.',
  reason: 'Corn tortillas are smaller, have a lower glycemic index, and less carbohydrate.',
  only: /taco|fajita|enchilada|quesadilla|tostada|chilaquiles|huevos/i,
}

/** Two slices replace bread that is cut in two. */
const forHalves: Option[] = [pumpernickel, oatBran].map((option) => ({
  ...option,
  ratio: 0.75,
  each: 2,
  called: `slices of ${option.called}`,
  one: `slice of ${option.called}`,
  spared: 'split|halve|cut',
  not: undefined,
}))

const TORTILLA: Role['heads'] = [
  ['tortilla', 'tortillas'],
  ['tortilla wrap', 'tortilla wraps'],
]

export const breadRoles: Role[] = [
  {
    foods: [
      'bread-white',
      'bread-whole-wheat',
      'bread-sourdough',
      'bread-french',
      'bread-italian',
      'bread-raisin',
      'bread-oatmeal',
      'bread-egg',
      'bread-potato',
      'brioche',
    ],
    heads: [['bread', 'breads'], ['sourdough'], ['brioche'], ['baguette', 'baguettes']],
    options: [oatBran, pumpernickel, rye, lettuce(0.35, 1)],
  },
  {
    foods: ['bread-rye', 'bread-gluten-free', 'bread-multigrain', 'bread-sprouted'],
    heads: [['bread', 'breads']],
    options: [oatBran, pumpernickel, lettuce(0.35, 1)],
  },
  { foods: ['bagel'], heads: [['bagel', 'bagels']], options: forHalves },
  {
    foods: ['english-muffin', 'english-muffin-whole-wheat'],
    heads: [
      ['English muffin', 'English muffins'],
      ['muffin', 'muffins'],
    ],
    options: forHalves,
  },
  {
    foods: ['dinner-roll'],
    heads: [
      ['dinner roll', 'dinner rolls'],
      ['roll', 'rolls'],
    ],
    options: forHalves,
  },
  {
    foods: ['hamburger-bun'],
    heads: [
      ['hamburger bun', 'hamburger buns'],
      ['burger bun', 'burger buns'],
      ['bun', 'buns'],
    ],
    options: [portobello, { ...lettuce(1, 4), not: undefined }],
  },
  {
    foods: ['tortilla-flour', 'tortilla-whole-wheat'],
    heads: TORTILLA,
    options: [cornTortillas, lettuce(0.43, 2)],
  },
  { foods: ['tortilla-corn'], heads: TORTILLA, options: [lettuce(0.8, 2)] },
  {
    foods: ['taco-shells'],
    heads: [['taco shell', 'taco shells']],
    options: [{ ...lettuce(1.5, 2), not: undefined }],
  },
  {
    foods: ['naan', 'flatbread'],
    heads: [
      ['naan', 'naans'],
      ['flatbread', 'flatbreads'],
      ['bread', 'breads'],
    ],
    options: [
      {
        food: 'chapati',
        item: ['chapati', 'chapati'],
        by: 'piece',
        ratio: 0.5,
        each: 1,
        called: 'chapati',
        reason: 'A chapati is thin, of whole wheat and without yeast: and smaller.',
        not: /pizza/i,
      },
    ],
  },
]
