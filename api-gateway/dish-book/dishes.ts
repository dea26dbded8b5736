import type { BookDish } from './dish.ts'
import { american } from './dishes/american.ts'
import { breakfasts } from './dishes/breakfasts.ts'
import { broths } from './dishes/broths.ts'
import { casseroles } from './dishes/casseroles.ts'
import { chowders } from './dishes/chowders.ts'
import { desserts } from './dishes/desserts.ts'
import { drinks } from './dishes/drinks.ts'
import { pasta } from './dishes/pasta.ts'
import { plain } from './dishes/plain.ts'
import { salads } from './dishes/salads.ts'
import { sandwiches } from './dishes/sandwiches.ts'
import { snacks } from './dishes/snacks.ts'
import { soups } from './dishes/soups.ts'
import { soupsOfTheWorld } from './dishes/soups-of-the-world.ts'

/** The dish book: what people ask for by name. A dish in this list is a dish that gets cooked. */
export const DISHES: BookDish[] = [
  ...american,
  ...breakfasts,
  ...broths,
  ...casseroles,
  ...chowders,
  ...desserts,
  ...drinks,
  ...pasta,
  ...salads,
  ...sandwiches,
  ...snacks,
  ...soupsOfTheWorld,
  ...soups,
]

/** Plates of no name, for foods that no dish of the book holds together. */
export const PLAIN: BookDish[] = plain

const byId = new Map([...DISHES, ...PLAIN].map((dish) => [dish.id, dish]))

export const dishById = (id: string): BookDish | undefined => byId.get(id)
