import { ALLERGEN_WORDS } from '../allergen-words.ts'
import type { Allergen } from '../food.ts'
import { words } from '../food-words.ts'
import { type Lexicon, lexicon, list } from '../lexicon.ts'
import { BUTTER_AND_CREAM } from './butter-and-cream.ts'
import { COMPOUNDS } from './compounds.ts'
import type { FoodClass } from './food-class.ts'
import { HOLDERS } from './holders.ts'
import { MEATS } from './meats.ts'
import { PULSES_NUTS_AND_SEEDS } from './pulses-nuts-and-seeds.ts'
import { RISKY_FOODS } from './risky-foods.ts'
import { STARCHES } from './starches.ts'
import { SUGARS_AND_ALCOHOL } from './sugars-and-alcohol.ts'
import { SYNONYMS } from './synonyms.ts'
import { VEGETABLES_AND_FRUIT } from './vegetables-and-fruit.ts'

/** What means a whole allergen, in the words people type. */
const ALLERGENS: [string, Allergen[]][] = [
  ['seafood', ['fish', 'shellfish']],
  ['shellfish, crustacean, mollusc, mollusk', ['shellfish']],
  ['fish, finfish', ['fish']],
  ['dairy, lactose, milk, milk product, casein, milk protein, dairy protein, cow milk', ['dairy']],
  ['nut', ['nuts']],
  ['egg, egg product', ['eggs']],
  ['soy, soya, soybean, soya bean', ['soy']],
  ['wheat', ['wheat']],
  ['gluten, coeliac, celiac, coeliac disease, celiac disease', ['gluten']],
  ['sesame, sesame seed, tahini', ['sesame']],
]

/** The allergens an avoid term stands for whole: their foods are out whatever a line calls them. */
export function avoidAllergens(term: string): Allergen[] {
  const key = words(term).join(' ')
  return ALLERGENS.find(([names]) => isNamed(names, key))?.[1] ?? []
}

const isNamed = (names: string, key: string): boolean =>
  list(names).some((name) => words(name).join(' ') === key)

/** Classes a person may name instead of foods. */
const CLASSES: FoodClass[] = [
  ...MEATS,
  ...RISKY_FOODS,
  ...VEGETABLES_AND_FRUIT,
  ...PULSES_NUTS_AND_SEEDS,
  ...STARCHES,
  ...BUTTER_AND_CREAM,
  ...SUGARS_AND_ALCOHOL,
]

const VEGETABLE_PEPPERS = 'capsicum and chili'

const known = new Map<string, Lexicon[]>()

/** The words that name what an avoid term means: its synonyms, its family, or the term itself. */
export function avoidLexicons(term: string): Lexicon[] {
  // Who writes the plural means vegetables; "pepper" may be the spice.
  const key = /^peppers$/i.test(term.trim()) ? VEGETABLE_PEPPERS : words(term).join(' ')
  const found = known.get(key) ?? meaningOf(key)
  // Terms are typed by visitors: remember the common ones, never grow without end.
  if (known.size < 500) known.set(key, found)
  return found
}

function meaningOf(key: string): Lexicon[] {
  if (!key) return []
  const allergens = avoidAllergens(key)
  if (allergens.length > 0) return allergens.map((allergen) => ALLERGEN_WORDS[allergen])
  const family = CLASSES.find(({ names }) => isNamed(names, key))
  if (family) return 'lexicon' in family ? [family.lexicon] : family.words.map(lexicon)
  const same = SYNONYMS.filter(
    (row) =>
      words(row[0] ?? '').join(' ') === key || row.slice(1, 4).some((name) => words(name).join(' ') === key),
  )
  const holders = HOLDERS.filter(([held]) => words(held ?? '').join(' ') === key)
  return [
    lexicon({ terms: [key, ...same.flat(), ...holders.flat()].join(','), harmless: COMPOUNDS[key] ?? '' }),
  ]
}
