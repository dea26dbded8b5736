import type { DishPart } from '@evenplate/words/parts'
import { type BookDish, type DishFood, idsOf } from '../../../dish-book/dish.ts'
import type { BookTask } from './task.ts'

/** The part that this food of a dish makes, if the person refused that part; null otherwise. */
export const refusedPart = (dish: BookDish, part: DishFood, { withoutParts }: BookTask): DishPart | null =>
  withoutParts.find(
    (refused) => part.spare === refused || MAKES[refused](idsOf(part)[0] ?? '', part, dish),
  ) ?? null

const MAKES: Record<DishPart, (usual: string, part: DishFood, dish: BookDish) => boolean> = {
  // Flour that is dusted on is a starch of its dish; flour in a batter or a sauce binds it.
  coating: (usual, { job, grams }, { course }) =>
    /breadcrumbs|panko/.test(usual) ||
    (!BAKED.has(course) && job === 'starch' && grams <= 24 && /^flour-|starch$|^cornmeal/.test(usual)),
  thickener: (usual, { job, grams }, { course }) =>
    !BAKED.has(course) && job === 'binder' && grams <= 12 && /^flour-|starch$|^arrowroot/.test(usual),
  // So much flour is a dough: pierogi, dumplings, spaetzle.
  crust: (usual, { job, grams, defines }, { course }) =>
    /^pie-crust|pastry|phyllo|pizza-dough|crescent|wonton-wrappers/.test(usual) ||
    (!BAKED.has(course) && job === 'starch' && defines === true && grams >= 20 && /^flour-/.test(usual)),
}

const BAKED = new Set(['cake', 'cookies', 'bread', 'dessert', 'breakfast'])
