const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ...([
    ['½', 0.5],
    ['¼', 0.25],
    ['¾', 0.75],
    ['⅓', 1 / 3],
    ['⅔', 2 / 3],
    ['⅛', 0.125],
  ] as const),
])

/** A number from data, as a number or as text that is only a number; NaN for anything else, which might throw when converted. */
export const numberIn = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN

/** The first number in a text: "1,200.5", "71,5", "1 1/2", "½". Null if it has none. */
export function numberOf(text: string): number | null {
  const found = /(\d[\d.,]{0,15})?\s?(?:([½¼¾⅓⅔⅛])|(\d{1,3})\/(\d{1,3}))|\d[\d.,]{0,15}/.exec(text)
  if (!found) return null
  const [all, whole, sign, over, under] = found
  if (sign) return (whole ? decimal(whole) : 0) + (FRACTIONS.get(sign) ?? 0)
  if (over && under && Number(under) > 0) return (whole ? decimal(whole) : 0) + Number(over) / Number(under)
  return decimal(all)
}

/** A comma before three digits groups them; any other is a decimal comma. */
function decimal(text: string): number {
  const plain = text.replace(/[.,]+$/, '')
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replace(/,/g, ''))
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(plain)) return Number(plain.replace(/\./g, '').replace(',', '.'))
  const value = Number.parseFloat(plain.replace(',', '.'))
  return Number.isFinite(value) ? value : 0
}
