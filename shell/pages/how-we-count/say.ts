/** A figure from the page's data as it is printed there: grams to the tenth, "not known" if missing. */
export const grams = (value: number | null): string => (value === null ? 'not known' : `${tenths(value)} g`)

export const tenths = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1))

/** Rounded down: 98.96% is never shown as 99%. */
export const percent = ({ right, of }: { right: number; of: number }): string =>
  `${of === 0 ? 0 : Math.floor((1000 * right) / of) / 10}%`

/** "1,000", the same in every browser and on the server. */
export const count = (value: number): string => value.toLocaleString('en-US')
