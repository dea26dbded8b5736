import type { Dish } from './dish.ts'
import { BAKERY } from './dishes/bakery.ts'
import { BREAKFAST } from './dishes/breakfast.ts'
import { EAST } from './dishes/east.ts'
import { HOME_COOKING } from './dishes/home-cooking.ts'
import { KITCHENS } from './dishes/kitchens.ts'
import { LATIN, OVEN_AND_PAN, PASTA_AND_RICE } from './dishes/mains.ts'
import { BURGERLIKE, SANDWICHES, SOUPS } from './dishes/sandwiches-and-soups.ts'
import { SIDES_AND_SALADS } from './dishes/sides-and-salads.ts'
import { SWEETS_AND_DRINKS } from './dishes/sweets-and-drinks.ts'

/**
 * Dishes that people ask for by name, by what defines them. "any soup" and its like are courses, not dishes:
 * what is asked there is the kind of thing.
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
