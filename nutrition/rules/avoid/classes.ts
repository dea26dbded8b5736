import { FATS } from './fats.ts'
import type { FoodClass } from './food-class.ts'
import { MEATS } from './meats.ts'
import { PULSES_NUTS_AND_SEEDS } from './pulses-nuts-and-seeds.ts'
import { RISKY_FOODS } from './risky-foods.ts'
import { STARCHES } from './starches.ts'
import { SUGARS_AND_ALCOHOL } from './sugars-and-alcohol.ts'
import { TOLD_BY_A_DOCTOR } from './told-by-a-doctor.ts'
import { VEGETABLES_AND_FRUIT } from './vegetables-and-fruit.ts'

/** Classes a person may name instead of foods. */
export const CLASSES: FoodClass[] = [
  ...MEATS,
  ...RISKY_FOODS,
  ...VEGETABLES_AND_FRUIT,
  ...PULSES_NUTS_AND_SEEDS,
  ...STARCHES,
  ...FATS,
  ...SUGARS_AND_ALCOHOL,
  ...TOLD_BY_A_DOCTOR,
]
