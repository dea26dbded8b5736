import type { MealType } from '@evenplate/domain/options'
import type { Course, Tool } from '../brief/brief.ts'

/** What a food does in a dish: what gives way first when carbohydrate has to come down, and what must stay. */
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
  /** What steps call it, unique in the dish: `Brown {beef} in {oil}`. One word, or words with hyphens. */
  role: string
  job: Job
  /** What sentences call the usual food, where its own name is longer than a cook would say: "bread". One word for many too. */
  called?: string
  /** Id of the usual food in the food table, then what may stand in, best first: "ground-beef ground-turkey lentils-cooked". */
  use: string
  /** Grams a serving, as the food is listed (raw, drained, cooked …). */
  grams: number
  /** Grams a serving between which the dish stays itself; ./range.ts says where not said. */
  least?: number
  most?: number
  /** Without it, or what may stand in, it is another dish. */
  defines?: true
  /** The dish works without it. Steps name it in a clause alone. */
  optional?: true
  /** What takes its place to bring carbohydrate down, best first: "cauliflower". The dish stays what it is. */
  lighter?: string
  /** What is done before cooking, for the ingredient line: "thinly sliced". Stand-ins of another kind keep their own. */
  cut?: string
  /** Measure of the line where the usual one of the food does not fit: "cup", "tbsp", "slice", "piece", "lb". */
  unit?: string
  /** More foods of this kind may join it, where a person asks for them: a soup's vegetables, a salad's leaves. */
  more?: 'vegetable' | 'leaf' | 'protein' | 'fruit' | 'topping' | 'cheese' | 'starch' | 'nut'
}

/** One way to cook a dish, with one tool. */
export type DishWay = {
  tool: Tool
  /** Minutes of hands-on work before the first step, for 4 servings. */
  prep: number
  /** Sentences a cook follows, in order, in the language of ./README.md; or `@technique slot slot name=value`. */
  steps: string[]
  /** One pan, sheet or basket holds so many grams of these roles; each further load takes so many minutes more. */
  load?: {
    roles: string
    grams: number
    minutes: number
    of?: 'batches' | 'sheets' | 'pans' | 'pots' | 'dishes'
  }
  /** Minutes it has to chill, rest or freeze afterwards, where that is more than a cook waits at the stove. */
  waits?: number
}

/** What it is served in: decides the picture. */
export type Vessel = 'plate' | 'bowl' | 'glass' | 'mug' | 'cake' | 'sheet' | 'skillet' | 'jar' | 'board'

/** A dish people ask for by name. */
export type BookDish = {
  id: string
  title: string
  /** Its title where another food stands in for what defines it: "Butter {chicken}". Without it, the food's name goes before. */
  renamed?: string
  /** Other English names, lower case. */
  en?: string[]
  /** Spanish names, lower case, the usual one first. */
  es: string[]
  course: Course
  meals: MealType[]
  vessel: Vessel
  /** Kitchens and styles it answers: "american comfort kids make-ahead". */
  says: string
  /** In a sentence or two, true of every version that the data allows. May name `{roles}` and hold `[clauses]`. */
  description: string
  foods: DishFood[]
  ways: DishWay[]
  /** How a serving may shrink or grow as a whole, as a share: `[0.5, 1.5]` for cookies. ./range.ts says where not said. */
  portion?: [number, number]
  /** A dish of no name: what is cooked from a few foods where nothing in the book holds them. Foods asked for take its roles. */
  plain?: true
  /** Leftovers and making ahead, one true line. */
  keeps: string
}

const split = new Map<string, string[]>()

/** Ids as the book lists them; the same list each time, not to be changed. */
function idsIn(list: string): readonly string[] {
  const known = split.get(list)
  if (known) return known
  const ids = list.split(' ').filter(Boolean)
  split.set(list, ids)
  return ids
}

export const idsOf = ({ use }: DishFood): readonly string[] => idsIn(use)
export const lighterOf = ({ lighter = '' }: DishFood): readonly string[] => idsIn(lighter)
