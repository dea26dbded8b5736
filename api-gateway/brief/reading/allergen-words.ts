import { findFood } from '@evenplate/nutrition/reading/find-food'
import { BRANDS } from '@evenplate/nutrition/rules/avoid/brands'
import type { Allergen } from '@evenplate/nutrition/table/food'
import { words } from '@evenplate/nutrition/text/food-words'
import { FOODS_HOLDING } from '@evenplate/words/allergens/held'
import type { AllergenInFood, Holding } from '@evenplate/words/allergens/holding'
import { CLASS_NAMES } from '@evenplate/words/allergens/names'
import { list } from '@evenplate/words/phrases'

/**
 * What an allergy to this food, or to a brand of it, excludes: its allergen class, and the food itself if the word does not name the class. Peanuts and
 * tree nuts are separate classes: an allergy to one excludes nothing of the other. Null if no class is known.
 */
export function allergyTo(said: string): AllergyTo | null {
  const bought = BRANDED.get(keyOf(said))
  // "Peanut butter" is of no class by itself, but its first word is.
  const plain = said.replace(PREPARED, '')
  const all = bought
    ? [bought, ...bought.split(' ')].map(allergyToFood)
    : [...new Set([said, plain])].map(allergyToFood)
  return all.find((one) => one !== null) ?? null
}

/** Hives from scrambled eggs are an allergy to eggs, however these are cooked. */
const PREPARED =
  /^(?:(?:scrambled|fried|boiled|hard boiled|soft boiled|poached|raw|runny|baked|roasted|toasted|ground|chopped|crushed|whole|plain|cooked|steamed|grilled) )+/

type AllergyTo = { allergies: Allergen[]; unwanted: string[] }

function allergyToFood(food: string): AllergyTo | null {
  const key = keyOf(food)
  const named = classes().get(key)
  if (named) {
    const allergies = named.flatMap(allergensOf)
    // An allergy to oats is none that a profile can hold: oats are left out by name.
    return { allergies, unwanted: allergies.length > 0 ? [] : [food] }
  }
  const held = foods().get(key) ?? heldByTable(food)
  if (!held) return null
  const unwanted = held.flatMap((one) =>
    one === 'peanuts'
      ? ['peanuts', ...besides(food, 'peanut')]
      : one === 'tree-nuts'
        ? ['tree nuts', food]
        : [food],
  )
  return { allergies: unique(held.flatMap(allergensOf)), unwanted: unique(unwanted) }
}

/** "Red snapper" and "sour cream" are in the food table, with what they hold; who is allergic to a composed food may react to any part. */
function heldByTable(food: string): AllergenInFood[] | null {
  const found = findFood(food)?.allergens.filter((one) => one !== 'nuts') ?? []
  const [only] = found
  return only && found.length === 1 && only !== 'gluten' ? [only] : null
}

const keyOf = (name: string): string => words(name).join(' ')

/** The word itself, unless it contains the plain name: the avoid box knows peanuts by that name. */
const besides = (food: string, plain: string): string[] => (keyOf(food).includes(plain) ? [] : [food])

/** What is in the jar: who is allergic to Jif is allergic to peanuts. */
const BRANDED: ReadonlyMap<string, string> = new Map(
  BRANDS.flatMap((row) => {
    const [food = '', names = ''] = row.split(': ')
    return list(names).map((name): [string, string] => [keyOf(name), food])
  }),
)

const allergensOf = (held: AllergenInFood): Allergen[] =>
  held === 'peanuts' || held === 'tree-nuts' ? [] : [held]

let known: Record<'classes' | 'foods', ReadonlyMap<string, readonly AllergenInFood[]>> | undefined
const classes = () => tables().classes
const foods = () => tables().foods

function tables() {
  known ??= {
    classes: byKey(CLASS_NAMES),
    foods: byKey(FOODS_HOLDING.filter(isOfOneClass)),
  }
  return known
}

/** A person allergic to a composed dish may react to any part of it: only that dish is kept out, not a class. */
const isOfOneClass = ({ holds, may, asBought }: Holding): boolean => holds.length === 1 && !may && !asBought

/** A food may be in the rows of several classes. */
function byKey(rows: readonly Holding[]): ReadonlyMap<string, readonly AllergenInFood[]> {
  const found = new Map<string, readonly AllergenInFood[]>()
  for (const { en = '', holds } of rows)
    for (const name of list(en).map(keyOf)) found.set(name, unique([...(found.get(name) ?? []), ...holds]))
  for (const [name, holds] of NOT_ONE_CLASS) found.set(name, holds)
  return found
}

/** An allergy to egg noodles covers what they are made of. One to oats does not cover the wheat milled beside them. */
const NOT_ONE_CLASS: [string, readonly AllergenInFood[]][] = [
  ['egg noodle', ['eggs', 'wheat']],
  ['soy sauce', ['soy', 'wheat']],
  ['soya sauce', ['soy', 'wheat']],
  ['shoyu', ['soy', 'wheat']],
  // Nobody can be sure to separate them.
  ['egg white', ['eggs']],
  ['egg yolk', ['eggs']],
  ['oat', []],
  ['oatmeal', []],
]

const unique = <T>(terms: T[]): T[] => [...new Set(terms)]
