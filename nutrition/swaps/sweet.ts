import type { Option, Role } from './option.ts'

/** Dishes where sugar gives structure, not only sweetness, or feeds yeast. */
const STRUCTURE =
  /\byeast\b|meringue|caramel|toffee|brittle|candied|marshmallow|fudge|\bjam\b|preserve|proof/i

/** Poured at the table: a dry sweetener cannot be poured. */
const POURED = new RegExp(
  [
    String.raw`\b(?:drizzl|pour|brush|top|swirl|serv)\w*\b[^.\n]*\b(?:honey|syrup|molasses|treacle)\b(?! (?:\w+ ){0,2}(?:sauce|glaze|mixture|dressing|butter))`,
    String.raw`\b(?:honey|syrup|molasses|treacle)\b[^.\n]*\b(?:to|for) (?:serv|drizzl|top)\w*`,
  ].join('|'),
  'i',
)
const dry = (option: Option): Option => ({
  ...option,
  not: new RegExp(`${STRUCTURE.source}|${POURED.source}`, 'i'),
})

/**
 * The largest single dose without severe complaints was 0.4 g per kg of body weight, 0.9 g a day: Han et al., Nutrients 2018, 10(12), 2010.
 */
const TOLERANCE = 'More than about 0.4 g per kg of body weight at once (28 g at 70 kg) may upset the stomach.'

const allulose = (ratio: number, hint?: string): Option => ({
  food: 'allulose',
  item: ['allulose', 'allulose'],
  by: 'cup',
  ratio,
  called: 'allulose',
  before: 'sweet',
  hint,
  reason: `Allulose sweetens and browns well and is hardly used by the body: it does not raise blood sugar. ${TOLERANCE}`,
  not: STRUCTURE,
})
const erythritol = (ratio: number): Option => ({
  food: 'erythritol',
  item: ['erythritol', 'erythritol'],
  by: 'cup',
  ratio,
  called: 'erythritol',
  before: 'sweet',
  reason:
    'Erythritol sweetens without raising blood sugar; it does not brown and leaves a cool taste in large amounts.',
  not: STRUCTURE,
})
const half = (food: string, name: string): Option => ({
  food,
  item: [name, name],
  by: 'cup',
  ratio: 0.5,
  called: '',
  reason: 'Half of it is often sweet enough: taste before you add more.',
  not: STRUCTURE,
})

const sugar = (food: string, name: string, prefix?: string): Role => ({
  foods: [food],
  heads: [['sugar'], ...(prefix ? ([[prefix]] as Role['heads']) : [])],
  options: [allulose(0.95), erythritol(0.95), half(food, name)],
})
const syrup = (food: string, name: string, ratio: number, heads: Role['heads']): Role => ({
  foods: [food],
  heads,
  options: [
    dry(allulose(ratio, 'Stir until the allulose has dissolved; a spoonful of warm water helps.')),
    dry(erythritol(ratio)),
    half(food, name),
  ],
})

const raspberries: Option = {
  food: 'raspberries',
  item: ['raspberries, crushed', 'raspberries, crushed'],
  by: 'cup',
  ratio: 1,
  called: 'crushed raspberries',
  before: 'raspberry',
  reason: 'Crushed raspberries are fresh and tart, with far less carbohydrate and more fiber.',
}

export const sweetRoles: Role[] = [
  sugar('sugar', 'sugar'),
  sugar('sugar-raw', 'raw sugar'),
  sugar('sugar-brown', 'brown sugar'),
  sugar('sugar-coconut', 'coconut sugar'),
  sugar('sugar-powdered', 'powdered sugar'),
  sugar('palm-sugar', 'palm sugar'),
  syrup('honey', 'honey', 0.7, [['honey']]),
  syrup('maple-syrup', 'maple syrup', 0.62, [['maple syrup'], ['syrup'], ['maple']]),
  syrup('corn-syrup', 'corn syrup', 0.7, [['corn syrup'], ['syrup']]),
  syrup('golden-syrup', 'golden syrup', 0.7, [['golden syrup'], ['syrup']]),
  syrup('simple-syrup', 'simple syrup', 0.5, [['simple syrup'], ['syrup']]),
  syrup('pancake-syrup', 'pancake syrup', 0.55, [['pancake syrup'], ['syrup']]),
  syrup('molasses', 'molasses', 0.7, [['molasses'], ['treacle']]),
  { foods: ['jam', 'apricot-jam'], heads: [['jam', 'jams'], ['fruit spread']], options: [raspberries] },
  { foods: ['marmalade'], heads: [['marmalade']], options: [raspberries] },
]
