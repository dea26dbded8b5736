import type { Columns } from './report.ts'

/** Before the mends that these plates led to. The fresh and the unread names were each run once, before anybody looked at what came out. */
export const FIRST_MEASURED: Pick<Columns, 'before' | 'freshFirst' | 'unreadFirst'> = {
  before: { totals: { right: 953, of: 1000 }, meanOff: 6.1, worstOff: 109.8, far: 58, farUnsaid: 23 },
  freshFirst: { totals: { right: 126, of: 1000 }, meanOff: 52.3, worstOff: 298.1, far: 670, farUnsaid: 54 },
  unreadFirst: { totals: { right: 821, of: 1000 }, meanOff: 8.7, worstOff: 59.9, far: 120, farUnsaid: 53 },
}
