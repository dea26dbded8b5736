import type { Measured } from './measure.ts'

/** The figures of the day before the work these requests were written for. Never to be updated. */
export const FIRST_MEASURED: Measured = {} as Measured
