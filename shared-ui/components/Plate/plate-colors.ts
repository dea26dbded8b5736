import type { FoodGroup } from './shares.ts'

type Stop = readonly [offset: number, color: string, opacity: number]

/** White stoneware with a hand-drawn line. */
export const CERAMIC = {
  rim: [
    [0, '#fffefb', 1],
    [0.7, '#fbf6ec', 1],
    [1, '#e9dfcd', 1],
  ],
  well: [
    [0, '#fffdf8', 1],
    [0.86, '#fbf5ea', 1],
    [0.97, '#ece2d0', 1],
    [1, '#f7f0e3', 1],
  ],
  edge: '#dccfb8',
  line: '#e4a763',
} as const satisfies { rim: readonly Stop[]; well: readonly Stop[]; edge: string; line: string }

/** Light from the upper left, laid over the food: it becomes a mound. */
export const GLAZE: readonly Stop[] = [
  [0, '#fff6e0', 0.16],
  [0.55, '#fff6e0', 0],
  [1, '#2c2410', 0.22],
]

export const GROUND_OPACITY = 0.92

/** The name of a drawing among an SVG's definitions. */
export const foodKey = (group: FoodGroup, drawing: number) => `${group}${drawing}`
