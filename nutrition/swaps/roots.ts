import type { Option, Role } from './option.ts'

/** Dumplings, pancakes and crisps need the starch, and whole baked potatoes their skin. */
const STARCH_NEEDED =
  /gnocchi|dumpling|latke|pancake|r[öo]sti|hash brown|tots|crisps\b|chips\b|baked potato|jacket|stuffed|\bprick|\bflesh\b|\bskins\b/i

const cauliflower: Option = {
  food: 'cauliflower',
  item: ['cauliflower florets', 'cauliflower florets'],
  by: 'cup',
  ratio: 0.9,
  called: 'cauliflower',
  spared: 'peel|scrub|prick',
  hint: 'Cauliflower is tender sooner than the recipe says: florets need about 10 minutes boiled or simmered, and 25 roasted.',
  reason: 'Cauliflower is mild and turns creamy, with far less carbohydrate.',
  not: new RegExp(`${STARCH_NEEDED.source}|fries|wedges`, 'i'),
}
const celeriac: Option = {
  food: 'celeriac',
  item: ['celeriac', 'celeriac'],
  by: 'cup',
  prepared: 'cubed',
  cutAlike: true,
  ratio: 0.9,
  called: 'celeriac',
  reason: 'Celeriac roasts, simmers and mashes well, tastes nutty, and has far less carbohydrate.',
  not: STARCH_NEEDED,
}
const turnips: Option = {
  food: 'turnip',
  item: ['medium turnip', 'medium turnips'],
  by: 'medium',
  prepared: 'cut up',
  ratio: 0.9,
  called: 'turnips',
  one: 'turnip',
  before: 'turnip',
  cutAlike: true,
  reason: 'Turnips hold their shape in soups, stews and on a tray, with far less carbohydrate.',
  not: new RegExp(`${STARCH_NEEDED.source}|mash|fries|salad`, 'i'),
}
const squash: Option = {
  food: 'butternut-squash',
  item: ['butternut squash', 'butternut squash'],
  by: 'cup',
  prepared: 'cubed',
  cutAlike: true,
  ratio: 0.9,
  called: 'butternut squash',
  reason: 'Butternut squash is as sweet and orange, with less carbohydrate.',
  not: new RegExp(`${STARCH_NEEDED.source}|fries|toast|whole`, 'i'),
}
const boiledSweetPotato: Option = {
  food: 'sweet-potato-boiled',
  item: ['boiled sweet potatoes', 'boiled sweet potatoes'],
  by: 'cup',
  ratio: 0.9,
  called: 'sweet potatoes',
  one: 'sweet potato',
  before: 'sweet potato',
  cook: 'Boil the sweet potatoes in pieces for 12 minutes and keep them firm: baked soft, they raise blood sugar much faster.',
  reason: 'Boiled and still firm, sweet potatoes raise blood sugar more slowly.',
  only: /\bboil|simmer|steam/i,
  not: new RegExp(`${STARCH_NEEDED.source}|roast|bake|fry|fries|mash|sweet potato`, 'i'),
}

/** For roots that are already cooked: their replacements are not. */
const fromRaw = (option: Option, minutes: number): Option => ({
  ...option,
  hint: undefined,
  cook: `Boil the ${option.called} for ${minutes} minutes until tender, then drain well.`,
})

const POTATO: Role['heads'] = [
  ['potato', 'potatoes'],
  ['spud', 'spuds'],
]

const SWEET_POTATO: Role['heads'] = [['sweet potato', 'sweet potatoes'], ['yam', 'yams'], ...POTATO]

const untoasted: Option = { ...turnips, not: new RegExp(`${turnips.not?.source}|toast`, 'i') }

const carrots: Option = {
  food: 'carrots',
  item: ['medium carrot', 'medium carrots'],
  by: 'medium',
  prepared: 'cut up',
  ratio: 1,
  called: 'carrots',
  one: 'carrot',
  before: 'carrot',
  cutAlike: true,
  reason: 'Carrots roast as sweet, with less carbohydrate and a low glycemic index.',
}
const earthy: Option = {
  ...celeriac,
  reason: 'Celeriac has the same earthy sweetness and far less carbohydrate.',
}

export const rootRoles: Role[] = [
  {
    foods: ['potato', 'potato-russet', 'potato-red', 'potato-new'],
    heads: POTATO,
    options: [cauliflower, celeriac, turnips, boiledSweetPotato],
  },
  {
    foods: ['potato-boiled', 'potato-baked', 'potato-microwaved'],
    heads: POTATO,
    options: [fromRaw(cauliflower, 10), fromRaw(celeriac, 15), fromRaw(turnips, 15), boiledSweetPotato],
  },
  {
    foods: ['potato-mashed'],
    heads: [['mashed potato', 'mashed potatoes'], ...POTATO],
    options: [
      {
        food: 'cauliflower',
        item: ['cauliflower florets', 'cauliflower florets'],
        by: 'cup',
        prepared: 'steamed and mashed',
        ratio: 1,
        called: 'mashed cauliflower',
        cook: 'Steam the cauliflower florets for 12 minutes until soft, drain well and mash them.',
        reason: 'Mashed cauliflower is as soft under a sauce, with far less carbohydrate.',
      },
    ],
  },
  {
    foods: ['french-fries', 'fries-frozen'],
    heads: [['fries']],
    options: [
      {
        ...celeriac,
        prepared: 'cut into sticks',
        cutAlike: undefined,
        called: 'celeriac fries',
        cook: 'Toss the celeriac fries with a little oil and roast them for 30 minutes at 425 °F (220 °C), turning once.',
        not: undefined,
      },
    ],
  },
  {
    foods: ['sweet-potato', 'yam'],
    heads: SWEET_POTATO,
    options: [squash, celeriac, untoasted],
  },
  {
    foods: ['sweet-potato-baked', 'sweet-potato-boiled', 'yam-cooked'],
    heads: SWEET_POTATO,
    options: [fromRaw(squash, 12), fromRaw(celeriac, 15), fromRaw(untoasted, 15)],
  },
  {
    foods: ['parsnip'],
    heads: [['parsnip', 'parsnips']],
    options: [carrots, earthy],
  },
  {
    foods: ['parsnip-cooked'],
    heads: [['parsnip', 'parsnips']],
    options: [fromRaw(carrots, 12), fromRaw(earthy, 15)],
  },
]
