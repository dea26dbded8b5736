import type { Day } from '../dates.ts'
import type { PantryItem, Shortfall } from '../fill.ts'
import type { Slot } from '../plan.ts'
import type { Meal, PlanRules, Portion } from '../rules.ts'

/** A dish that may stand in the week, as the search sees it. Diets, allergies and foods to avoid are settled: it keeps them all. Figures are of one serving. */
export type Candidate = {
  id: string
  title: string
  source: 'house-chef' | 'saved' | 'model'
  meals: readonly Meal[]
  /** Grams, total or net as the rules count; a dish without any figure is no candidate. */
  carbs: number
  /** True where something in it is not counted, so that its carbohydrate is "at least". */
  isAtLeast: boolean
  /** Glycemic load; null where it is not known. */
  load: number | null
  /** Grams, and milligrams. */
  fiber: number | null
  sodium: number | null
  /** From start to table. */
  minutes: number
  /** What makes two dishes alike: main food, course, cuisine. */
  tags: readonly string[]
  /** Grams of each food of the table, by its id. */
  foods: Readonly<Record<string, number>>
  /** Those of them that spoil within days, so that two dishes had better share them. */
  fresh: readonly string[]
  /** What a person calls those, by their ids. One without a name is never said. */
  names?: Readonly<Record<string, string>>
  /** Days that what is left of it keeps in a refrigerator; null where leftovers are no good. */
  keepsDays: number | null
  freezes: boolean
}

export type FillInput = {
  /** The Monday. */
  week: Day
  rules: PlanRules
  slots: readonly Slot[]
  candidates: readonly Candidate[]
  /** What stands in locked slots that cook, by the slot's id. */
  locked: ReadonlyMap<string, Candidate>
  pantry: readonly PantryItem[]
  /** Dishes that a rule of the person keeps out, so that a shortfall can name it. Those an allergy keeps out are never among them. */
  excluded?: readonly Excluded[]
  seed: number
}

/** `what`: the diet's id, or the words of the avoid list; empty for 'at-least'. */
export type Excluded = { candidate: Candidate; by: 'at-least' | 'diet' | 'avoid'; what: string }

export type Filled = {
  slots: {
    id: string
    content: { kind: 'dish'; candidate: string } | { kind: 'leftover'; of: string; frozen: boolean } | null
    portion: Portion
    why: string | null
  }[]
  shortfalls: Shortfall[]
  /** Gram-equivalents past what was wished; 0 is a week without a compromise. */
  penalty: number
}
