/** A count or measure as written; a range keeps both ends, a single figure has them equal. */
export type Quantity = { min: number; max: number }

/**
 * Fractions, dashes and quotes as a keyboard writes them, white space single, at most 300 characters:
 * `1½ lb` becomes `1 1/2 lb`, `2–3` becomes `2-3`, `1" piece` becomes `1 inch piece`.
 */
export function plainLine(line: string): string {
  return line
    .slice(0, MAX_LINE)
    .replace(/[\u00bc-\u00be\u2150-\u215e]/g, (sign) => ` ${FRACTIONS[sign] ?? ' '} `)
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/(\d)\s?"/g, '$1 inch ')
    .replace(/×/g, 'x')
    .replace(/\s+/g, ' ')
    .replace(/(\d) - (\d)/g, '$1-$2')
    .replace(/(\d)\s*\/\s*(\d)/g, '$1/$2')
    .trim()
    .replace(/^(?:[-*•▢☐·]|\[ ?\])\s*/, '')
}

const MAX_LINE = 300

const FRACTIONS: Record<string, string> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅐': '1/7',
  '⅑': '1/9',
  '⅒': '1/10',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/** Reads the quantity a text begins with: `2-3 cloves` gives 2 to 3 and ` cloves`. Null when there is none. */
export function readQuantity(text: string): { quantity: Quantity; rest: string } | null {
  const first = readNumber(text)
  if (!first) return null
  // "1-1/2 cups" is one and a half, "2-3 cloves" a range.
  const joined = /^-(\d{1,2}\/\d{1,2})(?!\d)/.exec(first.rest)
  const part = joined?.[1] ? fraction(joined[1]) : null
  if (joined && part !== null && part < 1 && Number.isInteger(first.value)) {
    return { quantity: same(first.value + part), rest: first.rest.slice(joined[0].length) }
  }
  const dozens = /^ dozen\b/i.exec(first.rest)
  if (dozens) return { quantity: same(first.value * 12), rest: first.rest.slice(dozens[0].length) }
  const link = /^\s?(?:-|to\s|or\s)\s?/i.exec(first.rest)
  const second = link ? readNumber(first.rest.slice(link[0].length), true) : null
  if (second && second.value > first.value) {
    return { quantity: { min: first.value, max: second.value }, rest: second.rest }
  }
  return { quantity: same(first.value), rest: first.rest }
}

export const middleOf = ({ min, max }: Quantity): number => (min + max) / 2

const same = (value: number): Quantity => ({ min: value, max: value })

const NUMBER =
  /^(?:(\d{1,3}) (?:and )?(\d{1,2}\/\d{1,2})(?!\d)|(\d{1,3}\/\d{1,3})(?!\d)|(\d{1,3}(?:,\d{3})+|\d{1,5})(?:[.,](\d{1,3}))?|\.(\d{1,3}))/

function readNumber(text: string, digitsOnly = false): { value: number; rest: string } | null {
  const found = NUMBER.exec(text)
  if (!found) return digitsOnly ? null : readWord(text)
  const [all, whole, part, alone, digits, decimals, bare] = found
  const value =
    whole && part
      ? add(Number(whole), fraction(part))
      : alone
        ? fraction(alone)
        : bare
          ? Number(`0.${bare}`)
          : Number(`${(digits ?? '').replaceAll(',', '')}.${decimals ?? 0}`)
  return value !== null && Number.isFinite(value) && value > 0
    ? { value, rest: text.slice(all.length) }
    : null
}

const add = (whole: number, part: number | null) => (part === null ? null : whole + part)

function fraction(text: string): number | null {
  const [top, bottom] = text.split('/').map(Number)
  return top && bottom ? top / bottom : null
}

const WORDS: [RegExp, number][] = [
  [/^one and (?:a|one) half\b/i, 1.5],
  [/^half a dozen\b/i, 6],
  [/^(?:a|one) dozen\b/i, 12],
  [/^(?:a |one )?half(?: an?)?(?= )/i, 0.5],
  [/^(?:a |one )?quarter(?: of)?(?: an?)?(?= )/i, 0.25],
  [/^(?:a )?couple(?: of)?\b/i, 2],
  [/^(?:a )?few\b/i, 3],
  [/^several\b/i, 3],
  [/^(?:an?|one)\b(?!-)/i, 1],
  [/^two\b/i, 2],
  [/^three\b/i, 3],
  [/^four\b/i, 4],
  [/^five\b/i, 5],
  [/^six\b/i, 6],
  [/^seven\b/i, 7],
  [/^eight\b/i, 8],
  [/^nine\b/i, 9],
  [/^ten\b/i, 10],
  [/^twelve\b/i, 12],
]

function readWord(text: string): { value: number; rest: string } | null {
  for (const [pattern, value] of WORDS) {
    const found = pattern.exec(text)
    if (found) return { value, rest: text.slice(found[0].length) }
  }
  return null
}
