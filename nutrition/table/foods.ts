import type { Food } from './food.ts'
import { readFoodFile, readIndexFile } from './food-file.ts'
import { FOOD_GROUPS } from './food-groups.ts'
import { readFoods } from './read-foods.ts'

/** The food table, group by group. Nutrients: USDA SR28; household measures: USDA SR26, else stated. */
export const FOODS: readonly Food[] = readFoods(
  FOOD_GROUPS.flatMap((group) => readFoodFile(group).foods),
  readIndexFile(),
)

const byId = new Map(FOODS.map((food) => [food.id, food]))

export const foodById = (id: string): Food | undefined => byId.get(id)
