import type { Option, Role } from './option.ts'

/** Yeast feeds on sugar and stretches gluten: no swap rises without them. */
const YEAST = /\byeast\b|sourdough|knead/i

/** Wheat and crumbs bind; almonds do not. The second way is for people who eat no eggs. */
const BINDERS = ['1 egg or ½ teaspoon xanthan gum', '½ teaspoon xanthan gum']
const COATING = /dredge|coat|\bdip|bread(?:ed|ing)\b/i
const BAKED =
  /pancake|waffle|muffin|cake|brownie|cookie|biscuit|quick bread|banana bread|blondie|scone|\bbars?\b/i
/** Crumbs that bind a mixture instead of making a crust. */
const BOUND = /meatball|meat ?loaf|patt(?:y|ies)|burger|croquette|kofta|fish cake|crab cake|\bballs\b/i
const BROWNS =
  'Almond flour browns sooner: bake or fry a little cooler, look 5 minutes early, and let it cool before you cut or move it.'

const almondsFor = (ratio: number): Option[] => [
  ...BINDERS.map((binder) => ({
    ...almonds(ratio),
    hint: `Ground almonds do not bind as crumbs do: if the mixture is loose, add ${binder}.`,
    only: BOUND,
  })),
  { ...almonds(ratio), not: BOUND },
]
const almonds = (ratio: number): Option => ({
  food: 'flour-almond',
  item: ['almond flour', 'almond flour'],
  by: 'cup',
  ratio,
  called: 'ground almonds',
  before: 'almond',
  hint: 'Ground almonds brown about 5 minutes sooner: turn or cover them as soon as they are golden.',
  reason: 'Ground almonds crisp up golden, with far less carbohydrate.',
})
const oatsFor = (ratio: number, food = 'oats-rolled', name = 'rolled oats'): Option => ({
  food,
  item: [name, name],
  by: 'cup',
  ratio,
  called: 'rolled oats',
  before: 'oat',
  reason: 'Rolled oats bind and brown just as well, with more fiber and a lower glycemic index.',
})

const CRUMBS: Role['heads'] = [
  ['breadcrumb', 'breadcrumbs'],
  ['bread crumb', 'bread crumbs'],
  ['panko crumb', 'panko crumbs'],
  ['panko'],
  ['crumb', 'crumbs'],
]

const almondFlour: Option = {
  food: 'flour-almond',
  item: ['almond flour', 'almond flour'],
  by: 'cup',
  ratio: 0.85,
  called: 'almond flour',
  hint: BROWNS,
  reason: 'Almond flour keeps a crumb tender with far less carbohydrate.',
  only: new RegExp(`${COATING.source}|crumble|crisp\\b`, 'i'),
  not: new RegExp(
    `${YEAST.source}|cr[eê]pe|\\bpasta\\b|noodle|roux|gravy|choux|pastry|pie crust|angel food`,
    'i',
  ),
}
const baked = BINDERS.map(
  (binder): Option => ({
    ...almondFlour,
    hint: `Almond flour does not bind as wheat does: for each cup of it, stir in ${binder} more. ${BROWNS}`,
    only: BAKED,
  }),
)
const chickpeaFlour: Option = {
  food: 'chickpea-flour',
  item: ['chickpea flour', 'chickpea flour'],
  by: 'cup',
  ratio: 0.75,
  called: 'chickpea flour',
  hint: 'Let the batter of chickpea flour rest for 10 minutes; it tastes raw until it is cooked through.',
  reason: 'Chickpea flour binds without wheat, with more protein and less available carbohydrate.',
  only: /fritter|flatbread|savou?ry pancake|crepe|pakora|batter/i,
  not: new RegExp(`${YEAST.source}|sugar|honey|vanilla|maple|chocolate|cake|muffin|cookie`, 'i'),
}

export const bakingRoles: Role[] = [
  {
    foods: ['breadcrumbs', 'breadcrumbs-panko', 'breadcrumbs-whole-wheat'],
    heads: CRUMBS,
    options: [
      ...almondsFor(0.85),
      oatsFor(0.8),
      oatsFor(0.8, 'oats-rolled-gluten-free', 'gluten-free rolled oats'),
    ],
  },
  { foods: ['breadcrumbs-fresh'], heads: CRUMBS, options: [...almondsFor(0.6), oatsFor(0.6)] },
  {
    foods: ['croutons'],
    heads: [['crouton', 'croutons']],
    options: [
      {
        food: 'pumpkin-seeds',
        item: ['pumpkin seeds', 'pumpkin seeds'],
        by: 'cup',
        prepared: 'toasted',
        ratio: 0.8,
        called: 'toasted pumpkin seeds',
        reason: 'Toasted pumpkin seeds give the crunch with hardly any available carbohydrate.',
      },
    ],
  },
  {
    foods: ['flour-all-purpose', 'flour-cake', 'flour-self-rising', 'flour-whole-wheat', 'flour-spelt'],
    heads: [['flour']],
    options: [...baked, almondFlour, chickpeaFlour],
  },
]
