import type { DishFood, Job } from './dish.ts'

/**
 * One food of a dish as a row to read and check.
 * @param use id of the usual food, then stand-ins, best first
 * @param grams per serving
 */
export const food = (
  role: string,
  job: Job,
  use: string,
  grams: number,
  more: Omit<DishFood, 'role' | 'job' | 'use' | 'grams'> = {},
): DishFood => ({ role, job, use, grams, ...more })
