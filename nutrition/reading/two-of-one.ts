import { readQuantity } from './quantity.ts'

/**
 * Joins two amounts that count as one food: `1 red and 1 yellow bell pepper` and `1 each red and green bell pepper`
 * become `2 red bell pepper`; `1 large egg + 1 yolk` becomes an egg with the yolk's grams added. `note` says what
 * was simplified.
 */
export function twoOfOne(text: string): { text: string; note: string | null } {
  const eggs = EGGS.exec(text)
  const more = eggs && readQuantity(`${eggs[2]} `)
  if (eggs && more) {
    const grams = more.quantity.max * (EGG_PARTS.get((eggs[3] ?? '').toLowerCase()) ?? 0)
    return {
      text: `${eggs[1]} plus ${grams} g${text.slice(eggs[0].length)}`,
      note: 'counted as one kind of egg',
    }
  }
  return { text: oneColour(text), note: null }
}

/** USDA SR26, large eggs: whole (01123), white (01124), yolk (01125). */
const EGG_PARTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    egg: 50,
    white: 33,
    yolk: 17,
  }),
)
const COUNT = '(\\d{1,2}|1/2|an?|one|two|three|half an?)'
const EGGS = new RegExp(
  `^(${COUNT.replace('(', '(?:')} (?:(?:large|medium|whole|extra) )*eggs?(?: whites?| yolks?)?),? (?:and|&|\\+|plus) ${COUNT} (?:(?:large|medium|whole|extra|egg) )*(egg|white|yolk)s?(?![a-z])`,
  'i',
)

function oneColour(text: string): string {
  const each = EACH.exec(text)
  if (each) return `${Number(each[1]) * 2} ${each[2]} ${text.slice(each[0].length)}`
  const both = BOTH.exec(text)
  const first = both && readQuantity(`${both[1]} `)
  const second = both && readQuantity(`${both[3]} `)
  if (!both || !first || !second) return text
  return `${first.quantity.max + second.quantity.max} ${both[2]} ${text.slice(both[0].length)}`
}

const COLOUR = '((?:large |medium |small )?(?:red|green|yellow|orange))'
/** A green onion is a different food from a red one; the kinds listed here are not. */
const OF_ANY_COLOUR = '(?=(?:bell |sweet )?(?:pepper|capsicum|apple|chil|zucchini|courgette))'
const EACH = new RegExp(`^(\\d) each (?:of )?${COLOUR} (?:and|&) ${COLOUR} ${OF_ANY_COLOUR}`, 'i')
const BOTH = new RegExp(`^${COUNT} ${COLOUR} (?:and|&|\\+|plus) ${COUNT} ${COLOUR} ${OF_ANY_COLOUR}`, 'i')
