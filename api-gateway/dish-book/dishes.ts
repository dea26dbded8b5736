import type { BookDish } from './dish.ts'

/** Every dish of the book. */
export const DISHES: BookDish[] = []
