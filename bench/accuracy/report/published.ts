import type { Measured as Published } from '../../../shell/pages/how-we-count/published.ts'
import type { Measured } from '../measure/measure.ts'
import { exampleOf, incompleteExamplesOf, tableOf } from './example.ts'
import { FIRST_MEASURED } from './first-measured.ts'

const ROOT = new URL('../../../', import.meta.url)

export const DOCUMENT = new URL('docs/accuracy.md', ROOT)
export const PAGE_DATA = new URL('shell/pages/how-we-count/measured.generated.ts', ROOT)

/** Every number shown on /how-we-count. */
export const publishedOf = (measured: Measured) => ({
  MEASURED: measured satisfies Published,
  FIRST_MEASURED,
  FOOD_TABLE: tableOf(),
  EXAMPLE: exampleOf(),
  INCOMPLETE: incompleteExamplesOf(),
})

/** The page's data file: numbers are never typed by hand. */
export function pageData(measured: Measured): string {
  const { MEASURED, FIRST_MEASURED: first, FOOD_TABLE, EXAMPLE, INCOMPLETE } = publishedOf(measured)
  return [
    '// Written by `npm run bench:accuracy -- --write`.',
    "import type { Example, FirstMeasured, FoodTable, Incomplete, Measured } from './published.ts'\n",
    part('MEASURED: Measured', MEASURED),
    part('FIRST_MEASURED: FirstMeasured', first),
    part('FOOD_TABLE: FoodTable', FOOD_TABLE),
    part('EXAMPLE: Example', EXAMPLE),
    part('INCOMPLETE: Incomplete', INCOMPLETE),
  ].join('\n')
}

const part = (name: string, value: object): string =>
  `export const ${name} = ${JSON.stringify(value, null, 2)}\n`
