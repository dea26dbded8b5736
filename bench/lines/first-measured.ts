/** Measured on November 22, 2026, before anything was fixed. Never change a published figure. */
export const FIRST = {
  shares: {
    implausible: '',
    figures: '81.7% (10722 of 13114)',
    negligible: '5.1% (680 of 13114)',
    'weight-unknown': '2.2% (299 of 13114)',
    'food-unknown': '10.7% (1413 of 13114)',
  },
  msTen: '0.8 ms, 2.1 ms',
  judged: {
    right: '85% (170 of 200)',
    unknown: '12% (24 of 200)',
    honest: '97% (194 of 200)',
    rough: '1% (2 of 200)',
    wrong: '2% (4 of 200)',
    harms: '4 of 200',
    counting: '77.7% (63 of 81)',
  },
  /** November 26, 2026, before anything was fixed with them. */
  outside: {
    right: '95.8% (115 of 120)',
    unknown: '2.5% (3 of 120)',
    honest: '98.3% (118 of 120)',
    rough: '0.8% (1 of 120)',
    wrong: '0.8% (1 of 120)',
    harms: '0 of 120',
    counting: '96.6% (86 of 89)',
  },
} as const
