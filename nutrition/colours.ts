import { readQuantity } from './quantity.ts'

/** `1 red and 1 yellow bell pepper` and `1 each red and green bell pepper` become `2 red bell pepper`: two of one food. */
export function oneColour(text: string): string {
  const each = EACH.exec(text)
  if (each) return `${Number(each[1]) * 2} ${each[2]} ${text.slice(each[0].length)}`
  const both = BOTH.exec(text)
  const first = both && readQuantity(`${both[1]} `)
  const second = both && readQuantity(`${both[3]} `)
  if (!both || !first || !second) return text
  return `${first.quantity.max + second.quantity.max} ${both[2]} ${text.slice(both[0].length)}`
}

const COLOUR = '((?:large |medium |small )?(?:red|green|yellow|orange|white|purple))'
const EACH = new RegExp(`^(\\d) each (?:of )?${COLOUR} (?:and|&) ${COLOUR} `, 'i')
const COUNT = '(\\d|1/2|an?|one|two|half an?)'
const BOTH = new RegExp(`^${COUNT} ${COLOUR} (?:and|&|\\+|plus) ${COUNT} ${COLOUR} `, 'i')
