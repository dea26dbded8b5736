import type { BookDish } from '../../dish.ts'
import { biscuitsRollsAndFlatbreads } from './biscuits-rolls-and-flatbreads.ts'
import { challah } from './challah.ts'
import { lowCarbBreads } from './low-carb-breads.ts'
import { monkeyBread } from './monkey-bread.ts'
import { paoDeQueijo } from './pao-de-queijo.ts'
import { sodaBreadsAndYorkshirePuddings } from './soda-breads-and-yorkshire-puddings.ts'

export const breads: BookDish[] = [
  ...lowCarbBreads,
  ...biscuitsRollsAndFlatbreads,
  ...challah,
  ...paoDeQueijo,
  ...sodaBreadsAndYorkshirePuddings,
  ...monkeyBread,
]
