import type { NamedDish } from '../../../brief/brief.ts'
import type { BookDish } from '../../../dish-book/dish.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import { answersFor } from './rank.ts'

/**
 * Other dishes of the book that are called the same with a word before it: a no-bake cheesecake is a cheesecake, and fish tacos are
 * tacos. Of the same kind, in the order of the book.
 */
export function alsoCalled(dish: BookDish, { called, said }: NamedDish): BookDish[] {
  const asked = [called ?? said, said].map(plain).filter((name) => !COURSES.has(name))
  return DISHES.filter(
    (other) =>
      other.id !== dish.id &&
      (answersFor(dish.course, other) || answersFor(other.course, dish)) &&
      asked.some((name) => plain(other.title).endsWith(` ${name}`)),
  )
}

/** An egg salad is no salad with eggs. */
const COURSES = new Set(['soup', 'salad', 'sandwich', 'cake', 'bread', 'pie', 'dip', 'cookie', 'casserole'])

const plain = (name: string): string =>
  name
    .toLowerCase()
    .trim()
    // "Arepas with Cheese" are arepas.
    .replace(/ with .*$/, '')
    .replace(/s$/, '')
    .replace(/omelette$/, 'omelet')
