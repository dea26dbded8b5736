import type { Measured } from './measure.ts'

/** The first run of the second list; null until it has been run. */
export const SECOND_FIRST_MEASURED: Measured | null = null
