import type { Food } from './food.ts'
import { readFoodFile, readIndexFile } from './food-file.ts'
import { FOOD_GROUPS, type FoodGroup } from './food-groups.ts'
import { readFoods } from './read-foods.ts'

const rows = FOOD_GROUPS.map((group) => ({ group, foods: readFoodFile(group).foods }))

/** The food table, group by group. Nutrients: USDA SR28; household measures: USDA SR26, unless stated. */
export const FOODS: readonly Food[] = readFoods(
  rows.flatMap(({ foods }) => foods),
  readIndexFile(),
)

const byId = new Map(FOODS.map((food) => [food.id, food]))

export const foodById = (id: string): Food | undefined => byId.get(id)

const groups = new Map(
  rows.flatMap(({ group, foods }) => foods.map(({ id }): [string, FoodGroup] => [id, group])),
)

/** The file a food is in; undefined for a food that is not in this table. */
export const foodGroupOf = (id: string): FoodGroup | undefined => groups.get(id)
