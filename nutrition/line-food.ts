import { findMatch, type Match } from './find-food.ts'
import { availableCarbs } from './food.ts'
import { type Amount, amountTimes, readAmount } from './read-amount.ts'

/**
 * "8 oz pasta, cooked" and "cooked according to the package" are weighed dry and cooked after;
 * "1 cup rice, cooked" is read as cooked, the way recipes for two cups of it mean it. From a can it is canned.
 */
export function matchOf(rest: string, amount: Amount): Match | null {
  const dryThenCooked = COOKED_AFTER.test(rest) && amount.unit?.kind === 'mass' && PASTA.test(rest)
  const byPackage = /(?:cooked|prepared)\s(?:according|as|per|until|to)\b/i.test(rest)
  const name = dryThenCooked || byPackage ? rest.replace(/\b(?:cooked|boiled|prepared)\b/gi, ' ') : rest
  const found = findMatch(name)
  if (amount.unit?.name !== 'can') return found
  return findMatch(`canned ${name}`) ?? (found?.food.group === 'fruit' ? null : found)
}

/** Cooked behind a comma: after it was weighed, or before? */
export const COOKED_AFTER = /,\s*(?:cooked|boiled|prepared)\b/i
const PASTA = /pasta|spaghetti|noodle|penne|fusilli|macaroni|linguine|orzo|rotini|rigatoni/i

/** "½ tsp each cumin and coriander": so much of both, counted as the first of them. */
export function ofEach(read: { amount: Amount; rest: string }): {
  amount: Amount
  rest: string
  foods: number
} {
  const each = /^(?:of )?each:?(?: of)?:? (.*)$/i.exec(read.rest)?.[1]
  if (!each) return { ...read, foods: 1 }
  const foods = each.split(/,? and |, | & /i).filter((part) => findMatch(part))
  const first = foods[0]
  if (!first || foods.length < 2) return { amount: read.amount, rest: each, foods: 1 }
  return { amount: amountTimes(read.amount, foods.length), rest: first, foods: foods.length }
}

/**
 * "2 eggs plus 1 egg white" names two foods, and neither is counted; of "2 tbsp cornstarch + 2 tbsp water" the second
 * brings nothing, and goes.
 */
export function firstFood(rest: string): { rest: string; two: boolean } {
  const link = /\s(?:\+|plus|and|&)\s(?=\d)/i.exec(rest)
  if (!link) return { rest, two: false }
  const first = rest.slice(0, link.index)
  const second = findMatch(nameOf(readAmount(rest.slice(link.index + link[0].length)).rest))?.food
  if (!second || second === findMatch(first)?.food) return { rest, two: false }
  const counts = (availableCarbs(second) ?? LITTLE) >= LITTLE || second.group === 'protein'
  return counts ? { rest, two: true } : { rest: first, two: false }
}

const LITTLE = 0.5

const withoutAsides = (text: string): string => text.replace(/\([^()]{0,120}\)/g, ' ')

/** What names the food: before the first comma, without asides. */
export function nameOf(rest: string): string {
  const [main = ''] = withoutAsides(rest).split(/[,;]|\s-\s/)
  return main.replace(/\s+/g, ' ').trim()
}
