import { CLASS_NAMES } from '@evenplate/words/allergens/names'
import type { Allergen, Food } from '../../table/food.ts'
import { type Lexicon, lexicon, list, pairs } from '../../text/lexicon.ts'
import { spoken } from '../../text/spoken.ts'
import { ALLERGEN_WORDS } from '../words/allergen-words.ts'
import { namedIn } from '../words/named-in.ts'
import { CLASSES } from './classes.ts'
import { COMPOUNDS } from './compounds.ts'
import { exceptionOf, lessOf } from './exceptions.ts'
import { HOLDERS } from './holders.ts'
import { spanishLexicon } from './in-spanish.ts'
import { madeWith } from './made-with.ts'
import { foodsNamed, inEnglish, isName, keyOf } from './names.ts'
import { foodsInPhrase, isCookedSomehow } from './phrase.ts'
import { respelled } from './spelling.ts'
import { SYNONYMS } from './synonyms.ts'

/** What an avoid term forbids: words that name it in a line, and foods of our table, whatever the line calls them. */
export type Meaning = { lexicons: Lexicon[]; forbids: (food: Food) => boolean }

/** The words that name what an avoid term means: its synonyms, its family, the foods in it, or the term itself. */
export const avoidLexicons = (term: string): Lexicon[] => meaningOf(term).lexicons

/** Whether a term includes a food: salmon of "fish", almonds of "nuts". */
export const isOfKind = (base: string, food: string): boolean => names(avoidLexicons(base), food)

/** Whether a term names a food at all, as far as we can read it. */
export function namesFood(term: string): boolean {
  const key = keyOf(exceptionOf(term.slice(0, MAX_TERM)).base)
  return (
    key !== '' &&
    [key, ...respelled(key)].some((one) => isName(one) || isPartOfName(one) || foodsInPhrase(one).length > 0)
  )
}

/**
 * What every line with the food in it says: "maple" is in lines as maple syrup. Not "sauce", which is said of few of the foods it
 * means.
 */
const isPartOfName = (key: string): boolean => SAID_OF_FOOD.has(key)
const SAID_OF_FOOD: ReadonlySet<string> = new Set(
  'maple canola grapeseed safflower rapeseed basmati jasmine graham panko teriyaki hoisin sriracha chipotle nori peppermint truffle cauli'.split(
    ' ',
  ),
)

/** Terms are typed by visitors: cache the common ones, with a limit. */
export function meaningOf(said: string): Meaning {
  const term = said.slice(0, MAX_TERM)
  const found = known.get(term) ?? meaningWithExceptions(term)
  if (known.size >= 500) known.delete(known.keys().next().value ?? '')
  known.set(term, found)
  return found
}

const known = new Map<string, Meaning>()

/** Far more than any food with its exceptions needs: every name in a term is compared with every other. */
const MAX_TERM = 400

function meaningWithExceptions(term: string): Meaning {
  const { base, excepted } = exceptionOf(term)
  // A person who writes the plural means vegetables; "pepper" may be the spice.
  const key = /^peppers$/i.test(base.trim()) ? VEGETABLE_PEPPERS : keyOf(base)
  // "Bread crumbs" are breadcrumbs, and "peanutbutter" is peanut butter.
  const keys = [key, ...respelled(key)]
  const allowed = excepted.flatMap(lexiconsOfExcepted)
  const allergens = keys.flatMap(allergensOf)
  const named = new Set(keys.flatMap(foodsCalled))
  const lexicons = keys.flatMap(lexiconsOf).map((lexicon) => lessOf(lexicon, allowed))
  const made = madeWith.flatMap(([content, ids]) => (names(lexicons, content) ? [ids] : []))
  return {
    lexicons,
    forbids: (food) =>
      (named.has(food) ||
        made.some((ids) => ids.has(food.id)) ||
        allergens.some((allergen) => food.allergens.includes(allergen))) &&
      !names(allowed, food.name),
  }
}

/** What a food is usually made with that the term forbids, if that is the reason: "tomato" of ketchup for "no tomatoes". */
export function refusedContent(food: Food, term: string): string | null {
  const { lexicons } = meaningOf(term)
  const row = madeWith.find(
    ([content, ids]) => ids.has(food.id) && !KINDS.has(content) && names(lexicons, content),
  )
  return row?.[0] ?? null
}

/** Their rows list foods that are such a food: naan is bread. */
const KINDS: ReadonlySet<string> = new Set(['bread', 'bean', 'pasta', 'caffeine'])

/**
 * The foods of our table that have this other name: a line may call them by another one ("no filberts" leaves out the hazelnuts). Not of a class,
 * which has its own words, nor of a way to cook the food: "no fried eggs" does not mean all eggs.
 */
const foodsCalled = (key: string): readonly Food[] =>
  classOf(key)
    ? []
    : foodsNamed(key).filter(({ name }) => keyOf(name) !== key && !isCookedSomehow(key, keyOf(name)))

const VEGETABLE_PEPPERS = 'capsicum and chili'

const names = (lexicons: Lexicon[], text: string): boolean =>
  lexicons.some((lexicon) => namedIn(spoken(text), lexicon).terms.length > 0)

/** "Canned tuna" is bought as "1 can tuna". */
function lexiconsOfExcepted(name: string): Lexicon[] {
  const canned = /^(?:canned|tinned) (.+)$/.exec(name)?.[1]
  return canned
    ? [lexicon({ terms: pairs('canned, tinned, can, can of, tin, tin of', canned) })]
    : lexiconsOf(keyOf(name))
}

function allergensOf(key: string): Allergen[] {
  const own = classNamed(key)
  // For a class, only its own words count: "raw fish" does not ban cooked fish.
  return own ?? (classOf(key) ? [] : otherNames(key).flatMap(allergensOf))
}

/** The allergens that a name covers: "seafood" is fish and shellfish. */
function classNamed(key: string): Allergen[] | undefined {
  const named = CLASS_NAMES.find(({ en = '' }) => isNamed(en, key))?.holds
  return named?.filter((held) => held !== 'peanuts' && held !== 'tree-nuts')
}

function lexiconsOf(key: string): Lexicon[] {
  if (!key) return []
  const allergens = classNamed(key)
  if (allergens) return allergens.map((allergen) => ALLERGEN_WORDS[allergen])
  const family = classOf(key)
  const own = family
    ? 'lexicon' in family
      ? [family.lexicon]
      : family.words.map(lexicon)
    : [itself(key), ...otherNames(key).flatMap(lexiconsOf)]
  const spanish = spanishLexicon(key, (food) => names(own, food), family?.names)
  return spanish ? [...own, spanish] : own
}

const classOf = (key: string) => CLASSES.find((one) => isNamed(one.names, key))

/** Names in English, and the foods inside a term that is not itself a name. */
function otherNames(key: string): string[] {
  const english = inEnglish(key).map((name) => (/^peppers$/.test(name) ? VEGETABLE_PEPPERS : keyOf(name)))
  if (english.length > 0 || !key) return english
  return isName(key) ? asGrown(key) : foodsInPhrase(key)
}

/** Lines do not say whether salmon is fresh, celery stays raw, or carrots get cooked. */
const asGrown = (key: string): string[] =>
  /^(?:raw|fresh|cooked) (?!(?:sugar|pasta|cheese|mozzarella|noodle|bread|milk|egg|fish|meat|beef|steak|chicken|pork|sprout)$)/.test(
    key,
  ) && isName(key.replace(/^\w+ /, ''))
    ? [key.replace(/^\w+ /, '')]
    : []

function itself(key: string): Lexicon {
  const same = SYNONYMS.filter(
    (row) => keyOf(row[0] ?? '') === key || row.slice(1, 4).some((name) => keyOf(name) === key),
  )
  const holders = HOLDERS.filter(([held]) => keyOf(held ?? '') === key)
  return lexicon({
    terms: [key, ...same.flat(), ...holders.flat()].join(','),
    harmless: COMPOUNDS.get(key) ?? '',
  })
}

const isNamed = (entry: string, key: string): boolean => list(entry).some((name) => keyOf(name) === key)
