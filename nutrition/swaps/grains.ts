import type { Option, Role } from './option.ts'

/** Rice holds rice pudding, sushi and risotto together: a food that cannot do that is not offered there. */
const PUDDING = /pudding|kheer|porridge|rice krisp/i
const STICKS = /pudding|kheer|porridge|sushi|onigiri|maki|risotto/i

/** Rice that cooks in the dish's own broth: without the rice, the broth is left over. */
const ONE_POT =
  /risotto|paella|jambalaya|biryani|congee|jollof|arroz con|\brice\b[^.\n]*\b(?:broth|stock)\b|\b(?:broth|stock)\b[^.\n]*\brice\b/i
const either = (one: RegExp, other: RegExp) => new RegExp(`${one.source}|${other.source}`, 'i')

const cauliflowerRice = (ratio: number, cook: string, not = PUDDING, unboiled?: true): Option => ({
  food: 'cauliflower',
  item: ['cauliflower rice', 'cauliflower rice'],
  by: 'cup',
  ratio,
  called: 'cauliflower rice',
  cook,
  ...(unboiled && { unboiled }),
  reason: 'Cauliflower rice takes up the sauce the same way, with a small part of the carbohydrate.',
  not,
})

const fromDry = cauliflowerRice(
  2.3,
  'Cook the cauliflower rice for 5 minutes in a hot pan until just tender; it needs no boiling and no water.',
  either(PUDDING, ONE_POT),
  true,
)
const fromCooked = cauliflowerRice(
  0.75,
  'Cook the cauliflower rice for 5 minutes in a hot pan, so that its water steams off.',
)

const barley: Option = {
  food: 'barley-pearled-dry',
  item: ['pearl barley', 'pearl barley'],
  by: 'cup',
  ratio: 0.9,
  called: 'barley',
  rinsed: true,
  cook: 'Simmer the barley in plenty of water for 30 minutes until tender, then drain it.',
  reason: 'Barley is chewy and holds its starch back: its glycemic index is among the lowest of all grains.',
  not: either(/sushi|onigiri|maki|pudding|kheer|fried rice/i, ONE_POT),
}
const barleyRisotto: Option = {
  ...barley,
  cook: undefined,
  hint: 'Whatever time the recipe gives, barley takes about 35 minutes in all and a little more liquid; it turns creamy without much stirring.',
  reason: 'A risotto of barley is just as creamy, and its glycemic index is among the lowest of all grains.',
  only: /risotto/i,
  not: /sushi|pudding/i,
}
const barleyCooked: Option = {
  ...barley,
  food: 'barley-cooked',
  item: ['cooked pearl barley', 'cooked pearl barley'],
  ratio: 0.95,
  cook: undefined,
  not: STICKS,
}
const bulgur: Option = {
  food: 'bulgur-dry',
  item: ['bulgur', 'bulgur'],
  by: 'cup',
  ratio: 0.9,
  called: 'bulgur',
  cook: 'Simmer the bulgur in twice its volume of water for 12 minutes, then let it stand, covered, for 5.',
  reason: 'Bulgur is wheat with its bran: more fiber, and a lower glycemic index.',
  not: either(STICKS, ONE_POT),
}
const bulgurCooked: Option = {
  ...bulgur,
  food: 'bulgur-cooked',
  item: ['cooked bulgur', 'cooked bulgur'],
  ratio: 1,
  cook: undefined,
  not: STICKS,
}
const quinoa: Option = {
  food: 'quinoa-dry',
  item: ['quinoa, rinsed', 'quinoa, rinsed'],
  by: 'cup',
  ratio: 0.85,
  called: 'quinoa',
  rinsed: true,
  cook: 'Simmer the quinoa in twice its volume of water for 15 minutes, then let it stand, covered, for 5.',
  reason: 'Quinoa brings more fiber and protein, and a lower glycemic index.',
  not: either(/pudding|kheer/i, ONE_POT),
}
const quinoaCooked: Option = {
  ...quinoa,
  food: 'quinoa-cooked',
  item: ['cooked quinoa', 'cooked quinoa'],
  ratio: 0.95,
  cook: undefined,
  not: /pudding|kheer|risotto/i,
}

const RICE: Role['heads'] = [['rice']]

export const grainRoles: Role[] = [
  {
    foods: [
      'rice-white-dry',
      'rice-basmati-dry',
      'rice-jasmine-dry',
      'rice-medium-dry',
      'rice-short-dry',
      'rice-glutinous-dry',
      'rice-parboiled-dry',
      'rice-brown-dry',
      'rice-brown-short-dry',
      'rice-black-dry',
      'wild-rice-dry',
    ],
    heads: RICE,
    options: [fromDry, barleyRisotto, barley, bulgur, quinoa],
  },
  {
    foods: [
      'rice-white-cooked',
      'rice-basmati-cooked',
      'rice-jasmine-cooked',
      'rice-short-cooked',
      'rice-brown-cooked',
      'rice-brown-short-cooked',
      'rice-medium-cooked',
      'rice-glutinous-cooked',
      'rice-parboiled-cooked',
      'rice-instant-cooked',
      'wild-rice-cooked',
    ],
    heads: RICE,
    options: [fromCooked, barleyCooked, bulgurCooked, quinoaCooked],
  },
  { foods: ['couscous-dry'], heads: [['couscous']], options: [fromDry, bulgur, quinoa] },
  { foods: ['couscous-cooked'], heads: [['couscous']], options: [fromCooked, bulgurCooked, quinoaCooked] },
  { foods: ['quinoa-dry'], heads: [['quinoa']], options: [fromDry, barley, bulgur] },
  { foods: ['quinoa-cooked'], heads: [['quinoa']], options: [fromCooked, bulgurCooked, barleyCooked] },
  { foods: ['millet-dry'], heads: [['millet']], options: [fromDry, bulgur, quinoa] },
  { foods: ['millet-cooked'], heads: [['millet']], options: [fromCooked, bulgurCooked, quinoaCooked] },
  {
    foods: ['farro-dry', 'wheat-berries'],
    heads: [['farro'], ['spelt'], ['wheat berry', 'wheat berries']],
    options: [fromDry, barley],
  },
  { foods: ['farro-cooked'], heads: [['farro'], ['spelt']], options: [fromCooked] },
  { foods: ['bulgur-dry'], heads: [['bulgur']], options: [fromDry] },
  { foods: ['bulgur-cooked'], heads: [['bulgur']], options: [fromCooked] },
  { foods: ['barley-pearled-dry'], heads: [['barley']], options: [fromDry] },
  { foods: ['barley-cooked'], heads: [['barley']], options: [fromCooked] },
  {
    foods: ['buckwheat-cooked'],
    heads: [['buckwheat'], ['buckwheat groats']],
    options: [fromCooked, bulgurCooked],
  },
  {
    foods: ['polenta-dry', 'grits-dry'],
    heads: [['polenta'], ['grits'], ['cornmeal']],
    options: [
      {
        food: 'cauliflower',
        item: ['cauliflower florets', 'cauliflower florets'],
        by: 'cup',
        ratio: 4,
        called: 'cauliflower mash',
        cook: 'For the cauliflower mash, steam the florets for 12 minutes, drain well and blend until smooth.',
        reason: 'Cauliflower mash is as soft and carries the same sauces with a small part of the starch.',
        not: /cornbread|muffin|cake|crust|dust/i,
      },
    ],
  },
]
