import type { LineFigures, Swap } from '@evenplate/domain/recipe'
import { newWords } from '@evenplate/domain/swap'
import type { WordPattern } from '@evenplate/domain/word-pattern'
import type { Food } from '../table/food.ts'
import { amountWords, type FindAmounts } from './amounts.ts'
import type { Name } from './names.ts'
import type { Option } from './option.ts'
import { isMany, pronounWords } from './pronouns.ts'
import { cookedBefore, cooksStill, escaped, readied, sentenceFor } from './sentence.ts'
import { sparedWords } from './spared.ts'
import { waterWords } from './water.ts'

type Words = Swap['words']
/** The food that is replaced, in its dish. */
export type OldFood = {
  food: Food
  line: LineFigures
  /** As its line names it. */
  named: string
  /** The other lines of the dish, as they name their foods. */
  others: string[]
  /** Finds one of those in a text. */
  more: WordPattern | null
  steps: string[]
}

type ToldFood = OldFood & {
  /** The replacements in texts, word by word. */
  words: Words
  names: Name[]
  amounts: FindAmounts | null
}

/**
 * Everything that changes in the texts of a dish: its words, the amounts next to them, and the sentences that cook,
 * prepare, drain or peel the old food.
 * @returns null when a sentence would say something about the new food that is true only of the old one
 */
export function textsWith(option: Option, old: ToldFood): Pick<Swap, 'words' | 'step'> | null {
  const { cook, cooks, added, hint, spared, unboiled } = option
  const { food, steps, more, words } = old
  const amounts = amountsOf(option, old)
  const say = newWords({ words: [...amounts, ...words] })
  // Its water is not the food: a sauce that simmers with it does not cook the food.
  const names = words.filter(({ from, to }) => from !== to && !/ water$/.test(to)).map(({ from }) => from)
  const sentence = cook && names.length > 0 ? sentenceFor(steps, names, more, { cook, added }) : null
  const ready = cook && names.length > 0 ? readied(steps, names, more, option, sentence?.from) : []
  const cooked = [...(sentence ? [sentence] : []), ...ready]
  const replaced = cooked.map(({ from }) => from)
  if (!replaced.every((from) => isWholeSentence(steps, from))) return null
  const left = steps.map((step) => replaced.reduce((text, from) => text.replace(from, ''), step))
  const water = unboiled
    ? waterWords(steps, names, more, say).filter(({ from }) => !replaced.includes(from))
    : []
  const gone = [...replaced, ...water.map(({ from }) => from)]
  if (cook && cooksStill(steps, names, gone, isCooked(food))) return null
  const peeled = spared ? sparedWords(left, names, spared, say) : []
  if (!peeled) return null
  const pronouns = pronounWords(left, [...amounts, ...words], more, say)
  const told = sentence !== null || cooks?.some(([from]) => names.includes(from))
  const said = cook && !told ? cookedBefore(cook, steps, names) : null
  const step = [said, hint].filter(Boolean).join(' ')
  return {
    words: unique([...cooked, ...water, ...peeled, ...pronouns, ...amounts, ...words]),
    step: step || null,
  }
}

const isCooked = ({ id }: Food): boolean => /-(?:cooked|boiled|baked|microwaved|mashed)$/.test(id)

function amountsOf(
  { called, one = called, each, by }: Option,
  { line, named, steps, words, names, amounts }: ToldFood,
): Words {
  const unchanged = words.filter(({ from, to }) => from === to).map(({ from }) => from)
  // "1 tsp rice vinegar" is not an amount of rice.
  const texts =
    unchanged.length > 0
      ? steps.map((step) => step.replace(new RegExp(unchanged.map(escaped).join('|'), 'gi'), '\0'))
      : steps
  const many = new Map(names.map((name) => [name.name, name.many]))
  return amountWords(
    texts,
    amounts,
    { grams: line.grams, named },
    {
      called: (name) => (called ? (many.get(plain(name)) || isMany(name) ? called : one) : name),
      forms: [called ? one : named, called || named],
      each,
      sliced: by === 'slice',
    },
  )
}

const plain = (name: string): string => name.toLowerCase().replace(/[\s-]+/g, ' ')

/** "Cook the pasta" must not also be the beginning of "Cook the pasta and the sauce". */
const isWholeSentence = (steps: string[], sentence: string): boolean =>
  steps.every((step) =>
    [...step.matchAll(new RegExp(escaped(sentence), 'gi'))].every((found) =>
      /^(?:[.!?;]|\s*$)/.test(step.slice(found.index + found[0].length)),
    ),
  )

/** Keeps the first replacement for a phrase: it was made with the most context. */
const unique = (words: Words): Words =>
  words.filter(
    ({ from }, i) => words.findIndex((word) => word.from.toLowerCase() === from.toLowerCase()) === i,
  )
