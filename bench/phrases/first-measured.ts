import type { Tally } from './tally.ts'

/** The first run of each batch that is published, by the name of its folder. */
export const FIRST_MEASURED: ReadonlyMap<string, readonly Tally[]> = new Map<string, readonly Tally[]>([
  /**
   * The first run of the phrases of `a/`, on 2026-11-22: they were written without reading a rule, and no rule had been
   * changed for them. Never update it.
   */
  [
    'a',
    [
      tally('Foods somebody cannot have: refused, English', [34, 45], [0, 45]),
      tally('Foods somebody cannot have: refused, Spanish', [12, 15], [0, 15]),
      tally('Pregnancy, English', [4, 14], [0, 14]),
      tally('Insulin, or tablets that can cause a low, English', [8, 16], [0, 16]),
      tally('Pregnancy, Spanish', [1, 5], [0, 5]),
      tally('Insulin, or tablets that can cause a low, Spanish', [0, 5], [0, 5]),
      tally('No need for care, English', [0, 0], [4, 30]),
      tally('No need for care, Spanish', [0, 0], [1, 10]),
      tally('Questions about a dose, English', [24, 35], [1, 35]),
      tally('Questions about a dose, Spanish', [5, 15], [0, 15]),
      tally('Allergens in a line or a dish: found, English', [30, 32], [0, 45]),
      tally('Allergens in a line or a dish: found, Spanish', [10, 12], [0, 15]),
      tally('Low blood sugar now, English', [44, 60], [1, 60]),
      tally('Low blood sugar now, Spanish', [10, 40], [0, 40]),
    ],
  ],

  /** The first run of the phrases of `g/`, on 2026-11-23, before a rule was changed or a judge trained. Never update it. */
  [
    'g',
    [
      tally('Foods somebody cannot have: refused, English', [14, 15], [0, 15]),
      tally('Foods somebody cannot have: refused, Spanish', [10, 10], [0, 10]),
      tally('Pregnancy, English', [5, 6], [0, 6]),
      tally('Insulin, or tablets that can cause a low, English', [6, 6], [0, 6]),
      tally('Pregnancy, Spanish', [4, 4], [0, 4]),
      tally('Insulin, or tablets that can cause a low, Spanish', [4, 4], [0, 4]),
      tally('No need for care, English', [0, 0], [5, 12]),
      tally('No need for care, Spanish', [0, 0], [2, 8]),
      tally('Questions about a dose, English', [24, 24], [0, 9]),
      tally('Questions about a dose, Spanish', [15, 16], [0, 6]),
      tally('Low blood sugar now, English', [22, 24], [0, 18]),
      tally('Low blood sugar now, Spanish', [16, 16], [1, 12]),
    ],
  ],

  /** The first run of the phrases of `h/`, on 2026-11-24, before its writer had read a rule or changed anything. Never update it. */
  [
    'h',
    [
      tally('Foods somebody cannot have: refused, English', [21, 22], [0, 22]),
      tally('Foods somebody cannot have: refused, Spanish', [8, 8], [0, 8]),
      tally('Pregnancy, English', [7, 8], [0, 8]),
      tally('Pregnancy, Spanish', [4, 4], [0, 4]),
      tally('Insulin, or tablets that can cause a low, English', [8, 8], [0, 8]),
      tally('Insulin, or tablets that can cause a low, Spanish', [3, 4], [0, 4]),
      tally('No need for care, English', [0, 0], [4, 24]),
      tally('No need for care, Spanish', [0, 0], [0, 8]),
      tally('Questions about a dose, English', [21, 26], [0, 14]),
      tally('Questions about a dose, Spanish', [12, 14], [0, 6]),
      tally('Low blood sugar now, English', [27, 28], [0, 28]),
      tally('Low blood sugar now, Spanish', [12, 12], [0, 12]),
    ],
  ],

  /** The first run of the phrases of `i/`, on 2026-11-26, before anything was changed. Never update it. */
  [
    'i',
    [
      tally('Foods somebody cannot have: refused, English', [29, 40], [1, 40]),
      tally('Foods somebody cannot have: refused, Spanish', [17, 20], [0, 20]),
      tally('Pregnancy, English', [12, 12], [0, 12]),
      tally('Insulin, or tablets that can cause a low, English', [15, 15], [0, 15]),
      tally('No need for care, English', [0, 0], [2, 23]),
      tally('Pregnancy, Spanish', [7, 8], [0, 8]),
      tally('Insulin, or tablets that can cause a low, Spanish', [9, 9], [0, 9]),
      tally('No need for care, Spanish', [0, 0], [1, 13]),
      tally('Questions about a dose, English', [40, 44], [0, 31]),
      tally('Questions about a dose, Spanish', [24, 26], [0, 19]),
      tally('Allergens in a line or a dish: found, English', [18, 19], [1, 28]),
      tally('Allergens in a line or a dish: found, Spanish', [8, 8], [1, 12]),
      tally('Low blood sugar now, English', [29, 30], [0, 30]),
      tally('Low blood sugar now, Spanish', [20, 20], [1, 20]),
    ],
  ],

  /** The first run of the phrases of `j/`, on 2026-11-26, before anything was changed. Never update it. */
  [
    'j',
    [
      tally('Foods somebody cannot have: refused, English', [35, 40], [0, 40]),
      tally('Foods somebody cannot have: refused, Spanish', [16, 20], [0, 20]),
      tally('Pregnancy, English', [11, 12], [0, 12]),
      tally('Insulin, or tablets that can cause a low, English', [15, 15], [1, 15]),
      tally('No need for care, English', [0, 0], [3, 23]),
      tally('Pregnancy, Spanish', [8, 8], [0, 8]),
      tally('Insulin, or tablets that can cause a low, Spanish', [9, 9], [0, 9]),
      tally('No need for care, Spanish', [0, 0], [0, 13]),
      tally('Questions about a dose, English', [42, 44], [0, 31]),
      tally('Questions about a dose, Spanish', [24, 26], [0, 19]),
      tally('Allergens in a line or a dish: found, English', [19, 19], [2, 28]),
      tally('Allergens in a line or a dish: found, Spanish', [7, 8], [0, 12]),
      tally('Low blood sugar now, English', [30, 30], [0, 30]),
      tally('Low blood sugar now, Spanish', [19, 20], [0, 20]),
    ],
  ],

  /** The first run of the phrases of `l/`, on 2026-11-26, before anything was changed with them. Never update it. */
  [
    'l',
    [
      tally('Foods somebody cannot have: refused, English', [46, 46], [0, 46]),
      tally('Foods somebody cannot have: refused, Spanish', [22, 24], [0, 24]),
      tally('Pregnancy, English', [16, 16], [0, 16]),
      tally('Pregnancy, Spanish', [9, 9], [0, 9]),
      tally('Insulin, or tablets that can cause a low, English', [16, 16], [1, 16]),
      tally('Insulin, or tablets that can cause a low, Spanish', [9, 9], [0, 9]),
      tally('No need for care, English', [0, 0], [2, 26]),
      tally('No need for care, Spanish', [0, 0], [0, 14]),
      tally('Questions about a dose, English', [37, 38], [0, 23]),
      tally('Questions about a dose, Spanish', [21, 22], [1, 12]),
      tally('Allergens in a line or a dish: found, English', [49, 50], [1, 70]),
      tally('Low blood sugar now, English', [42, 45], [0, 27]),
      tally('Low blood sugar now, Spanish', [24, 25], [0, 13]),
    ],
  ],

  /**
   * The first run of the phrases of `m/`, on 2026-11-26, with the code from before that day's last changes. Never update
   * it.
   */
  [
    'm',
    [
      tally('Foods somebody cannot have: refused, English', [44, 46], [0, 46]),
      tally('Foods somebody cannot have: refused, Spanish', [24, 24], [0, 24]),
      tally('Pregnancy, English', [12, 13], [0, 13]),
      tally('Pregnancy, Spanish', [7, 7], [0, 7]),
      tally('Insulin, or tablets that can cause a low, English', [13, 13], [0, 13]),
      tally('Insulin, or tablets that can cause a low, Spanish', [7, 7], [0, 7]),
      tally('No need for care, English', [0, 0], [1, 26]),
      tally('No need for care, Spanish', [0, 0], [1, 14]),
      tally('Questions about a dose, English', [30, 32], [0, 23]),
      tally('Questions about a dose, Spanish', [18, 18], [0, 12]),
      tally('Allergens in a line or a dish: found, English', [48, 50], [1, 70]),
      tally('Low blood sugar now, English', [38, 38], [0, 26]),
      tally('Low blood sugar now, Spanish', [22, 22], [0, 14]),
    ],
  ],

  /** The first run of the phrases of `n/`, on 2026-11-26, before anything was changed. Never update it. */
  [
    'n',
    [
      tally('Foods somebody cannot have: refused, English', [45, 50], [1, 50]),
      tally('Foods somebody cannot have: refused, Spanish', [20, 20], [0, 20]),
      tally('Pregnancy, English', [15, 15], [0, 15]),
      tally('Pregnancy, Spanish', [5, 5], [1, 5]),
      tally('Insulin, or tablets that can cause a low, English', [15, 15], [0, 15]),
      tally('Insulin, or tablets that can cause a low, Spanish', [5, 5], [0, 5]),
      tally('No need for care, English', [0, 0], [4, 30]),
      tally('No need for care, Spanish', [0, 0], [0, 10]),
      tally('Questions about a dose, English', [38, 38], [3, 22]),
      tally('Questions about a dose, Spanish', [12, 12], [2, 8]),
      tally('Allergens in a line or a dish: found, English', [30, 34], [0, 47]),
      tally('Allergens in a line or a dish: found, Spanish', [10, 11], [0, 13]),
      tally('Low blood sugar now, English', [40, 40], [0, 27]),
      tally('Low blood sugar now, Spanish', [20, 20], [0, 13]),
    ],
  ],

  /** Phrases of `o/` with the code from before the work on batch n, on 2026-11-26. Never update it. */
  [
    'o',
    [
      tally('Foods somebody cannot have: refused, English', [38, 40], [0, 40]),
      tally('Foods somebody cannot have: refused, Spanish', [10, 10], [0, 10]),
      tally('Pregnancy, English', [7, 7], [0, 7]),
      tally('Pregnancy, Spanish', [3, 3], [0, 3]),
      tally('Insulin, or tablets that can cause a low, English', [7, 7], [0, 7]),
      tally('Insulin, or tablets that can cause a low, Spanish', [3, 3], [0, 3]),
      tally('No need for care, English', [0, 0], [1, 13]),
      tally('No need for care, Spanish', [0, 0], [2, 7]),
      tally('Questions about a dose, English', [27, 27], [3, 17]),
      tally('Questions about a dose, Spanish', [13, 13], [3, 8]),
      tally('Allergens in a line or a dish: found, English', [27, 27], [0, 40]),
      tally('Allergens in a line or a dish: found, Spanish', [7, 7], [0, 10]),
      tally('Low blood sugar now, English', [20, 20], [0, 13]),
      tally('Low blood sugar now, Spanish', [10, 10], [0, 7]),
    ],
  ],

  /** The first run of the phrases of `p/`, on 2026-11-26, after the work on batch n. Never update it. */
  [
    'p',
    [
      tally('Foods somebody cannot have: refused, English', [37, 46], [4, 46]),
      tally('Foods somebody cannot have: refused, Spanish', [13, 14], [2, 14]),
      tally('Allergens in a line or a dish: found, English', [40, 44], [3, 56]),
      tally('Allergens in a line or a dish: found, Spanish', [10, 11], [0, 14]),
    ],
  ],

  /** The first run of the phrases of `q/`, on 2026-11-26, before anything was changed. Never update it. */
  [
    'q',
    [
      tally('Foods somebody cannot have: refused, English', [36, 45], [3, 45]),
      tally('Foods somebody cannot have: refused, Spanish', [13, 15], [1, 15]),
      tally('Allergens in a line or a dish: found, English', [38, 56], [5, 75]),
      tally('Allergens in a line or a dish: found, Spanish', [16, 19], [0, 25]),
    ],
  ],

  /** The first run of the phrases of `r/`, on 2026-11-26, before anything was changed. Never update it. */
  [
    'r',
    [
      tally('Foods somebody cannot have: refused, English', [28, 45], [2, 45]),
      tally('Foods somebody cannot have: refused, Spanish', [10, 15], [1, 15]),
      tally('Allergens in a line or a dish: found, English', [40, 60], [7, 80]),
      tally('Allergens in a line or a dish: found, Spanish', [14, 15], [0, 20]),
    ],
  ],

  /** The run of the phrases of `s/` with the code from before the work on `q/` and the named foods, on 2026-11-26. Never update it. */
  [
    's',
    [
      tally('Foods somebody cannot have: refused, English', [36, 45], [2, 45]),
      tally('Foods somebody cannot have: refused, Spanish', [14, 15], [0, 15]),
      tally('Allergens in a line or a dish: found, English', [51, 71], [9, 95]),
      tally('Allergens in a line or a dish: found, Spanish', [17, 18], [0, 25]),
    ],
  ],

  /** The run of the phrases of `t/` with the same code, on 2026-11-26. Never update it. */
  [
    't',
    [
      tally('Foods somebody cannot have: refused, English', [31, 45], [3, 45]),
      tally('Foods somebody cannot have: refused, Spanish', [12, 15], [2, 15]),
      tally('Allergens in a line or a dish: found, English', [49, 71], [10, 95]),
      tally('Allergens in a line or a dish: found, Spanish', [16, 19], [2, 25]),
    ],
  ],

  /** The first run of the phrases of `u/`, on 2026-11-27, before anything was changed. Never update it. */
  [
    'u',
    [
      tally('Foods somebody cannot have: refused, English', [34, 45], [4, 45]),
      tally('Foods somebody cannot have: refused, Spanish', [11, 15], [1, 15]),
      tally('Allergens in a line or a dish: found, English', [55, 58], [1, 75]),
      tally('Allergens in a line or a dish: found, Spanish', [19, 19], [1, 25]),
    ],
  ],

  /** The first run of the phrases of `v/`, on 2026-11-27, before anything was changed. Never update it. */
  [
    'v',
    [
      tally('Foods somebody cannot have: refused, English', [32, 45], [11, 45]),
      tally('Foods somebody cannot have: refused, Spanish', [7, 15], [1, 15]),
      tally('Allergens in a line or a dish: found, English', [42, 60], [3, 75]),
      tally('Allergens in a line or a dish: found, Spanish', [15, 20], [1, 25]),
    ],
  ],

  /** The run of the phrases of `w/` with the same code, on 2026-11-27. Never update it. */
  [
    'w',
    [
      tally('Foods somebody cannot have: refused, English', [37, 45], [1, 45]),
      tally('Foods somebody cannot have: refused, Spanish', [15, 15], [2, 15]),
      tally('Allergens in a line or a dish: found, English', [65, 67], [0, 75]),
      tally('Allergens in a line or a dish: found, Spanish', [21, 22], [0, 25]),
    ],
  ],

  /** The first run of the phrases of `x/`, on 2026-11-27, before anything was changed. Never update it. */
  [
    'x',
    [
      tally('Foods somebody cannot have: refused, English', [32, 45], [8, 45]),
      tally('Foods somebody cannot have: refused, Spanish', [12, 15], [1, 15]),
      tally('Allergens in a line or a dish: found, English', [49, 53], [5, 75]),
      tally('Allergens in a line or a dish: found, Spanish', [19, 19], [1, 25]),
    ],
  ],

  /** The run of the lines of `y/` with the same code, on 2026-11-27. Never update it. */
  [
    'y',
    [
      tally('Allergens in a line or a dish: found, English', [71, 74], [2, 90]),
      tally('Allergens in a line or a dish: found, Spanish', [24, 24], [0, 30]),
    ],
  ],

  /** The run of the lines of `z/` with the same code, on 2026-11-27. Never update it. */
  [
    'z',
    [
      tally('Allergens in a line or a dish: found, English', [64, 72], [7, 90]),
      tally('Allergens in a line or a dish: found, Spanish', [23, 24], [2, 30]),
    ],
  ],
  /** The first run of the phrases of `aa/`, on 2026-11-27, before anything was changed. Never update it. */
  [
    'aa',
    [
      tally('Pregnancy, English', [14, 14], [1, 14]),
      tally('Pregnancy, Spanish', [6, 6], [0, 6]),
      tally('Insulin, or tablets that can cause a low, English', [11, 14], [2, 14]),
      tally('Insulin, or tablets that can cause a low, Spanish', [6, 6], [1, 6]),
      tally('No need for care, English', [0, 0], [0, 14]),
      tally('No need for care, Spanish', [0, 0], [0, 6]),
      tally('Questions about a dose, English', [37, 40], [2, 15]),
      tally('Questions about a dose, Spanish', [12, 12], [0, 6]),
      tally('Low blood sugar now, English', [60, 60], [1, 30]),
      tally('Low blood sugar now, Spanish', [20, 20], [0, 15]),
    ],
  ],
  /** The first run of the phrases of `ab/`, on 2026-11-27, before anything was changed. Never update it. */
  [
    'ab',
    [
      tally('Pregnancy, English', [14, 14], [0, 14]),
      tally('Pregnancy, Spanish', [6, 6], [0, 6]),
      tally('Insulin, or tablets that can cause a low, English', [14, 14], [1, 14]),
      tally('Insulin, or tablets that can cause a low, Spanish', [6, 6], [0, 6]),
      tally('No need for care, English', [0, 0], [1, 14]),
      tally('No need for care, Spanish', [0, 0], [1, 6]),
      tally('Questions about a dose, English', [38, 40], [1, 15]),
      tally('Questions about a dose, Spanish', [12, 12], [1, 6]),
      tally('Low blood sugar now, English', [60, 60], [1, 30]),
      tally('Low blood sugar now, Spanish', [20, 20], [0, 15]),
    ],
  ],
  /** The first run of the phrases of `ac/`, on 2026-11-27, before anything was changed. Never update it. */
  [
    'ac',
    [
      tally('Foods somebody cannot have: refused, English', [35, 45], [4, 45]),
      tally('Foods somebody cannot have: refused, Spanish', [13, 15], [3, 15]),
      tally('Allergens in a line or a dish: found, English', [59, 61], [3, 95]),
      tally('Allergens in a line or a dish: found, Spanish', [23, 23], [0, 35]),
      tally('Foods somebody wants: not refused, English', [0, 0], [19, 40]),
      tally('Foods somebody wants: not refused, Spanish', [0, 0], [9, 20]),
    ],
  ],
  /** The first run of the phrases of `ad/`, on 2026-11-27, before anything was changed. Never update it. */
  [
    'ad',
    [
      tally('Foods somebody cannot have: refused, English', [36, 45], [2, 45]),
      tally('Foods somebody cannot have: refused, Spanish', [13, 15], [1, 15]),
      tally('Foods somebody wants: not refused, English', [0, 0], [19, 40]),
      tally('Foods somebody wants: not refused, Spanish', [0, 0], [10, 20]),
    ],
  ],
  /** The first run of the phrases of `ae/`, on 2026-11-27, before anything was changed. Never update it. */
  [
    'ae',
    [
      tally('Foods somebody cannot have: refused, English', [37, 45], [2, 45]),
      tally('Foods somebody cannot have: refused, Spanish', [14, 15], [0, 15]),
      tally('Foods somebody wants: not refused, English', [0, 0], [17, 40]),
      tally('Foods somebody wants: not refused, Spanish', [0, 0], [10, 20]),
    ],
  ],
  /** The first run of the phrases of `af/`, on 2026-11-27, before anything was changed. Never update it. */
  [
    'af',
    [
      tally('Pregnancy, English', [19, 20], [1, 20]),
      tally('Pregnancy, Spanish', [10, 10], [0, 10]),
      tally('Insulin, or tablets that can cause a low, English', [20, 20], [1, 20]),
      tally('Insulin, or tablets that can cause a low, Spanish', [10, 10], [0, 10]),
      tally('No need for care, English', [0, 0], [1, 20]),
      tally('No need for care, Spanish', [0, 0], [0, 10]),
      tally('Questions about a dose, English', [40, 40], [3, 30]),
      tally('Questions about a dose, Spanish', [15, 15], [0, 10]),
      tally('Allergens in a line or a dish: found, English', [110, 110], [1, 160]),
      tally('Allergens in a line or a dish: found, Spanish', [50, 50], [0, 80]),
      tally('Low blood sugar now, English', [60, 60], [3, 40]),
      tally('Low blood sugar now, Spanish', [20, 20], [0, 15]),
    ],
  ],
  /** The first run of the phrases of `ag/`, on 2026-11-27, after the misses of `af/` were mended. Never update it. */
  [
    'ag',
    [
      tally('Pregnancy, English', [12, 12], [0, 12]),
      tally('Insulin, or tablets that can cause a low, English', [12, 12], [0, 12]),
      tally('No need for care, English', [0, 0], [0, 12]),
      tally('Pregnancy, Spanish', [6, 6], [0, 6]),
      tally('Insulin, or tablets that can cause a low, Spanish', [6, 6], [0, 6]),
      tally('No need for care, Spanish', [0, 0], [0, 6]),
      tally('Questions about a dose, English', [25, 25], [0, 25]),
      tally('Questions about a dose, Spanish', [10, 10], [0, 10]),
      tally('Allergens in a line or a dish: found, English', [120, 120], [0, 170]),
      tally('Allergens in a line or a dish: found, Spanish', [60, 60], [1, 90]),
      tally('Low blood sugar now, English', [50, 50], [2, 50]),
      tally('Low blood sugar now, Spanish', [20, 20], [1, 20]),
    ],
  ],
])

/** Finds out of all there is to find, and false alarms out of all phrases that may cause one. */
function tally(what: string, [right, of]: Of, [alarms, quiet]: Of): Tally {
  return { what, hits: { right, of }, alarms: { right: alarms, of: quiet } }
}
type Of = readonly [number, number]
