import type { BookDish } from './dish.ts'
import { american } from './dishes/american.ts'
import { plain } from './dishes/plain.ts'

/** The dish book: what people ask for by name. A dish in this list is a dish that gets cooked. */
export const DISHES: BookDish[] = [...american]

/** Plates of no name, for foods that no dish of the book holds together. */
export const PLAIN: BookDish[] = plain

const byId = new Map([...DISHES, ...PLAIN].map((dish) => [dish.id, dish]))

export const dishById = (id: string): BookDish | undefined => byId.get(id)
