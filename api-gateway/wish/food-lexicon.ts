import { FOODS } from '@evenplate/nutrition/foods'

/** Words of a text, hyphens kept, and the punctuation that ends a thought. */
export const tokensOf = (text: string): string[] => placedTokens(text).map(({ token }) => token)

/** The same, each with the place of its first character. */
export function placedTokens(text: string): { token: string; from: number }[] {
  return [...text.matchAll(/[\p{L}\d'%½¼¾.-]+|[,;:!?()|/]/gu)].flatMap(({ 0: run, index }) => {
    if (SIGN.test(run)) return [{ token: run, from: index }]
    const word = WORD.exec(run)?.[0] ?? ''
    const dots = [...run.slice(word.length).matchAll(/\./g)].map((dot) => ({
      token: '.',
      from: index + word.length + dot.index,
    }))
    return word ? [{ token: word, from: index }, ...dots] : dots
  })
}

const SIGN = /^[,;:!?()|/]$/
/** Up to the last letter or figure of a run: what hangs on behind is no part of it. */
const WORD = /^.*[\p{L}\d%½¼¾]/su

/** The longest food that begins at a token: its words as typed, and how many tokens it takes. */
export function foodAt(tokens: string[], at: number): { name: string; length: number } | null {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
    const name = tokens.slice(at, at + length).join(' ')
    if (isFood(name)) return { name, length }
  }
  return null
}

const LONGEST = 4

export const isFood = (name: string): boolean => names.has(keyOf(name))

/** One key for singular and plural, hyphen and space. */
const keyOf = (name: string): string =>
  name
    .replace(/-/g, ' ')
    .replace(/ies\b/g, 'y')
    .replace(/(?<=[^aeious]o|ch|sh|x|ss)es\b/g, '')
    .replace(/(?<=[^s'])s\b/g, '')

/** What people say that is no single food of the table. */
const FAMILIES = [
  'fish',
  'seafood',
  'shellfish',
  'meat',
  'red meat',
  'poultry',
  'chicken',
  'beef',
  'pork',
  'lamb',
  'turkey',
  'steak',
  'mince',
  'minced beef',
  'beef mince',
  'turkey mince',
  'minced turkey',
  'white fish',
  'egg',
  'bean',
  'berry',
  'nut',
  'tree nut',
  'seed',
  'cheese',
  'chocolate',
  'dark chocolate',
  'rice',
  'pasta',
  'noodle',
  'bread',
  'toast',
  'potato',
  'sweet potato',
  'yogurt',
  'greek yogurt',
  'yoghurt',
  'greek yoghurt',
  'milk',
  'cream',
  'chia',
  'oat',
  'oatmeal',
  'hummus',
  'pepper',
  'bell pepper',
  'chili',
  'chilli',
  'chile',
  'mushroom',
  'lettuce',
  'cabbage',
  'squash',
  'pumpkin',
  'courgette',
  'zucchini',
  'aubergine',
  'eggplant',
  'prawn',
  'green',
  'leafy green',
  'fruit',
  'vegetable',
  'veggie',
  'veg',
  'dairy',
  'dairy product',
  'animal product',
  'gluten',
  'wheat',
  'soy',
  'soya',
  'sesame',
  'lactose',
  'alcohol',
  'wine',
  'sugar',
  'honey',
  'carb',
  'carbohydrate',
  'grain',
  'legume',
  'pulse',
  'citrus',
  'coconut',
  'olive',
  'tomato',
  'onion',
  'garlic',
  'herb',
  'coriander',
  'cilantro',
  'sausage',
  'ham',
  'bacon',
  'liver',
  'offal',
  'duck',
  'venison',
  'rabbit',
  'crab',
  'sprout',
  'pea',
  'corn',
  'sweetcorn',
  'lentil',
  'chickpea',
  'garbanzo bean',
  'caffeine',
  'artificial sweetener',
  'sweetener',
  'spice',
  'curry powder',
  'coconut milk',
  'goat cheese',
  "goat's cheese",
  'tortilla',
  'rye bread',
  'apple',
  'banana',
]

const names = new Set(
  [...FOODS.flatMap((food) => [food.name.toLowerCase(), ...food.aliases]), ...FAMILIES].map(keyOf),
)

/** Named in passing far more often than asked for, or no food at all in most sentences. */
const NOT_ASKED_FOR = new Set(
  [
    'dairy',
    'gluten',
    'wheat',
    'soy',
    'soya',
    'lactose',
    'carb',
    'carbohydrate',
    'sugar',
    'alcohol',
    'caffeine',
    'salt',
    'pepper',
    'black pepper',
    'water',
    'oil',
    'ice',
    'vegetable',
    'veggie',
    'veg',
    'meat',
    'date',
    'broth',
    'stock',
    'syrup',
    'spice',
    'herb',
    'sweetener',
    'coffee',
    'tea',
    'fat',
    'grain',
    'sauce',
    'dressing',
    'animal product',
    'dairy product',
    'offal',
    'sage',
    'cooking spray',
    'spray',
    'green',
    'grease',
    'dip',
    'seasoning',
  ].map(keyOf),
)

/** Foods a text asks for, in order, as typed. */
export function foodsIn(text: string): string[] {
  const tokens = tokensOf(text)
  const found: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const food = foodAt(tokens, at)
    const askedFor = food && (!NOT_ASKED_FOR.has(keyOf(food.name)) || food.name === 'peppers')
    if (food && askedFor) found.push(plainName(food.name))
    at += food?.length ?? 1
  }
  return found
}

/** "zucchini noodles" are zucchini, "leftover turkey" is turkey. */
function plainName(name: string): string {
  const plain = name
    .replace(/^leftover /, '')
    .replace(
      /^((?:zucchini|courgette|cauliflower|squash|carrot|cucumber)s?) (?:noodles|ribbons|spirals|rice)$/,
      '$1',
    )
  return isFood(plain) ? plain : name
}
