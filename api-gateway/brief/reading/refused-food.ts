import { CLASSES } from '@evenplate/nutrition/rules/avoid/classes'
import { HOLDERS } from '@evenplate/nutrition/rules/avoid/holders'
import { COMMON_WORDS } from '@evenplate/words/common-words'
import { PARTS } from '@evenplate/words/parts'
import { list } from '@evenplate/words/phrases'
import { foodAt, keyOf } from './food-lexicon.ts'

/**
 * The longest food or kind of food that begins at a token, in a refusal: nobody asks for "mold-ripened cheese", but a
 * person who avoids it does not mean all cheese.
 */
export function refusedFoodAt(
  tokens: readonly string[],
  at: number,
): { name: string; length: number } | null {
  const food = foodAt([...tokens.slice(at, at + LONGEST)], 0)
  const longest = LENGTHS.get(firstWord(tokens[at] ?? '')) ?? 0
  for (let length = Math.min(longest, tokens.length - at); length > (food?.length ?? 0); length -= 1) {
    const name = tokens.slice(at, at + length).join(' ')
    if (KINDS.has(keyOf(name))) return { name, length }
  }
  return food && asKindOf(food, tokens, at)
}

/** "Fruit juice" and "tinned fruit" are not all fruit: the words beside so wide a kind belong to it. */
function asKindOf(food: { name: string; length: number }, tokens: readonly string[], at: number) {
  if (!WIDE.test(food.name)) return food
  const [before = '', after = ''] = [tokens[at - 1], tokens[at + food.length]]
  if (MADE_OF_IT.test(after)) return { name: `${food.name} ${after}`, length: food.length + 1 }
  return SORT.test(before) ? { ...food, name: `${before} ${food.name}` } : food
}

/** "Fruit juice" for the fruit of a juice, "tinned fruit" for fruit that is tinned; any other food as it is. */
export function sortOf(food: string, words: readonly string[], from: number, to: number): string {
  if (!WIDE.test(food)) return food
  const [before = '', after = ''] = [words[from - 1], words[to]]
  if (MADE_OF_IT.test(after)) return `${food} ${after}`
  if (SORT.test(before)) return `${before} ${food}`
  return before === 'de' && MADE_OF_IT_ES.test(words[from - 2] ?? '') ? `${food} ${words[from - 2]}` : food
}

const WIDE = /^(?:fruits?|vegetables?|veg|veggies?)$/
const MADE_OF_IT =
  /^(?:juices?|nectars?|salads?|snacks?|punch|cocktails?|pies?|tarts?|cakes?|crumbles?|loaf|yogh?urts?|bars?|smoothies?|teas?|infusions?|leather|roll-?ups?|cups?|pots?|candy|candies|gumm(?:y|ies)|jams?|syrups?|purees?|sauces?|dips?|platters?|burgers?|chips|crisps|oils?|soups?|broths?|stocks?|shortening|curry|curries|lasagn[ae]|pasta|korma|biryani|noodles?|spreads?|sugar)$/
const MADE_OF_IT_ES =
  /^(?:jugos?|zumos?|ensaladas?|macedonias?|pastel(?:es)?|tartas?|yogur(?:es)?|batidos?|licuados?|sopas?|caldos?|cremas?|aceites?|gelatinas?|aguas?|compotas?|mermeladas?)$/
const SORT =
  /^(?:canned|tinned|frozen|dried|raw|cooked|boiled|steamed|pickled|candied|mushy|soggy|overcooked|limp|chunky|crunchy|hard|soft|stringy|bitter|exotic|fancy|packaged|processed|sugary)$/

const firstWord = (token: string): string => keyOf(token).split(' ', 1)[0] ?? ''

/** Without words that also describe other things: "heat", "green". */
const KINDS: ReadonlySet<string> = new Set(
  [
    ...CLASSES.flatMap(({ names }) => list(names)),
    ...HOLDERS.map(([held = '']) => held),
    ...PARTS.flatMap(({ en }) => en.split('|')),
  ]
    .map(keyOf)
    .filter((name) => !COMMON_WORDS.has(name)),
)

/** The possible lengths of kinds by their first word: most words begin none. */
const LENGTHS = new Map<string, number>()
for (const kind of KINDS) {
  const [first = '', ...others] = kind.split(' ')
  LENGTHS.set(first, Math.max(LENGTHS.get(first) ?? 0, others.length + 1))
}
const LONGEST = 4
