import type { BookDish } from './dish.ts'

/** Every dish of the book. */
export const DISHES: BookDish[] = []

export const dishById = (id: string): BookDish | undefined => DISHES.find((dish) => dish.id === id)
