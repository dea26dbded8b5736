import type { BookDish } from '../../dish.ts'
import { arancini } from './arancini.ts'
import { choppedLiverAndGefilteFish } from './chopped-liver-and-gefilte-fish.ts'
import { crunchySnacks } from './crunchy-snacks.ts'
import { dhoklaMomosAndVadaPav } from './dhokla-momos-and-vada-pav.ts'
import { eggFishMeatAndCheeseSnacks } from './egg-fish-meat-and-cheese-snacks.ts'
import { fingerFood } from './finger-food.ts'
import { friedSnacks } from './fried-snacks.ts'
import { fruitYogurtAndVegetableSnacks } from './fruit-yogurt-and-vegetable-snacks.ts'
import { hotPartySnacks } from './hot-party-snacks.ts'
import { nutButterAndEnergySnacks } from './nut-butter-and-energy-snacks.ts'
import { pizzaBitesAndStuffedMushrooms } from './pizza-bites-and-stuffed-mushrooms.ts'
import { salsasAndSpreads } from './salsas-and-spreads.ts'
import { scotchEggsAndSausageRolls } from './scotch-eggs-and-sausage-rolls.ts'

export const snacks: BookDish[] = [
  ...hotPartySnacks,
  ...fingerFood,
  ...eggFishMeatAndCheeseSnacks,
  ...nutButterAndEnergySnacks,
  ...fruitYogurtAndVegetableSnacks,
  ...crunchySnacks,
  ...friedSnacks,
  ...dhoklaMomosAndVadaPav,
  ...salsasAndSpreads,
  ...pizzaBitesAndStuffedMushrooms,
  ...arancini,
  ...scotchEggsAndSausageRolls,
  ...choppedLiverAndGefilteFish,
]
