import type { BookDish } from './dish.ts'
import { american } from './dishes/american.ts'
import { plain } from './dishes/plain.ts'

/** The dish book. A dish in this list is a dish that gets cooked. */
export const DISHES: BookDish[] = [...american, ...plain]

const byId = new Map(DISHES.map((dish) => [dish.id, dish]))

export const dishById = (id: string): BookDish | undefined => byId.get(id)
