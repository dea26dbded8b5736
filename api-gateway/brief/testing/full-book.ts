import { DISHES } from '@evenplate/words/dishes'
import type { BookDish } from '../../dish-book/dish.ts'
import { slugOf } from '../readings.ts'

/** A book that contains every dish we have a word for, with nothing but names. */
export const FULL_BOOK: readonly BookDish[] = DISHES.map(([english, spanish]) => {
  const [title = '', ...en] = english.split('|')
  return {
    id: slugOf(title),
    title,
    en,
    es: spanish.split('|').filter(Boolean),
    course: 'main',
    meals: [],
    vessel: 'plate',
    says: '',
    description: '',
    foods: [],
    ways: [],
    keeps: '',
  }
})
