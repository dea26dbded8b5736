import { CLASS_NAMES } from '@evenplate/words/allergens/names'
import type { Food } from '../../table/food.ts'
import { FOODS } from '../../table/foods.ts'
import { words } from '../../text/food-words.ts'
import { byFirstWord, list, type Phrases, phrases, wordsIn } from '../../text/lexicon.ts'
import { ALLERGEN_WORDS } from '../words/allergen-words.ts'
import { FOODS_ABROAD } from './abroad.ts'
import { BRANDS } from './brands.ts'
import { CLASSES } from './classes.ts'
import { COMPOUNDS } from './compounds.ts'
import { HOLDERS } from './holders.ts'
import { SYNONYMS } from './synonyms.ts'

/** One spelling of a name: "Sugar Snap Peas" is "sugar snap pea". */
export const keyOf = (name: string): string => words(name).join(' ')

/** The plain English for a foreign name or a brand; the name itself if it is already plain. */
export const inEnglish = (key: string): readonly string[] => foreign().get(key) ?? []

/** Whether a key is the name of a food, a class of foods or an allergen. */
export const isName = (key: string): boolean => names().all.has(key)

/** Every name by its first word, to find names within a phrase. */
export const namePhrases = (): Phrases => names().byFirst

/** Every word of a food's name: any other word is not a food, or a typo. */
export const nameWords = (): ReadonlySet<string> => names().words

let known: { all: ReadonlySet<string>; byFirst: Phrases; words: ReadonlySet<string> } | undefined

function names() {
  if (known) return known
  const all = new Set(
    [
      ...FOODS.flatMap((food) => [food.name, ...food.aliases]),
      ...CLASS_NAMES.flatMap(({ en = '' }) => list(en)),
      ...CLASSES.flatMap((one) => list(one.names)),
      ...SYNONYMS.flatMap((row) => row.slice(0, 4)),
      ...HOLDERS.flatMap((row) => row.slice(0, 1)),
      ...COMPOUNDS.keys(),
      ...foreign().keys(),
    ].map(keyOf),
  )
  const readable = [...all].filter((name) => !NO_FOOD.has(name))
  const others = [...SYNONYMS.flat(), ...HOLDERS.flat(), ...[...COMPOUNDS.values()].flatMap(list)].map(keyOf)
  const listed = [...Object.values(ALLERGEN_WORDS), ...CLASSES.map(termsOf)].flatMap(({ terms }) => [
    ...terms.values(),
  ])
  const told = new Set([...[...all, ...others].flatMap((name) => name.split(' ')), ...listed.flat(2)])
  known = { all, byFirst: phrases(readable), words: told }
  return known
}

const termsOf = (one: (typeof CLASSES)[number]) =>
  'lexicon' in one ? one.lexicon : { terms: byFirstWord(one.words.flatMap(({ terms }) => wordsIn(terms))) }

/** Names of foods in the table that mean something else in most sentences. */
const NO_FOOD = new Set(
  'date dip ice water fat oil sauce dressing stock broth syrup spray seasoning salt shell wrap roll salad soup spice herb sage thin mix filling topping stuffing grease smoothie juice jam jelly powder cake green heat veg vegetable fruit kid mint brown white red carb starch crisp chip bun puff drink soda paste spread cereal bar cube gum bite'.split(
    ' ',
  ),
)

let byName: Map<string, Food[]> | undefined

/** The foods of our table that have exactly this name. */
export function foodsNamed(key: string): readonly Food[] {
  byName ??= foodsByName()
  return byName.get(key) ?? []
}

function foodsByName(): Map<string, Food[]> {
  const found = new Map<string, Food[]>()
  for (const food of FOODS)
    for (const key of new Set([food.name, ...food.aliases].map(keyOf)))
      if (key !== ICE) found.set(key, [...(found.get(key) ?? []), food])
  return found
}

/** Water by another name, which every soup has: who wants no ice does not mean that. */
const ICE = 'ice'

let abroad: Map<string, string[]> | undefined

function foreign(): ReadonlyMap<string, readonly string[]> {
  if (abroad) return abroad
  abroad = new Map()
  for (const row of [...FOODS_ABROAD, ...BRANDS]) {
    const [english = '', others = ''] = row.split(':')
    for (const key of new Set(list(others).map(keyOf))) {
      if (key === keyOf(english)) continue
      abroad.set(key, [...(abroad.get(key) ?? []), english])
    }
  }
  return abroad
}
