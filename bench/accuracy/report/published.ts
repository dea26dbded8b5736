import type { Measured } from '../measure.ts'
import { exampleOf, incompleteExamplesOf, tableOf } from './example.ts'

const ROOT = new URL('../../../', import.meta.url)

export const DOCUMENT = new URL('docs/accuracy.md', ROOT)
export const PAGE_DATA = new URL('shell/pages/how-we-count/measured.generated.ts', ROOT)

/** Everything that /how-we-count says in numbers. */
export const publishedOf = (measured: Measured) => ({
  MEASURED: measured,
  FOOD_TABLE: tableOf(),
  EXAMPLE: exampleOf(),
  INCOMPLETE: incompleteExamplesOf(),
})

/** The page's data file: numbers are never typed by hand. */
export function pageData(measured: Measured): string {
  const parts = Object.entries(publishedOf(measured)).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const\n`,
  )
  return `// Written by \`npm run bench:accuracy -- --write\`.\n${parts.join('\n')}`
}
