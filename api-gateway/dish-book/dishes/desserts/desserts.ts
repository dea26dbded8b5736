import type { BookDish } from '../../dish.ts'
import { candy } from './candy.ts'
import { churrosAndBaklava } from './churros-and-baklava.ts'
import { clafoutisAndTarteTatin } from './clafoutis-and-tarte-tatin.ts'
import { creamAndMeringuePies } from './cream-and-meringue-pies.ts'
import { crispsAndCobblers } from './crisps-and-cobblers.ts'
import { custardsMoussesAndTrifle } from './custards-mousses-and-trifle.ts'
import { dumpCakeAndPotluckSalads } from './dump-cake-and-potluck-salads.ts'
import { frozenDesserts } from './frozen-desserts.ts'
import { fruitDesserts } from './fruit-desserts.ts'
import { fruitNutAndPumpkinPies } from './fruit-nut-and-pumpkin-pies.ts'
import { gulabJamun } from './gulab-jamun.ts'
import { indianSweets } from './indian-sweets.ts'
import { noBakeTreats } from './no-bake-treats.ts'
import { pavlovaStrudelAndButterTarts } from './pavlova-strudel-and-butter-tarts.ts'
import { puddings } from './puddings.ts'
import { rhubarbCrumbleAndBritishPuddings } from './rhubarb-crumble-and-british-puddings.ts'
import { stewedFruit } from './stewed-fruit.ts'

export const desserts: BookDish[] = [
  ...fruitNutAndPumpkinPies,
  ...creamAndMeringuePies,
  ...crispsAndCobblers,
  ...puddings,
  ...custardsMoussesAndTrifle,
  ...frozenDesserts,
  ...fruitDesserts,
  ...stewedFruit,
  ...candy,
  ...noBakeTreats,
  ...churrosAndBaklava,
  ...indianSweets,
  ...clafoutisAndTarteTatin,
  ...gulabJamun,
  ...pavlovaStrudelAndButterTarts,
  ...rhubarbCrumbleAndBritishPuddings,
  ...dumpCakeAndPotluckSalads,
]
