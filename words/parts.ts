import type { Row } from './row.ts'

/** Parts of a known dish that people refuse by name. They are not foods: what they are made of differs by dish. */
export type DishPart = 'coating' | 'thickener' | 'crust'

/** What each part is called when it is refused: "not breaded", "without the roux". */
export const PARTS: Row<DishPart>[] = [
  {
    means: 'coating',
    en: 'breading|breaded|battered|batter|bread coating|crumb coating|breadcrumb coating|flour coating|egg coating|crispy coating|coating|tempura coating|dredging',
    es: '',
  },
  { means: 'thickener', en: 'roux|thickener|thickening|slurry|flour thickener|cornstarch slurry', es: '' },
  { means: 'crust', en: 'crust|pie crust|pastry|pastry crust|piecrust|pizza dough|dough', es: '' },
]

/** Spanish for a part that is refused, as one phrase: "sin capear". */
export const PARTS_ES: Row[] = [
  {
    means: 'no coating',
    en: 'without breading',
    es: 'sin capear|sin capeado|sin empanizar|sin empanizado|sin empanar|sin empanado|sin apanar|sin apanado|sin rebozar|sin rebozado|sin pan rallado por fuera|sin cobertura',
  },
  { means: 'no thickener', en: 'without thickener', es: 'sin espesar|sin espesante|sin espesantes' },
  { means: 'no crust', en: 'without crust', es: 'sin costra|sin corteza|sin masa' },
]

const WHOLE = PARTS.map(({ means, en }) => ({ means, pattern: new RegExp(`^(?:${en})$`) }))

/** The parts among refused words. */
export const partsIn = (refused: readonly string[]): DishPart[] =>
  WHOLE.filter(({ pattern }) => refused.some((term) => pattern.test(term))).map(({ means }) => means)

/** The word that refused a part. */
export const termOf = (part: DishPart, refused: readonly string[]): string =>
  refused.find((term) => partsIn([term]).includes(part)) ?? part
