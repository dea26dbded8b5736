import type { Row } from './asked/row.ts'
import { SECOND_BEYOND } from './asked/second-beyond.ts'
import { SECOND_BUILDER } from './asked/second-builder.ts'
import { SECOND_ENGLISH } from './asked/second-english.ts'
import { SECOND_SPANISH } from './asked/second-spanish.ts'

/**
 * Requests written after the product, without knowledge of it or the first list, so fixes made for one list
 * cannot improve this one's results.
 */
export const SECOND_LIST: readonly Row[] = [
  ...SECOND_ENGLISH,
  ...SECOND_SPANISH,
  ...SECOND_BUILDER,
  ...SECOND_BEYOND,
]
