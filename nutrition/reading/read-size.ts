import { middleOf, readQuantity } from './quantity.ts'
import type { Amount, Size } from './read-amount.ts'

const SIZES: [RegExp, Size][] = [
  [/^\s*(?:extra[- ]large|x-?large|xl)[\s,]/i, 'extra large'],
  [/^\s*jumbo\s/i, 'jumbo'],
  [
    /^\s*(?:small|sm\.?)(?:[- ]?sized?)?(?:(?: to | or |-to-|-|\/)(?:medium|large)(?:[- ]sized?)?)?[\s,]/i,
    'small',
  ],
  [
    /^\s*(?:medium|med\.?|average|regular)(?:[- ]?sized?)?(?:(?: to | or |-to-|-|\/)large(?:[- ]sized?)?)?[\s,]/i,
    'medium',
  ],
  [/^\s*(?:large|big|lg\.?|lrg\.?)(?:[- ]?sized?)?[\s,]/i, 'large'],
]

const PRAISE =
  /^\s*\(?(?:(?:lightly|slightly|well) heaped|barely|heaping|heaped|rounded|level|scant|generous|loosely packed|lightly packed|tightly packed|firmly packed|packed|good|nice|plump|(?:outer|inner)(?= lea(?:f|ves)\b)|(?:very )?(?:thick|thin|fat)(?=(?:-cut)? (?:slice|rasher|strip|wedge|round|stalk|spear)))\)?\s/i

const HEAPED = /^\s*\(?(?:(?:lightly|slightly|well) )?(?:heap|round|generous)/i

/** `large`, `medium-sized`, `heaped`, at the start of a text; returns the text without it. */
export function readSize(amount: Amount, rest: string): string {
  amount.heaped ||= HEAPED.test(rest)
  const text = rest.replace(PRAISE, ' ')
  for (const [pattern, size] of SIZES) {
    const found = pattern.exec(text)
    if (!found) continue
    amount.size ??= size
    return ` ${text.slice(found[0].length)}`.replace(PRAISE, ' ')
  }
  return text
}

/** `2-inch piece ginger`, `2 (1-inch) pieces`, `3 cm of leek`; the number before the unit may be the line's first. */
export function readLength(amount: Amount, rest: string): string {
  const own = amount.inches === null ? LENGTH.exec(rest) : null
  if (own && amount.quantity && amount.unit === null) {
    amount.inches = middleOf(amount.quantity) * inchesOf(own[1] ?? '')
    amount.quantity = { min: 1, max: 1 }
    return ` ${rest.slice(own[0].length)}`
  }
  const found = /^[\s,]*(\()?(?:about )?(?=[\d.])/.exec(rest)
  const number = found && amount.inches === null ? readQuantity(rest.slice(found[0].length)) : null
  const unit = number ? LENGTH.exec(number.rest) : null
  if (!found || !number || !unit) return rest
  const after = number.rest.slice(unit[0].length)
  const close = found[1] ? after.indexOf(')') : -1
  if (found[1] && close < 0) return rest
  amount.inches = middleOf(number.quantity) * inchesOf(unit[1] ?? '')
  return ` ${after.slice(close + 1)}`
}

const LENGTH =
  /^[\s-]?(inch(?:es)?|in\.|cm|centimet(?:er|re)s?|mm)(?![a-z])(?:[- ]?(?:thick|long|wide|tall|square(?!s)))?(?:[- ](?:piece|knob|chunk|section|length|nub)s?(?![a-z]))?(?: of(?: the)?(?= ))?/i

const inchesOf = (unit: string) => (/^in/i.test(unit) ? 1 : /^c/i.test(unit) ? 1 / 2.54 : 1 / 25.4)
