import { almondCake } from './almond-cake.ts'
import { almondPancakes } from './almond-pancakes.ts'
import { avocadoToast } from './avocado-toast.ts'
import { bakedFish } from './baked-fish.ts'
import { bakedFruit } from './baked-fruit.ts'
import { beanBrownies } from './bean-brownies.ts'
import { beanDip } from './bean-dip.ts'
import { berryCrumble } from './berry-crumble.ts'
import { bibimbap } from './bibimbap.ts'
import { bigSalad } from './big-salad.ts'
import { braise } from './braise.ts'
import { breakfastHash } from './breakfast-hash.ts'
import { burgers } from './burgers.ts'
import { cabbageRolls } from './cabbage-rolls.ts'
import { cauliflowerRice } from './cauliflower-rice.ts'
import { cheesecakes } from './cheesecakes.ts'
import { chiaPot } from './chia-pot.ts'
import { chickpeaOmelette } from './chickpea-omelette.ts'
import { chili } from './chili.ts'
import { chocolateMousse } from './chocolate-mousse.ts'
import { chocolatePots } from './chocolate-pots.ts'
import { chunkySoup } from './chunky-soup.ts'
import { cucumberBites } from './cucumber-bites.ts'
import { curry } from './curry.ts'
import { dal } from './dal.ts'
import { deviledEggs } from './deviled-eggs.ts'
import { donburi } from './donburi.ts'
import { edamameBowl } from './edamame-bowl.ts'
import { eggMuffins } from './egg-muffins.ts'
import { fajitas } from './fajitas.ts'
import type { Form } from './form.ts'
import { fulMedames } from './ful-medames.ts'
import { grainBowl } from './grain-bowl.ts'
import { gratin } from './gratin.ts'
import { greenSkillet } from './green-skillet.ts'
import { greenSmoothie } from './green-smoothie.ts'
import { guacamole } from './guacamole.ts'
import { huevosRancheros } from './huevos-rancheros.ts'
import { jarSalad } from './jar-salad.ts'
import { kaleCrisps } from './kale-crisps.ts'
import { larb } from './larb.ts'
import { lettuceCups } from './lettuce-cups.ts'
import { meatballs } from './meatballs.ts'
import { mezzePlate } from './mezze-plate.ts'
import { misirWot } from './misir-wot.ts'
import { misoSoup } from './miso-soup.ts'
import { noodleSoup } from './noodle-soup.ts'
import { nutButterApples } from './nut-butter-apples.ts'
import { omelette } from './omelette.ts'
import { overnightOats } from './overnight-oats.ts'
import { palak } from './palak.ts'
import { pannaCotta } from './panna-cotta.ts'
import { parcels } from './parcels.ts'
import { peanutStew } from './peanut-stew.ts'
import { poachedFruit } from './poached-fruit.ts'
import { pozole } from './pozole.ts'
import { pureedSoup } from './pureed-soup.ts'
import { ratatouille } from './ratatouille.ts'
import { ribollita } from './ribollita.ts'
import { ricottaCups } from './ricotta-cups.ts'
import { roastedChickpeas } from './roasted-chickpeas.ts'
import { savoryOats } from './savory-oats.ts'
import { savouryCottage } from './savoury-cottage.ts'
import { seared } from './seared.ts'
import { seedClusters } from './seed-clusters.ts'
import { shakshuka } from './shakshuka.ts'
import { sheetPan } from './sheet-pan.ts'
import { skewers } from './skewers.ts'
import { smorrebrod } from './smorrebrod.ts'
import { steelCutPorridge } from './steel-cut-porridge.ts'
import { stirFry } from './stir-fry.ts'
import { stuffedPeppers } from './stuffed-peppers.ts'
import { tagine } from './tagine.ts'
import { tofuScramble } from './tofu-scramble.ts'
import { warmFruitCream } from './warm-fruit-cream.ts'
import { wrap } from './wrap.ts'
import { yogurtBark } from './yogurt-bark.ts'
import { yogurtBowl } from './yogurt-bowl.ts'
import { yogurtDip } from './yogurt-dip.ts'
import { zucchiniNoodles } from './zucchini-noodles.ts'

/** The house chef's forms. Only forms in this list are used. */
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
  chickpeaOmelette,
  huevosRancheros,
  savoryOats,
  smorrebrod,
  misoSoup,
  fulMedames,
  larb,
  bibimbap,
  bakedFish,
  tagine,
  misirWot,
  peanutStew,
  donburi,
  pozole,
  cabbageRolls,
  palak,
  ribollita,
  ratatouille,
  edamameBowl,
  kaleCrisps,
  pannaCotta,
  poachedFruit,
  cheesecakes,
]
