import { BAKERY } from './bakery.ts'
import { BREAKFAST } from './breakfast.ts'
import type { Dish } from './dish.ts'
import { EAST } from './east.ts'
import { HOME_COOKING } from './home-cooking.ts'
import { KITCHENS } from './kitchens.ts'
import { LATIN, OVEN_AND_PAN, PASTA_AND_RICE } from './mains.ts'
import { BURGERLIKE, SANDWICHES, SOUPS } from './sandwiches-and-soups.ts'
import { SIDES_AND_SALADS } from './sides-and-salads.ts'
import { SWEETS_AND_DRINKS } from './sweets-and-drinks.ts'

/**
 * Dishes that people ask for by name, with what defines them. "any soup" and the like are courses, not dishes: the
 * request is for the kind of dish.
 */
export const DISHES = {
  ...BREAKFAST,
  ...SANDWICHES,
  ...SOUPS,
  ...BURGERLIKE,
  ...PASTA_AND_RICE,
  ...LATIN,
  ...OVEN_AND_PAN,
  ...EAST,
  ...SIDES_AND_SALADS,
  ...SWEETS_AND_DRINKS,
  ...HOME_COOKING,
  ...KITCHENS,
  ...BAKERY,
} satisfies Record<string, Dish>

export type DishName = keyof typeof DISHES
