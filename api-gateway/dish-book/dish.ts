import type { MealType } from '@evenplate/domain/options'
import type { DishPart } from '@evenplate/words/parts'
import type { Course, Tool } from '../brief/brief.ts'

/** What a food does in a dish: it decides what is reduced first to lower the carbohydrate, and what must stay. */
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
  /** What steps call it, unique in the dish: `Brown {beef} in {oil}`. One word, or words joined by hyphens. */
  role: string
  job: Job
  /** What sentences call the usual food if the table's name is too long: "bread". The same word for one and many. */
  called?: string
  /** Id of the usual food in the food table, then of its stand-ins, best first: "ground-beef ground-turkey lentils-cooked". */
  use: string
  /** Grams per serving, as the food is listed (raw, drained, cooked …). */
  grams: number
  /** Fewest and most grams per serving with which it is still the same dish; if missing, ./range.ts decides. */
  least?: number
  most?: number
  /** Without it or a stand-in, it is another dish. */
  defines?: true
  /** The dish works without it. Steps name it only in a clause. */
  optional?: true
  /** The part of the dish it makes, if the dish can be made without that part. It is left out only for people who refuse the part. */
  spare?: DishPart
  /** What replaces it to lower the carbohydrate, best first: "cauliflower". It is still the same dish. */
  lighter?: string
  /** What is done before cooking, for the ingredient line: "thinly sliced". Stand-ins of another kind have their own. */
  cut?: string
  /** Measure for the line if the food's usual one does not fit: "cup", "tbsp", "slice", "piece", "lb". */
  unit?: string
  /** More foods of this kind may join it if a person asks for them: a soup's vegetables, a salad's leaves. */
  more?: 'vegetable' | 'leaf' | 'protein' | 'fruit' | 'topping' | 'cheese' | 'starch' | 'nut'
}

/** One way to cook a dish, with one tool. */
export type DishWay = {
  tool: Tool
  /** Minutes of hands-on work before the first step, for 4 servings. */
  prep: number
  /** Steps in order, in the language of ./README.md; or `@technique slot slot name=value`. */
  steps: string[]
  /** How many grams of these roles fit one pan, sheet or basket, and how many minutes each further load adds. */
  load?: {
    roles: string
    grams: number
    minutes: number
    of?: 'batches' | 'sheets' | 'pans' | 'pots' | 'dishes'
  }
  /** Minutes to chill, rest or freeze afterwards, if longer than a cook waits at the stove. */
  waits?: number
}

/** What it is served in; decides the picture. */
export type Vessel = 'plate' | 'bowl' | 'glass' | 'mug' | 'cake' | 'sheet' | 'skillet' | 'jar' | 'board'

/** A dish people ask for by name. */
export type BookDish = {
  id: string
  title: string
  /** Its title when another food replaces one that defines it: "Butter {chicken}". Without it, the food's name goes before the title. */
  renamed?: string
  /** Other English names, lower case. */
  en?: string[]
  /** Spanish names, lower case, the usual one first. */
  es: string[]
  course: Course
  meals: MealType[]
  vessel: Vessel
  /** Cuisines and styles it fits: "american comfort kids make-ahead". */
  says: string
  /** One or two sentences, true of every possible version. May contain `{roles}` and `[clauses]`. */
  description: string
  foods: DishFood[]
  ways: DishWay[]
  /** How far a whole serving may shrink or grow, as shares: `[0.5, 1.5]` for cookies. If missing, ./range.ts decides. */
  portion?: [number, number]
  /** A dish without a name: made from a few foods when no dish of the book contains them all. Foods asked for fill its roles. */
  plain?: true
  /** Foods of the usual dish that this version of it is made without, because a person may not have them (./left-out.ts). */
  leftOut?: readonly DishFood[]
  /** One true sentence about leftovers and making it ahead. */
  keeps: string
}

const books = new WeakMap<readonly BookDish[], ReadonlyMap<string, BookDish>>()

/** A dish of a book by its id. */
export function dishIn(book: readonly BookDish[], id: string | null | undefined): BookDish | undefined {
  const byId = books.get(book) ?? new Map(book.map((dish) => [dish.id, dish]))
  books.set(book, byId)
  return byId.get(id ?? '')
}

const split = new Map<string, string[]>()

/** Ids as the book lists them. The same array each time: do not change it. */
function idsIn(list: string): readonly string[] {
  const known = split.get(list)
  if (known) return known
  const ids = list.split(' ').filter(Boolean)
  split.set(list, ids)
  return ids
}

export const idsOf = ({ use }: DishFood): readonly string[] => idsIn(use)
export const lighterOf = ({ lighter = '' }: DishFood): readonly string[] => idsIn(lighter)
