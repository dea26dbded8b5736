import type { Columns } from './report.ts'

/** Before the fixes that these plates led to: each list was run once before anyone looked at the results. */
export const FIRST_MEASURED: Pick<
  Columns,
  'before' | 'freshFirst' | 'laterFirst' | 'outsideFirst' | 'secondOutsideFirst'
> = {
  before: { totals: { right: 953, of: 1000 }, meanOff: 6.1, worstOff: 109.8, far: 58, farUnsaid: 23 },
  freshFirst: { totals: { right: 126, of: 1000 }, meanOff: 52.3, worstOff: 298.1, far: 670, farUnsaid: 54 },
  laterFirst: { totals: { right: 821, of: 1000 }, meanOff: 8.7, worstOff: 59.9, far: 120, farUnsaid: 53 },
  outsideFirst: {
    totals: { right: 767, of: 1000 },
    meanOff: 16,
    worstOff: 316.1,
    far: 275,
    farUnsaid: 124,
    middleWidth: 28.8,
  },
  secondOutsideFirst: {
    totals: { right: 943, of: 1000 },
    meanOff: 6.5,
    worstOff: 60,
    far: 69,
    farUnsaid: 9,
    middleWidth: 24.6,
  },
}
