import type { Three } from './report.ts'

/** The first run over the fifty recipes, on November 22, 2026, before the reader was changed for them. */
export const FIRST_MEASURED: Three = {
  all: {
    given: {
      right: 40,
      of: 50,
    },
    totals: {
      right: 37,
      of: 50,
    },
    close: {
      right: 35,
      of: 37,
    },
    farUnsaid: 2,
    meanOff: 2.9,
    middleOff: 0,
  },
  plain: {
    given: {
      right: 19,
      of: 20,
    },
    totals: {
      right: 18,
      of: 20,
    },
    close: {
      right: 18,
      of: 18,
    },
    farUnsaid: 0,
    meanOff: 0.1,
    middleOff: 0,
  },
  hard: {
    given: {
      right: 21,
      of: 30,
    },
    totals: {
      right: 19,
      of: 30,
    },
    close: {
      right: 17,
      of: 19,
    },
    farUnsaid: 2,
    meanOff: 5.5,
    middleOff: 0,
  },
}
