import type { Form } from './form.ts'
import { almondCake } from './forms/almond-cake.ts'
import { almondPancakes } from './forms/almond-pancakes.ts'
import { avocadoToast } from './forms/avocado-toast.ts'
import { bakedFish } from './forms/baked-fish.ts'
import { bakedFruit } from './forms/baked-fruit.ts'
import { beanBrownies } from './forms/bean-brownies.ts'
import { beanDip } from './forms/bean-dip.ts'
import { berryCrumble } from './forms/berry-crumble.ts'
import { bibimbap } from './forms/bibimbap.ts'
import { bigSalad } from './forms/big-salad.ts'
import { braise } from './forms/braise.ts'
import { breakfastHash } from './forms/breakfast-hash.ts'
import { burgers } from './forms/burgers.ts'
import { cabbageRolls } from './forms/cabbage-rolls.ts'
import { cauliflowerRice } from './forms/cauliflower-rice.ts'
import { cheesecakes } from './forms/cheesecakes.ts'
import { chiaPot } from './forms/chia-pot.ts'
import { chickpeaOmelette } from './forms/chickpea-omelette.ts'
import { chili } from './forms/chili.ts'
import { chocolateMousse } from './forms/chocolate-mousse.ts'
import { chocolatePots } from './forms/chocolate-pots.ts'
import { chunkySoup } from './forms/chunky-soup.ts'
import { cucumberBites } from './forms/cucumber-bites.ts'
import { curry } from './forms/curry.ts'
import { dal } from './forms/dal.ts'
import { deviledEggs } from './forms/deviled-eggs.ts'
import { donburi } from './forms/donburi.ts'
import { edamameBowl } from './forms/edamame-bowl.ts'
import { eggMuffins } from './forms/egg-muffins.ts'
import { fajitas } from './forms/fajitas.ts'
import { fulMedames } from './forms/ful-medames.ts'
import { grainBowl } from './forms/grain-bowl.ts'
import { gratin } from './forms/gratin.ts'
import { greenSkillet } from './forms/green-skillet.ts'
import { greenSmoothie } from './forms/green-smoothie.ts'
import { guacamole } from './forms/guacamole.ts'
import { huevosRancheros } from './forms/huevos-rancheros.ts'
import { jarSalad } from './forms/jar-salad.ts'
import { kaleCrisps } from './forms/kale-crisps.ts'
import { larb } from './forms/larb.ts'
import { lettuceCups } from './forms/lettuce-cups.ts'
import { meatballs } from './forms/meatballs.ts'
import { mezzePlate } from './forms/mezze-plate.ts'
import { misirWot } from './forms/misir-wot.ts'
import { misoSoup } from './forms/miso-soup.ts'
import { noodleSoup } from './forms/noodle-soup.ts'
import { nutButterApples } from './forms/nut-butter-apples.ts'
import { omelette } from './forms/omelette.ts'
import { overnightOats } from './forms/overnight-oats.ts'
import { palak } from './forms/palak.ts'
import { pannaCotta } from './forms/panna-cotta.ts'
import { parcels } from './forms/parcels.ts'
import { peanutStew } from './forms/peanut-stew.ts'
import { poachedFruit } from './forms/poached-fruit.ts'
import { pozole } from './forms/pozole.ts'
import { pureedSoup } from './forms/pureed-soup.ts'
import { ratatouille } from './forms/ratatouille.ts'
import { ribollita } from './forms/ribollita.ts'
import { ricottaCups } from './forms/ricotta-cups.ts'
import { roastedChickpeas } from './forms/roasted-chickpeas.ts'
import { savoryOats } from './forms/savory-oats.ts'
import { savouryCottage } from './forms/savoury-cottage.ts'
import { seared } from './forms/seared.ts'
import { seedClusters } from './forms/seed-clusters.ts'
import { shakshuka } from './forms/shakshuka.ts'
import { sheetPan } from './forms/sheet-pan.ts'
import { skewers } from './forms/skewers.ts'
import { smorrebrod } from './forms/smorrebrod.ts'
import { steelCutPorridge } from './forms/steel-cut-porridge.ts'
import { stirFry } from './forms/stir-fry.ts'
import { stuffedPeppers } from './forms/stuffed-peppers.ts'
import { tagine } from './forms/tagine.ts'
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
