import type { BookDish } from '../../dish.ts'
import { asianAndMediterraneanSalads } from './asian-and-mediterranean-salads.ts'
import { beanGrainAndPastaSalads } from './bean-grain-and-pasta-salads.ts'
import { cheeseburgerSalad } from './cheeseburger-salad.ts'
import { coldNoodleSalads } from './cold-noodle-salads.ts'
import { coronationChicken } from './coronation-chicken.ts'
import { dinnerSalads } from './dinner-salads.ts'
import { fruitAndRootSalads } from './fruit-and-root-salads.ts'
import { greenSalads } from './green-salads.ts'
import { mexicanSalads } from './mexican-salads.ts'
import { panzanella } from './panzanella.ts'
import { tunaEggHamAndLayeredSalads } from './tuna-egg-ham-and-layered-salads.ts'

export const salads: BookDish[] = [
  ...dinnerSalads,
  ...greenSalads,
  ...tunaEggHamAndLayeredSalads,
  ...fruitAndRootSalads,
  ...beanGrainAndPastaSalads,
  ...mexicanSalads,
  ...asianAndMediterraneanSalads,
  ...coldNoodleSalads,
  ...panzanella,
  ...coronationChicken,
  ...cheeseburgerSalad,
]
