import { type BookDish, type DishFood, idsOf } from '../../../dish-book/dish.ts'
import type { Entry } from '../larder/larder-entry.ts'
import { foodEntry } from './food-entry.ts'
import { MEAT_BY_NAME } from './stands-for.ts'
import type { BookTask, Wanted } from './task.ts'

const NONE: readonly DishFood[] = []

/**
 * The meats of a dish that stay in it although another food was asked for: a beef stir-fry with mushrooms or with shrimp keeps its
 * beef. A "mushroom stroganoff", a "curry with lamb" and a dish that nobody named may do without.
 */
export function meatThatStays(
  dish: BookDish,
  { said, entries }: Wanted,
  order: BookTask,
): readonly DishFood[] {
  const named = order.brief.dish
  if (named?.id !== dish.id) return NONE
  const meats = dish.foods.filter(isMeatOf)
  if (entries[0]?.food.group === 'vegetable') return named.of?.includes(said) ? NONE : meats
  const words = (named.called ?? named.said).toLowerCase().split(' ')
  // A "paella with chicken and rabbit" names both.
  if (entries.some((entry) => words.includes(nameOf(entry)))) return NONE
  return meats.filter((part) => {
    const usual = foodEntry(idsOf(part)[0]!)
    if (!usual || !order.allowed(usual)) return false
    const name = nameOf(usual)
    // Thighs are asked for as chicken, and take the place of the breast.
    const isSame =
      said.includes(name) ||
      entries.some((entry) => nameOf(entry) === name || (entry.kind === 'mince' && usual.kind === 'mince'))
    return MEAT_BY_NAME.test(name) && words.includes(name) && !isSame
  })
}

const isMeatOf = (part: DishFood): boolean =>
  part.job === 'main' && part.defines === true && foodEntry(idsOf(part)[0]!)?.food.group === 'protein'

/** "Beef" of ground beef, too. */
const nameOf = ({ title }: Entry): string =>
  title
    .toLowerCase()
    .replace(/^(?:extra-)?(?:lean )?ground /, '')
    .split(' ')[0] ?? ''
