import type { BookDish } from '../../dish.ts'
import { burgers } from './burgers.ts'
import { grilledCheeseAndPanini } from './grilled-cheese-and-panini.ts'
import { hotBeefSandwiches } from './hot-beef-sandwiches.ts'
import { lunchSandwiches } from './lunch-sandwiches.ts'
import { openFacedAndTeaSandwiches } from './open-faced-and-tea-sandwiches.ts'
import { quinoaBurgers } from './quinoa-burgers.ts'
import { sabich } from './sabich.ts'
import { sandwichesOnABun } from './sandwiches-on-a-bun.ts'
import { stuffedBurgers } from './stuffed-burgers.ts'
import { subs } from './subs.ts'
import { welshRarebit } from './welsh-rarebit.ts'
import { wrapsAndPitas } from './wraps-and-pitas.ts'

export const sandwiches: BookDish[] = [
  ...burgers,
  ...quinoaBurgers,
  ...hotBeefSandwiches,
  ...grilledCheeseAndPanini,
  ...lunchSandwiches,
  ...sandwichesOnABun,
  ...subs,
  ...wrapsAndPitas,
  ...openFacedAndTeaSandwiches,
  ...welshRarebit,
  ...stuffedBurgers,
  ...sabich,
]
