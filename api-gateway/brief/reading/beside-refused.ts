import { foodById } from '@evenplate/nutrition/table/foods'
import { foodIdsOf } from './food-ids.ts'
import { foodAt } from './food-lexicon.ts'

/**
 * How many tokens say what a refused food or dish is eaten with: "sweet potatoes with marshmallows", "pancakes with syrup and butter". That is
 * neither refused nor asked for. "I can't have rice with my salmon" asks for the salmon.
 */
export function besideAt(tokens: readonly string[], from = 0): number {
  if (tokens[from] !== 'with') return 0
  let at = from + 1
  for (let foods = 0; foods < MOST; foods += 1) {
    const food = foodAt([...tokens], at)
    if (food ? isMeat(food.name) : !WORD.test(tokens[at] ?? '')) return 0
    at += food?.length ?? 1
    if (tokens[at] === 'on' && /^(?:it|them|top)$/.test(tokens[at + 1] ?? '')) at += 2
    if (isClosed(tokens, at)) return at - from
    if (tokens[at] !== 'and') return 0
    at += 1
  }
  return 0
}

const MOST = 2
/** Of what we do not know: "syrup", "bones". */
const WORD =
  /^(?!(?:it|its|them|that|this|those|these|him|her|his|me|us|my|our|their|the|and|or|any|all|some|no|not)$)[a-z]{3,}$/

export const isMeat = (food: string): boolean => foodById(foodIdsOf(food)[0] ?? '')?.group === 'protein'

const isClosed = (tokens: readonly string[], at: number): boolean =>
  CLOSED.test(tokens[at] ?? '.') || (tokens[at] === 'and' && CLAUSE.test(tokens[at + 1] ?? ''))
const CLOSED =
  /^(?:[,.;:!?|)(]|or|nor|but|so|please|pls|again|anymore|tonight|today|anyway|because|since|cause|cuz|either|ever)$/
/** Behind an "and", these begin something else. */
const CLAUSE = /^(?:i|we|he|she|they|so|need|want|looking|no|not|is|are|please)$/
