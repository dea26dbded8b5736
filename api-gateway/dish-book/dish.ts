import type { MealType } from '@evenplate/domain/options'
import type { Course, Tool } from '../brief/brief.ts'

/** What a food does in a dish: which may shrink, which must stay. */
export type Job =
  | 'main'
  | 'starch'
  | 'vegetable'
  | 'fruit'
  | 'dairy'
  | 'sauce'
  | 'liquid'
  | 'fat'
  | 'sweet'
  | 'seasoning'
  | 'topping'
  | 'binder'

/** One food of a dish, as a cook would check it. */
export type DishFood = {
  /** What steps call it, unique in the dish: `Brown {beef} in {oil}`. */
  role: string
  job: Job
  /** Id of the usual food in the food table, then what may stand in, best first: "ground-beef ground-turkey lentils-cooked". */
  use: string
  /** Grams a serving, as the food is listed (raw, drained, cooked …). */
  grams: number
  /** Grams a serving between which the dish stays itself; 0.75 and 1.3 times `grams` where not said. */
  least?: number
  most?: number
  /** Without it, or what may stand in, it is another dish. */
  defines?: true
  /** The dish works without it. */
  optional?: true
  /** What takes its place to bring carbohydrate down, best first: "cauliflower-rice". The dish stays what it is. */
  lighter?: string
  /** What is done before cooking, for the ingredient line: "thinly sliced". */
  cut?: string
  /** Measure of the line where the usual one of the food does not fit: "cup", "tbsp", "slice", "piece", "lb". */
  unit?: string
}

/** One way to cook a dish, with one tool. */
export type DishWay = {
  tool: Tool
  /** Minutes of hands-on work before the first step, for 4 servings. */
  prep: number
  /**
   * Sentences a cook follows, in order; see ./README.md for `{role}`, `[clauses that go when a food is not there]`,
   * `{20 min}` (counted) and `@technique role role`.
   */
  steps: string[]
  /** One pan, sheet or basket holds so many grams of these roles; each further load takes so many minutes more. */
  load?: { roles: string; grams: number; minutes: number }
  /** Minutes it has to chill, rest or freeze afterwards, where that is more than a cook waits at the stove. */
  waits?: number
}

/** What it is served in: decides the picture. */
export type Vessel = 'plate' | 'bowl' | 'glass' | 'mug' | 'cake' | 'sheet' | 'skillet' | 'jar' | 'board'

/** A dish people ask for by name. */
export type BookDish = {
  id: string
  title: string
  /** Other English names, lower case. */
  en?: string[]
  /** Spanish names, lower case, the usual one first. */
  es: string[]
  course: Course
  meals: MealType[]
  vessel: Vessel
  /** Kitchens and styles it answers: "american comfort kids make-ahead". */
  says: string
  /** In a sentence or two, true of every version that the data allows. */
  description: string
  foods: DishFood[]
  ways: DishWay[]
  /** Leftovers and making ahead, one true line. */
  keeps: string
}
