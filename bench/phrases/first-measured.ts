import type { Tally } from './tally.ts'

/**
 * The first run of the phrases of `a/`, on 2026-11-22: they were written without reading a rule, and no rule had been
 * changed for them. Never update it.
 */
export const FIRST_MEASURED: readonly Tally[] = [
  {
    what: 'Foods somebody cannot have: refused, English',
    hits: { right: 34, of: 45 },
    alarms: { right: 0, of: 45 },
  },
  {
    what: 'Foods somebody cannot have: refused, Spanish',
    hits: { right: 12, of: 15 },
    alarms: { right: 0, of: 15 },
  },
  { what: 'Pregnancy, English', hits: { right: 4, of: 14 }, alarms: { right: 0, of: 14 } },
  {
    what: 'Insulin, or tablets that can cause a low, English',
    hits: { right: 8, of: 16 },
    alarms: { right: 0, of: 16 },
  },
  { what: 'Pregnancy, Spanish', hits: { right: 1, of: 5 }, alarms: { right: 0, of: 5 } },
  {
    what: 'Insulin, or tablets that can cause a low, Spanish',
    hits: { right: 0, of: 5 },
    alarms: { right: 0, of: 5 },
  },
  { what: 'No need for care, English', hits: { right: 0, of: 0 }, alarms: { right: 4, of: 30 } },
  { what: 'No need for care, Spanish', hits: { right: 0, of: 0 }, alarms: { right: 1, of: 10 } },
  { what: 'Questions about a dose, English', hits: { right: 24, of: 35 }, alarms: { right: 1, of: 35 } },
  { what: 'Questions about a dose, Spanish', hits: { right: 5, of: 15 }, alarms: { right: 0, of: 15 } },
  {
    what: 'Allergens in a line or a dish: found, English',
    hits: { right: 30, of: 32 },
    alarms: { right: 0, of: 45 },
  },
  {
    what: 'Allergens in a line or a dish: found, Spanish',
    hits: { right: 10, of: 12 },
    alarms: { right: 0, of: 15 },
  },
  { what: 'Low blood sugar now, English', hits: { right: 44, of: 60 }, alarms: { right: 1, of: 60 } },
  { what: 'Low blood sugar now, Spanish', hits: { right: 10, of: 40 }, alarms: { right: 0, of: 40 } },
]

/** The first run of the phrases of `g/`, on 2026-11-23, before a rule was changed or a judge trained. Never update it. */
export const FIRST_MEASURED_G: readonly Tally[] = [
  {
    what: 'Foods somebody cannot have: refused, English',
    hits: { right: 14, of: 15 },
    alarms: { right: 0, of: 15 },
  },
  {
    what: 'Foods somebody cannot have: refused, Spanish',
    hits: { right: 10, of: 10 },
    alarms: { right: 0, of: 10 },
  },
  {
    what: 'Pregnancy, English',
    hits: { right: 5, of: 6 },
    alarms: { right: 0, of: 6 },
  },
  {
    what: 'Insulin, or tablets that can cause a low, English',
    hits: { right: 6, of: 6 },
    alarms: { right: 0, of: 6 },
  },
  {
    what: 'Pregnancy, Spanish',
    hits: { right: 4, of: 4 },
    alarms: { right: 0, of: 4 },
  },
  {
    what: 'Insulin, or tablets that can cause a low, Spanish',
    hits: { right: 4, of: 4 },
    alarms: { right: 0, of: 4 },
  },
  {
    what: 'No need for care, English',
    hits: { right: 0, of: 0 },
    alarms: { right: 5, of: 12 },
  },
  {
    what: 'No need for care, Spanish',
    hits: { right: 0, of: 0 },
    alarms: { right: 2, of: 8 },
  },
  {
    what: 'Questions about a dose, English',
    hits: { right: 24, of: 24 },
    alarms: { right: 0, of: 9 },
  },
  {
    what: 'Questions about a dose, Spanish',
    hits: { right: 15, of: 16 },
    alarms: { right: 0, of: 6 },
  },
  {
    what: 'Low blood sugar now, English',
    hits: { right: 22, of: 24 },
    alarms: { right: 0, of: 18 },
  },
  {
    what: 'Low blood sugar now, Spanish',
    hits: { right: 16, of: 16 },
    alarms: { right: 1, of: 12 },
  },
]

/** The first run of the phrases of `h/`, on 2026-11-24, before its writer had read a rule or changed anything. Never update it. */
export const FIRST_MEASURED_H: readonly Tally[] = [
  {
    what: 'Foods somebody cannot have: refused, English',
    hits: { right: 21, of: 22 },
    alarms: { right: 0, of: 22 },
  },
  {
    what: 'Foods somebody cannot have: refused, Spanish',
    hits: { right: 8, of: 8 },
    alarms: { right: 0, of: 8 },
  },
  { what: 'Pregnancy, English', hits: { right: 7, of: 8 }, alarms: { right: 0, of: 8 } },
  { what: 'Pregnancy, Spanish', hits: { right: 4, of: 4 }, alarms: { right: 0, of: 4 } },
  {
    what: 'Insulin, or tablets that can cause a low, English',
    hits: { right: 8, of: 8 },
    alarms: { right: 0, of: 8 },
  },
  {
    what: 'Insulin, or tablets that can cause a low, Spanish',
    hits: { right: 3, of: 4 },
    alarms: { right: 0, of: 4 },
  },
  { what: 'No need for care, English', hits: { right: 0, of: 0 }, alarms: { right: 4, of: 24 } },
  { what: 'No need for care, Spanish', hits: { right: 0, of: 0 }, alarms: { right: 0, of: 8 } },
  { what: 'Questions about a dose, English', hits: { right: 21, of: 26 }, alarms: { right: 0, of: 14 } },
  { what: 'Questions about a dose, Spanish', hits: { right: 12, of: 14 }, alarms: { right: 0, of: 6 } },
  { what: 'Low blood sugar now, English', hits: { right: 27, of: 28 }, alarms: { right: 0, of: 28 } },
  { what: 'Low blood sugar now, Spanish', hits: { right: 12, of: 12 }, alarms: { right: 0, of: 12 } },
]

/** The first run of the phrases of `i/`, on 2026-11-26, before anything was changed. Never update it. */
export const FIRST_MEASURED_I: readonly Tally[] = [
  {
    what: 'Foods somebody cannot have: refused, English',
    hits: { right: 29, of: 40 },
    alarms: { right: 1, of: 40 },
  },
  {
    what: 'Foods somebody cannot have: refused, Spanish',
    hits: { right: 17, of: 20 },
    alarms: { right: 0, of: 20 },
  },
  { what: 'Pregnancy, English', hits: { right: 12, of: 12 }, alarms: { right: 0, of: 12 } },
  {
    what: 'Insulin, or tablets that can cause a low, English',
    hits: { right: 15, of: 15 },
    alarms: { right: 0, of: 15 },
  },
  { what: 'No need for care, English', hits: { right: 0, of: 0 }, alarms: { right: 2, of: 23 } },
  { what: 'Pregnancy, Spanish', hits: { right: 7, of: 8 }, alarms: { right: 0, of: 8 } },
  {
    what: 'Insulin, or tablets that can cause a low, Spanish',
    hits: { right: 9, of: 9 },
    alarms: { right: 0, of: 9 },
  },
  { what: 'No need for care, Spanish', hits: { right: 0, of: 0 }, alarms: { right: 1, of: 13 } },
  { what: 'Questions about a dose, English', hits: { right: 40, of: 44 }, alarms: { right: 0, of: 31 } },
  { what: 'Questions about a dose, Spanish', hits: { right: 24, of: 26 }, alarms: { right: 0, of: 19 } },
  {
    what: 'Allergens in a line or a dish: found, English',
    hits: { right: 18, of: 19 },
    alarms: { right: 1, of: 28 },
  },
  {
    what: 'Allergens in a line or a dish: found, Spanish',
    hits: { right: 8, of: 8 },
    alarms: { right: 1, of: 12 },
  },
  { what: 'Low blood sugar now, English', hits: { right: 29, of: 30 }, alarms: { right: 0, of: 30 } },
  { what: 'Low blood sugar now, Spanish', hits: { right: 20, of: 20 }, alarms: { right: 1, of: 20 } },
]

/** The first run of the phrases of `j/`, on 2026-11-26, before anything was changed. Never update it. */
export const FIRST_MEASURED_J: readonly Tally[] = [
  {
    what: 'Foods somebody cannot have: refused, English',
    hits: { right: 35, of: 40 },
    alarms: { right: 0, of: 40 },
  },
  {
    what: 'Foods somebody cannot have: refused, Spanish',
    hits: { right: 16, of: 20 },
    alarms: { right: 0, of: 20 },
  },
  { what: 'Pregnancy, English', hits: { right: 11, of: 12 }, alarms: { right: 0, of: 12 } },
  {
    what: 'Insulin, or tablets that can cause a low, English',
    hits: { right: 15, of: 15 },
    alarms: { right: 1, of: 15 },
  },
  { what: 'No need for care, English', hits: { right: 0, of: 0 }, alarms: { right: 3, of: 23 } },
  { what: 'Pregnancy, Spanish', hits: { right: 8, of: 8 }, alarms: { right: 0, of: 8 } },
  {
    what: 'Insulin, or tablets that can cause a low, Spanish',
    hits: { right: 9, of: 9 },
    alarms: { right: 0, of: 9 },
  },
  { what: 'No need for care, Spanish', hits: { right: 0, of: 0 }, alarms: { right: 0, of: 13 } },
  { what: 'Questions about a dose, English', hits: { right: 42, of: 44 }, alarms: { right: 0, of: 31 } },
  { what: 'Questions about a dose, Spanish', hits: { right: 24, of: 26 }, alarms: { right: 0, of: 19 } },
  {
    what: 'Allergens in a line or a dish: found, English',
    hits: { right: 19, of: 19 },
    alarms: { right: 2, of: 28 },
  },
  {
    what: 'Allergens in a line or a dish: found, Spanish',
    hits: { right: 7, of: 8 },
    alarms: { right: 0, of: 12 },
  },
  { what: 'Low blood sugar now, English', hits: { right: 30, of: 30 }, alarms: { right: 0, of: 30 } },
  { what: 'Low blood sugar now, Spanish', hits: { right: 19, of: 20 }, alarms: { right: 0, of: 20 } },
]
