import type { BookDish } from '../../dish.ts'
import { browniesBarsAndChocolateCakes } from './brownies-bars-and-chocolate-cakes.ts'
import { cheesecakes } from './cheesecakes.ts'
import { lamingtonsAndVictoriaSponge } from './lamingtons-and-victoria-sponge.ts'
import { muffins } from './muffins.ts'
import { quickBreadsAndDonuts } from './quick-breads-and-donuts.ts'
import { redVelvetAlmondAndMilkCakes } from './red-velvet-almond-and-milk-cakes.ts'
import { vanillaCarrotAndFruitCakes } from './vanilla-carrot-and-fruit-cakes.ts'

export const cakes: BookDish[] = [
  ...muffins,
  ...quickBreadsAndDonuts,
  ...cheesecakes,
  ...browniesBarsAndChocolateCakes,
  ...vanillaCarrotAndFruitCakes,
  ...redVelvetAlmondAndMilkCakes,
  ...lamingtonsAndVictoriaSponge,
]
