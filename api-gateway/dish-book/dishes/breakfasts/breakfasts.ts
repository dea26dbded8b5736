import type { BookDish } from '../../dish.ts'
import { bananaOatPancakes } from './banana-oat-pancakes.ts'
import { beansOnToast } from './beans-on-toast.ts'
import { bliniAndSyrniki } from './blini-and-syrniki.ts'
import { blintzes } from './blintzes.ts'
import { breakfastMeatAndHash } from './breakfast-meat-and-hash.ts'
import { breakfastSandwichesAndToast } from './breakfast-sandwiches-and-toast.ts'
import { breakfastTacosAndBurritos } from './breakfast-tacos-and-burritos.ts'
import { cottageCheeseEggBites } from './cottage-cheese-egg-bites.ts'
import { granolaYogurtAndOvernightOats } from './granola-yogurt-and-overnight-oats.ts'
import { lowCarbBreakfasts } from './low-carb-breakfasts.ts'
import { lowCarbCornAndBiscuits } from './low-carb-corn-and-biscuits.ts'
import { menemenAndFul } from './menemen-and-ful.ts'
import { mexicanEggs } from './mexican-eggs.ts'
import { oatmealAndHotCereal } from './oatmeal-and-hot-cereal.ts'
import { omeletsAndBakedEggs } from './omelets-and-baked-eggs.ts'
import { pancakesAndCrepes } from './pancakes-and-crepes.ts'
import { plainEggsAndScrambles } from './plain-eggs-and-scrambles.ts'
import { wafflesFrenchToastAndCasseroles } from './waffles-french-toast-and-casseroles.ts'

export const breakfasts: BookDish[] = [
  ...omeletsAndBakedEggs,
  ...plainEggsAndScrambles,
  ...breakfastMeatAndHash,
  ...breakfastSandwichesAndToast,
  ...pancakesAndCrepes,
  ...bananaOatPancakes,
  ...lowCarbBreakfasts,
  ...lowCarbCornAndBiscuits,
  ...wafflesFrenchToastAndCasseroles,
  ...oatmealAndHotCereal,
  ...granolaYogurtAndOvernightOats,
  ...mexicanEggs,
  ...breakfastTacosAndBurritos,
  ...blintzes,
  ...menemenAndFul,
  ...bliniAndSyrniki,
  ...beansOnToast,
  ...cottageCheeseEggBites,
]
