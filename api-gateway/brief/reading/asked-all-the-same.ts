import { isOfKind } from '@evenplate/nutrition/rules/avoid/meaning'
import { tellsOfHarm } from '@evenplate/words/refused/concepts'
import { keyOf, tokensOf } from './food-lexicon.ts'

/**
 * Refused foods without the one kind of them that is asked for: "almond flour instead of flour" is no flour except almond flour. Where a
 * text tells of an allergy or of harm, only shirataki is.
 */
export function exceptAsked(unwanted: readonly string[], asked: readonly string[], text: string): string[] {
  const isHarm = tellsOfHarm(tokensOf(text))
  return unwanted.map((term) => {
    const kinds = term.includes(' except ') ? [] : asked.flatMap((food) => kindApart(food, term, isHarm))
    return kinds.length > 0 ? `${term} except ${[...new Set(kinds)].join(' and ')}` : term
  })
}

function kindApart(food: string, term: string, isHarm: boolean): string[] {
  const [name, refused] = [keyOf(food), keyOf(term)]
  // A line of a recipe calls them "shirataki noodles".
  if (SHIRATAKI.test(name) && NOODLES.test(refused)) return ['shirataki noodles']
  return !isHarm && name.endsWith(` ${refused}`) && isOfKind(term, food) ? [food] : []
}

const SHIRATAKI = /^(?:shirataki|konjac)\b/
const NOODLES = /\b(?:noodle|pasta|spaghetti)$/
