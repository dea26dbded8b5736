import type { Option, Role } from './option.ts'

const hot = (kept: string): string => `${/^(?:a little|some)/.exec(kept)?.[0] ?? ''} hot water`.trim()

/** Vegetables give off no starch: the sauce is thinned with plain water, and no cooking water is kept. */
const WATER: Option['also'] = [
  'a little of the ',
  'some of the ',
  'the reserved ',
  'reserved ',
  'the saved ',
  'saved ',
  'the ',
  '',
].flatMap((kept) =>
  ['pasta ', 'noodle ', 'spaghetti ', 'starchy ', 'starchy pasta ', kept.trim() ? '' : 'pasta '].flatMap(
    (of): [string, string][] => [
      [`${kept}${of}cooking water`, hot(kept)],
      [`${kept}${of}cooking liquid`, hot(kept)],
      ...(kept.length > 4 || of ? [[`${kept}${of}water`, hot(kept)] satisfies [string, string]] : []),
    ],
  ),
)

/** Water that any pasta boils in is called pasta water, never chickpea water. */
const PASTA_WATER: Option['also'] = [
  'pasta',
  'spaghetti',
  'linguine',
  'fettuccine',
  'penne',
  'noodle',
].flatMap((of): [string, string][] => [
  [`${of} cooking water`, 'pasta cooking water'],
  [`${of} water`, 'pasta water'],
])

const zucchini = (ratio: number, cook: string): Option => ({
  food: 'zucchini',
  item: ['medium zucchini', 'medium zucchini'],
  by: 'medium',
  prepared: 'cut into noodles',
  ratio,
  called: 'zucchini noodles',
  before: 'zucchini noodle',
  also: WATER,
  unboiled: true,
  spared: 'break|snap',
  cook,
  added: 'Add the zucchini noodles and warm them for 2 minutes',
  reason: 'Zucchini noodles carry the sauce, with a small part of the carbohydrate.',
  not: /lasagn|cold noodle|pasta salad|mac and cheese|macaroni and cheese|\bbake until|casserole/i,
})

const shirataki = (ratio: number, cook: string): Option => ({
  food: 'shirataki',
  item: ['shirataki noodles', 'shirataki noodles'],
  by: 'cup',
  ratio,
  called: 'shirataki noodles',
  before: 'shirataki noodle',
  also: WATER,
  unboiled: true,
  spared: 'break|snap',
  cook,
  added: 'Rinse the shirataki noodles well, add them and warm them for 3 minutes',
  reason: 'Shirataki noodles are made of konjac fiber and have next to no available carbohydrate.',
  not: /lasagn|casserole|macaroni|cheese|\bbake until/i,
})

const rawZucchini = zucchini(
  2.2,
  'Warm the zucchini noodles for 2 minutes at the very end; they need no boiling.',
)
const rawShirataki = shirataki(
  2.2,
  'Rinse the shirataki noodles well and warm them for 3 minutes; they need no boiling.',
)

/** For noodles sold cooked: they are warmed with the rest. */
const cookedZucchini = zucchini(
  1,
  'Warm the zucchini noodles for 2 minutes, or leave them raw in a cold dish; they need no boiling.',
)
const cookedShirataki = shirataki(
  1,
  'Rinse the shirataki noodles well and warm them for 3 minutes; they need no boiling.',
)

const wholeWheat = (food: string, state: string): Option => ({
  food,
  item: [`${state}whole wheat pasta`, `${state}whole wheat pasta`],
  by: 'cup',
  ratio: 1,
  called: 'whole wheat pasta',
  also: PASTA_WATER,
  reason: 'Whole wheat pasta has far more fiber.',
})

const chickpeaPasta: Option = {
  food: 'chickpea-pasta',
  item: ['chickpea pasta', 'chickpea pasta'],
  by: 'cup',
  ratio: 1,
  called: 'chickpea pasta',
  also: PASTA_WATER,
  reason: 'Chickpea pasta cooks like any other, with more protein and fiber and less carbohydrate.',
  not: /lasagn|fresh pasta/i,
}

const cauliflowerFor = (ratio: number): Option => ({
  food: 'cauliflower',
  item: ['small cauliflower florets', 'small cauliflower florets'],
  by: 'cup',
  ratio,
  called: 'cauliflower',
  also: WATER,
  cook: 'Boil the cauliflower for 5 minutes only and drain it very well, so that the sauce stays thick.',
  reason: 'Small cauliflower florets catch the sauce well, with a small part of the starch.',
  only: /mac and cheese|macaroni|casserole|pasta bake|pasta salad|cheese sauce/i,
})

const PASTA: Role['heads'] = [
  ['pasta'],
  ['spaghetti'],
  ['linguine'],
  ['fettuccine'],
  ['tagliatelle'],
  ['capellini'],
  ['bucatini'],
  ['vermicelli'],
  ['penne'],
  ['fusilli'],
  ['rotini'],
  ['rigatoni'],
  ['farfalle'],
  ['macaroni'],
  ['ziti'],
  ['orzo'],
  ['orecchiette'],
  ['ditalini'],
  ['cavatappi'],
  ['noodle', 'noodles'],
]
const NOODLES: Role['heads'] = [
  ['udon noodle', 'udon noodles'],
  ['soba noodle', 'soba noodles'],
  ['ramen noodle', 'ramen noodles'],
  ['noodle', 'noodles'],
  ['ramen'],
  ['udon'],
  ['soba'],
  ['somen'],
  ['vermicelli'],
]

export const pastaRoles: Role[] = [
  {
    foods: ['pasta-dry', 'pasta-short-dry', 'fusilli-dry', 'gluten-free-pasta-dry', 'egg-noodles-dry'],
    heads: PASTA,
    options: [
      rawZucchini,
      cauliflowerFor(1.8),
      chickpeaPasta,
      wholeWheat('pasta-whole-wheat-dry', ''),
      rawShirataki,
    ],
  },
  {
    // Dried pasta boils three times as long as fresh.
    foods: ['pasta-whole-wheat-dry', 'fresh-pasta'],
    heads: PASTA,
    options: [rawZucchini, cauliflowerFor(1.8), rawShirataki],
  },
  {
    foods: [
      'pasta-cooked',
      'pasta-short-cooked',
      'fusilli-cooked',
      'gluten-free-rice-pasta-cooked',
      'quinoa-pasta-cooked',
      'gluten-free-pasta-cooked',
      'egg-noodles-cooked',
      'pasta-whole-wheat-cooked',
    ],
    heads: PASTA,
    options: [
      cookedZucchini,
      cauliflowerFor(0.8),
      wholeWheat('pasta-whole-wheat-cooked', 'cooked '),
      cookedShirataki,
    ],
  },
  {
    foods: ['rice-noodles-dry', 'soba-dry', 'udon-dry', 'ramen-noodles', 'glass-noodles'],
    heads: NOODLES,
    options: [rawShirataki, rawZucchini],
  },
  {
    foods: ['rice-noodles-cooked', 'soba-cooked', 'udon', 'udon-cooked', 'somen-cooked', 'ramen-cooked'],
    heads: NOODLES,
    options: [cookedShirataki, cookedZucchini],
  },
  {
    foods: ['lasagna-noodles'],
    heads: [
      ['lasagna noodle', 'lasagna noodles'],
      ['lasagne sheet', 'lasagne sheets'],
      ['lasagna sheet', 'lasagna sheets'],
      ['noodle', 'noodles'],
    ],
    options: [
      {
        food: 'zucchini',
        item: ['medium zucchini', 'medium zucchini'],
        by: 'medium',
        prepared: 'cut lengthwise into thin slices',
        ratio: 3.2,
        called: 'zucchini slices',
        unboiled: true,
        cook: 'Salt the zucchini slices, leave them for 15 minutes and pat them dry; they need no boiling.',
        reason: 'Thin zucchini slices layer like pasta sheets, with hardly any of their carbohydrate.',
      },
      {
        food: 'eggplant',
        item: ['eggplant', 'eggplant'],
        by: 'cup',
        prepared: 'cut into thin slices',
        ratio: 3.2,
        called: 'eggplant slices',
        unboiled: true,
        cook: 'Roast the eggplant slices for 15 minutes at 400 °F (200 °C); they need no boiling.',
        reason: 'Roasted eggplant layers well and brings far less carbohydrate.',
      },
    ],
  },
]
