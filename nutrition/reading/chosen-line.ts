import type { Food } from '../table/food.ts'
import { usdaFoodById } from '../usda/stand-in.ts'
import { plainLine } from './plain-line.ts'
import { type Amount, readAmount } from './read-amount.ts'
import type { ReadLine } from './read-line.ts'

/** The food that was chosen for a line, and the amount from its words if our own reading has no weight. */
export type Chosen = { food: Food; amount: Amount | null }

/** Whether a food may be chosen for a line: it has an amount of one food, and no table knows it. */
export const mayBeChosen = ({ food, parts, question, weighedBy, quantity, grams }: ReadLine): boolean =>
  food === null &&
  !parts &&
  !question &&
  !weighedBy?.includes('two foods') &&
  (quantity !== null || grams !== null)

/** "120 g Zibble wafers (counted as Cookie, sugar wafer, USDA 53242000)": counted as that food if it is offered for the line. */
export const chosenLine = (line: string, { name, ndb }: Food, amount: string | null): string =>
  `${line}${aside(amount ? `${amount} ${name}` : name, ndb)}`

const aside = (told: string, code: string): string => `${OPENS}${told}, USDA ${code})`
const OPENS = ' (counted as '

/** The choice written into a line. `line` is the line without it, `aside` the choice without an amount. Null if there is none. */
export function chosenIn(
  text: string,
): { line: string; aside: string; code: string; amount: Amount | null } | null {
  const at = text.lastIndexOf(OPENS)
  if (at < 1) return null
  const [, told = '', code = ''] = CHOSEN.exec(text.slice(at)) ?? []
  const name = code && usdaFoodById(`usda-${code}`)?.name
  if (!name || !told.endsWith(name)) return null
  const line = text.slice(0, at)
  const said = told.slice(0, -name.length).trimEnd()
  const amount = said ? amountOf(line, said) : null
  return said && !amount ? null : { line, aside: aside(name, code), code, amount }
}

const CHOSEN = /^ \(counted as (.{1,300}), USDA (\d{4,8})\)$/

/** An amount with its unit that is in a line word for word; null for any other words. */
export function amountOf(line: string, said: string): Amount | null {
  if (!said || said.length > MOST || said !== said.trim() || !standsIn(line, said)) return null
  const { amount, rest } = readAmount(plainLine(`${said} ${FOOD}`))
  return rest === FOOD && amount.quantity && amount.unit ? amount : null
}

const FOOD = 'flour'
const MOST = 30

/** No part of "12 cups" or "1 1/2 cups" is "2 cups", and no part of "1 to 2 cups" is an amount. */
function standsIn(line: string, said: string): boolean {
  for (let at = line.indexOf(said); at >= 0; at = line.indexOf(said, at + 1))
    if (
      !GOES_BEFORE.test(line.slice(Math.max(0, at - NEAR), at)) &&
      !/[\p{L}\d]/u.test(line.charAt(at + said.length))
    )
      return true
  return false
}

const GOES_BEFORE = /(?:[\p{L}.,/⁄]|(?:\p{N}|\bto|[x×–-]) ?)$/u
const NEAR = 5
