import { readQuantity } from './quantity.ts'

/**
 * Joins two amounts of one food: `1 red and 1 yellow bell pepper` and `1 each red and green bell pepper` become
 * `2 red bell pepper`.
 */
export function twoOfOne(text: string): string {
  const each = EACH.exec(text)
  if (each) return `${Number(each[1]) * 2} ${each[2]} ${text.slice(each[0].length)}`
  const both = BOTH.exec(text)
  const first = both && readQuantity(`${both[1]} `)
  const second = both && readQuantity(`${both[3]} `)
  if (!both || !first || !second) return text
  return `${first.quantity.max + second.quantity.max} ${both[2]} ${text.slice(both[0].length)}`
}

const COUNT = '(\\d{1,2}|1/2|an?|one|two|three|half an?)'
const COLOUR = '((?:large |medium |small )?(?:red|green|yellow|orange))'
/** A green onion is a different food from a red one; the kinds listed here are not. */
const OF_ANY_COLOUR = '(?=(?:bell |sweet )?(?:pepper|capsicum|apple|chil|zucchini|courgette))'
const EACH = new RegExp(`^(\\d) each (?:of )?${COLOUR} (?:and|&) ${COLOUR} ${OF_ANY_COLOUR}`, 'i')
const BOTH = new RegExp(`^${COUNT} ${COLOUR} (?:and|&|\\+|plus) ${COUNT} ${COLOUR} ${OF_ANY_COLOUR}`, 'i')
