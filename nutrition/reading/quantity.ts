/** A count or measure as written; a range keeps both ends, a single figure has them equal. */
export type Quantity = { min: number; max: number }

/** Reads the quantity a plain text begins with: `2-3 cloves` gives 2 to 3 and ` cloves`. Null when there is none. */
export function readQuantity(text: string): { quantity: Quantity; rest: string } | null {
  const between = /^(?:between|from) (?=[\da-z])/i.exec(text)
  if (between) {
    const range = readQuantity(text.slice(between[0].length).replace(/^(\S{1,9}) and /, '$1 to '))
    return range && range.quantity.max > range.quantity.min ? range : null
  }
  const first = readNumber(text)
  if (!first) return null
  // "1-1/2 cups" is one and a half, "2-3 cloves" a range.
  const joined = /^-(\d{1,2}\/\d{1,2})(?!\d)/.exec(first.rest)
  const part = joined?.[1] ? fraction(joined[1]) : null
  if (joined && part !== null && part < 1 && Number.isInteger(first.value)) {
    return { quantity: same(first.value + part), rest: first.rest.slice(joined[0].length) }
  }
  const dozens = /^[ -]dozen(?: and a half)?\b/i.exec(first.rest)
  if (dozens) {
    const count = first.value * 12 + (/half/i.test(dozens[0]) ? 6 : 0)
    return { quantity: same(count), rest: first.rest.slice(dozens[0].length) }
  }
  const link = /^(?: ?-? ?(?:to|or) |, or | ?-)(?:about )? ?/i.exec(first.rest)
  const second = link ? readEnd(first.rest.slice(link[0].length)) : null
  if (second && second.value > first.value) {
    return { quantity: { min: first.value, max: second.value }, rest: second.rest }
  }
  return { quantity: same(first.value), rest: first.rest }
}

export const middleOf = ({ min, max }: Quantity): number => (min + max) / 2

export const times = ({ min, max }: Quantity, factor: number): Quantity => ({
  min: min * factor,
  max: max * factor,
})

const same = (value: number): Quantity => ({ min: value, max: value })

const NUMBER =
  /^(?:(\d{1,3}) (?:and |& |\+ )?(\d{1,2}\/\d{1,2})(?!\d)|(\d{1,3}\/\d{1,3})(?!\d)|([1-9]\d{0,2}(?:,\d{3})+(?!\d)|\d{1,5})(?:[.,](\d{1,3}))?|\.(\d{1,3}))/

type Numeral = { value: number; rest: string }

function readNumber(text: string): Numeral | null {
  const found = NUMBER.exec(text)
  if (!found) return readWord(text)
  const [all, whole, part, alone, digits, decimals, bare] = found
  const value =
    whole && part
      ? add(Number(whole), fraction(part))
      : alone
        ? (lostSpace(alone) ?? fraction(alone))
        : bare
          ? Number(`0.${bare}`)
          : Number(`${(digits ?? '').replaceAll(',', '')}.${decimals ?? 0}`)
  if (value === null || !Number.isFinite(value) || value <= 0) return null
  return whole || alone || bare || decimals
    ? { value, rest: text.slice(all.length) }
    : andAHalf({ value, rest: text.slice(all.length) })
}

/** "1 and a half cups", "two and three-quarters cups". */
function andAHalf({ value, rest }: Numeral): Numeral {
  const part = /^ and (?:(?:a|one)[ -])?(half|quarter|third|two[ -]thirds|three[ -]quarters)\b/i.exec(rest)
  if (!part?.[1]) return { value, rest }
  return { value: value + (PARTS.get(part[1].toLowerCase()) ?? 0.75), rest: rest.slice(part[0].length) }
}

/** The far end of a range: a figure or a number word, never an article ("1 to a cup"). */
function readEnd(text: string): Numeral | null {
  return /^[\d.]/.test(text) || NUMBER_WORD.test(text) ? readNumber(text) : null
}

/** "11/2 cups" is one and a half with its space missing: nobody writes 5.5 that way. */
function lostSpace(text: string): number | null {
  const found = /^(\d{1,2})([1-7])\/([2-8])$/.exec(text)
  const part = found ? Number(found[2]) / Number(found[3]) : 1
  return found && part < 1 ? Number(found[1]) + part : null
}

const add = (whole: number, part: number | null) => (part === null ? null : whole + part)

function fraction(text: string): number | null {
  const [top, bottom] = text.split('/').map(Number)
  return top && bottom ? top / bottom : null
}

const NUMBER_WORD =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty(?:[- ](?:two|four|five))?|thirty|forty|fifty)\b(?!-)/i

const VALUES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    sixteen: 16,
    eighteen: 18,
    twenty: 20,
    'twenty-two': 22,
    'twenty-four': 24,
    'twenty-five': 25,
    thirty: 30,
    forty: 40,
    fifty: 50,
  }),
)

/** Number words that are not a plain number, the longest first. */
const WORDS: [RegExp, number][] = [
  [/^half[ -]a[ -]dozen\b|^half[ -]dozen\b/i, 6],
  [/^a dozen\b/i, 12],
  [/^an? half[ -]dozen\b/i, 6],
  [/^(?:a |one |1 )?half(?: of)?(?: an?\b)?(?=[ -])/i, 0.5],
  [/^(?:an? |one )?quarter(?: of)?(?: an?\b)?(?= )/i, 0.25],
  [/^three[ -]quarters(?: of)?(?: an?\b)?(?= )/i, 0.75],
  [/^(?:a |one )?third(?: of)?(?: an?\b)?(?= )/i, 1 / 3],
  [/^two[ -]thirds(?: of)?(?: an?\b)?(?= )/i, 2 / 3],
  [/^(?:a )?couple(?: of)?\b/i, 2],
  [/^(?:a )?few\b/i, 3],
  [/^several\b/i, 3],
  [/^an?\b(?!-)/i, 1],
]

function readWord(text: string): Numeral | null {
  for (const [pattern, value] of WORDS) {
    const found = pattern.exec(text)
    if (found) return { value, rest: text.slice(found[0].length) }
  }
  const word = NUMBER_WORD.exec(text)?.[0]
  const value = word && VALUES.get(word.toLowerCase().replace(' ', '-'))
  if (!word || !value) return null
  return andAHalf({ value, rest: text.slice(word.length) })
}

const PARTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    half: 0.5,
    quarter: 0.25,
    third: 1 / 3,
    'two thirds': 2 / 3,
    'two-thirds': 2 / 3,
  }),
)
