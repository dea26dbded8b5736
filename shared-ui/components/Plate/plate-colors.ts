import type { FoodGroup } from './shares.ts'

type Stop = readonly [offset: number, color: string, opacity: number]

/** White stoneware with a hand-drawn line, and light from the upper left on the food, so that it looks like a mound. */
export const GRADIENTS = {
  rim: {
    at: [0.42, 0.36, 0.72],
    stops: [
      [0, '#fffefb', 1],
      [0.7, '#fbf6ec', 1],
      [1, '#e9dfcd', 1],
    ],
  },
  well: {
    at: [0.5, 0.5, 0.5],
    stops: [
      [0, '#fffdf8', 1],
      [0.86, '#fbf5ea', 1],
      [0.97, '#ece2d0', 1],
      [1, '#f7f0e3', 1],
    ],
  },
  glaze: {
    at: [0.4, 0.34, 0.72],
    stops: [
      [0, '#fff6e0', 0.16],
      [0.55, '#fff6e0', 0],
      [1, '#2c2410', 0.22],
    ],
  },
} as const satisfies Record<string, { at: readonly [number, number, number]; stops: readonly Stop[] }>

export type GradientName = keyof typeof GRADIENTS

/** The ground color under the foods of a group. */
export const GROUNDS: Record<FoodGroup, string> = {
  vegetables: '#7fa45f',
  protein: '#efcfa4',
  carbohydrate: '#ecca7c',
  other: '#dbbf97',
}

export const GROUND_OPACITY = 0.92
