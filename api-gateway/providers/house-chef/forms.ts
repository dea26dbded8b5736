import type { Form } from './form.ts'
import { almondCake } from './forms/almond-cake.ts'
import { almondPancakes } from './forms/almond-pancakes.ts'
import { avocadoToast } from './forms/avocado-toast.ts'
import { bakedFruit } from './forms/baked-fruit.ts'
import { beanBrownies } from './forms/bean-brownies.ts'
import { beanDip } from './forms/bean-dip.ts'
import { berryCrumble } from './forms/berry-crumble.ts'
import { bigSalad } from './forms/big-salad.ts'
import { braise } from './forms/braise.ts'
import { breakfastHash } from './forms/breakfast-hash.ts'
import { burgers } from './forms/burgers.ts'
import { cauliflowerRice } from './forms/cauliflower-rice.ts'
import { chiaPot } from './forms/chia-pot.ts'
import { chili } from './forms/chili.ts'
import { chocolateMousse } from './forms/chocolate-mousse.ts'
import { chocolatePots } from './forms/chocolate-pots.ts'
import { chunkySoup } from './forms/chunky-soup.ts'
import { cucumberBites } from './forms/cucumber-bites.ts'
import { curry } from './forms/curry.ts'
import { dal } from './forms/dal.ts'
import { deviledEggs } from './forms/deviled-eggs.ts'
import { eggMuffins } from './forms/egg-muffins.ts'
import { fajitas } from './forms/fajitas.ts'
import { grainBowl } from './forms/grain-bowl.ts'
import { gratin } from './forms/gratin.ts'
import { greenSkillet } from './forms/green-skillet.ts'
import { greenSmoothie } from './forms/green-smoothie.ts'
import { guacamole } from './forms/guacamole.ts'
import { jarSalad } from './forms/jar-salad.ts'
import { lettuceCups } from './forms/lettuce-cups.ts'
import { meatballs } from './forms/meatballs.ts'
import { mezzePlate } from './forms/mezze-plate.ts'
import { noodleSoup } from './forms/noodle-soup.ts'
import { nutButterApples } from './forms/nut-butter-apples.ts'
import { omelette } from './forms/omelette.ts'
import { overnightOats } from './forms/overnight-oats.ts'
import { parcels } from './forms/parcels.ts'
import { pureedSoup } from './forms/pureed-soup.ts'
import { ricottaCups } from './forms/ricotta-cups.ts'
import { roastedChickpeas } from './forms/roasted-chickpeas.ts'
import { savouryCottage } from './forms/savoury-cottage.ts'
import { seared } from './forms/seared.ts'
import { seedClusters } from './forms/seed-clusters.ts'
import { shakshuka } from './forms/shakshuka.ts'
import { sheetPan } from './forms/sheet-pan.ts'
import { skewers } from './forms/skewers.ts'
import { steelCutPorridge } from './forms/steel-cut-porridge.ts'
import { stirFry } from './forms/stir-fry.ts'
import { stuffedPeppers } from './forms/stuffed-peppers.ts'
import { tofuScramble } from './forms/tofu-scramble.ts'
import { warmFruitCream } from './forms/warm-fruit-cream.ts'
import { wrap } from './forms/wrap.ts'
import { yogurtBark } from './forms/yogurt-bark.ts'
import { yogurtBowl } from './forms/yogurt-bowl.ts'
import { yogurtDip } from './forms/yogurt-dip.ts'
import { zucchiniNoodles } from './forms/zucchini-noodles.ts'

/** The house chef's book. A form in this list is a form that gets cooked. */
export const FORMS: Form[] = [
  omelette,
  eggMuffins,
  shakshuka,
  deviledEggs,
  tofuScramble,
  yogurtBowl,
  chiaPot,
  overnightOats,
  steelCutPorridge,
  breakfastHash,
  avocadoToast,
  almondPancakes,
  greenSmoothie,
  savouryCottage,
  greenSkillet,
  grainBowl,
  bigSalad,
  jarSalad,
  lettuceCups,
  wrap,
  mezzePlate,
  sheetPan,
  parcels,
  stuffedPeppers,
  meatballs,
  gratin,
  seared,
  skewers,
  burgers,
  stirFry,
  cauliflowerRice,
  zucchiniNoodles,
  fajitas,
  chunkySoup,
  pureedSoup,
  chili,
  curry,
  braise,
  noodleSoup,
  dal,
  guacamole,
  beanDip,
  roastedChickpeas,
  cucumberBites,
  nutButterApples,
  seedClusters,
  yogurtDip,
  chocolateMousse,
  chocolatePots,
  berryCrumble,
  bakedFruit,
  almondCake,
  ricottaCups,
  yogurtBark,
  warmFruitCream,
  beanBrownies,
]
