import type { BookDish } from '../../dish.ts'
import { beanSides } from './bean-sides.ts'
import { caponataAndGratinDauphinois } from './caponata-and-gratin-dauphinois.ts'
import { caribbeanGreens } from './caribbean-greens.ts'
import { chakalaka } from './chakalaka.ts'
import { cornSides } from './corn-sides.ts'
import { creamedAndBakedVegetables } from './creamed-and-baked-vegetables.ts'
import { deliSalads } from './deli-salads.ts'
import { frijolesDeLaOlla } from './frijoles-de-la-olla.ts'
import { galloPintoKeleweleAndHumitas } from './gallo-pinto-kelewele-and-humitas.ts'
import { gravyCranberryAndStuffing } from './gravy-cranberry-and-stuffing.ts'
import { indianAndEastAsianSides } from './indian-and-east-asian-sides.ts'
import { misoEggplant } from './miso-eggplant.ts'
import { mushyPeasAndClapshot } from './mushy-peas-and-clapshot.ts'
import { plantainsYucaAndBravas } from './plantains-yuca-and-bravas.ts'
import { potatoKugelTzimmesAndCharoset } from './potato-kugel-tzimmes-and-charoset.ts'
import { potatoes } from './potatoes.ts'
import { riceQuinoaAndNoodles } from './rice-quinoa-and-noodles.ts'
import { roastedVegetables } from './roasted-vegetables.ts'
import { rostiSpaetzleAndColcannon } from './rosti-spaetzle-and-colcannon.ts'
import { sabzisThoranAndSaag } from './sabzis-thoran-and-saag.ts'
import { sauteedAndSteamedVegetables } from './sauteed-and-steamed-vegetables.ts'
import { southernFriedSides } from './southern-fried-sides.ts'
import { southernVegetables } from './southern-vegetables.ts'
import { sweetPotatoesAndRoots } from './sweet-potatoes-and-roots.ts'
import { zucchiniCauliflowerAndBeets } from './zucchini-cauliflower-and-beets.ts'

export const sides: BookDish[] = [
  ...potatoes,
  ...rostiSpaetzleAndColcannon,
  ...sweetPotatoesAndRoots,
  ...deliSalads,
  ...gravyCranberryAndStuffing,
  ...creamedAndBakedVegetables,
  ...roastedVegetables,
  ...sauteedAndSteamedVegetables,
  ...zucchiniCauliflowerAndBeets,
  ...indianAndEastAsianSides,
  ...misoEggplant,
  ...southernFriedSides,
  ...southernVegetables,
  ...cornSides,
  ...riceQuinoaAndNoodles,
  ...plantainsYucaAndBravas,
  ...beanSides,
  ...chakalaka,
  ...caponataAndGratinDauphinois,
  ...caribbeanGreens,
  ...sabzisThoranAndSaag,
  ...mushyPeasAndClapshot,
  ...galloPintoKeleweleAndHumitas,
  ...potatoKugelTzimmesAndCharoset,
  ...frijolesDeLaOlla,
]
