import type { Food } from './food.ts'
import { breads } from './foods/breads.ts'
import { brothsAndSoups } from './foods/broths-and-soups.ts'
import { chocolateAndBaking } from './foods/chocolate-and-baking.ts'
import { drinks } from './foods/drinks.ts'
import { eggsAndDairy } from './foods/eggs-and-dairy.ts'
import { fatsAndOils } from './foods/fats-and-oils.ts'
import { fishAndSeafood } from './foods/fish-and-seafood.ts'
import { flours } from './foods/flours.ts'
import { fruits } from './foods/fruit.ts'
import { grains } from './foods/grains.ts'
import { herbsAndSpices } from './foods/herbs-and-spices.ts'
import { meatAndPoultry } from './foods/meat-and-poultry.ts'
import { nutsAndSeeds } from './foods/nuts-and-seeds.ts'
import { pastaAndNoodles } from './foods/pasta-and-noodles.ts'
import { plantMilks } from './foods/plant-milks.ts'
import { pulses } from './foods/pulses.ts'
import { saucesAndCondiments } from './foods/sauces-and-condiments.ts'
import { soyAndMeatless } from './foods/soy-and-meatless.ts'
import { starchyVegetables } from './foods/starchy-vegetables.ts'
import { sweeteners } from './foods/sweeteners.ts'
import { vegetables } from './foods/vegetables.ts'

/** The food table, group by group. Nutrients: USDA SR28; household measures: USDA SR26, else stated. */
export const FOODS: readonly Food[] = [
  ...vegetables,
  ...starchyVegetables,
  ...fruits,
  ...meatAndPoultry,
  ...fishAndSeafood,
  ...eggsAndDairy,
  ...soyAndMeatless,
  ...plantMilks,
  ...pulses,
  ...grains,
  ...pastaAndNoodles,
  ...breads,
  ...flours,
  ...nutsAndSeeds,
  ...fatsAndOils,
  ...sweeteners,
  ...chocolateAndBaking,
  ...saucesAndCondiments,
  ...brothsAndSoups,
  ...herbsAndSpices,
  ...drinks,
]

const byId = new Map(FOODS.map((food) => [food.id, food]))

export const foodById = (id: string): Food | undefined => byId.get(id)
