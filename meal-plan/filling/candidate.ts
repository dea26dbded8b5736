import type { Day } from '../dates.ts'
import type { PantryItem, Shortfall } from '../fill.ts'
import type { Slot } from '../plan.ts'
import type { Meal, PlanRules, Portion } from '../rules.ts'

/** A dish that may be in the week, as the search sees it. It already follows all diets, allergies and foods to avoid. Figures are per serving. */
export type Candidate = {
  id: string
  title: string
  source: 'house-chef' | 'saved' | 'model'
  meals: readonly Meal[]
  /** Grams, total or net as the rules count; a dish without a figure is not a candidate. */
  carbs: number
  /** True if something in it is not counted, so its carbohydrate is "at least". */
  isAtLeast: boolean
  /** Glycemic load; null if not known. */
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
  /** Those that spoil within days, so that two dishes should share them. */
  fresh: readonly string[]
  /** Their names for people, by id. One without a name is never mentioned. */
  names?: Readonly<Record<string, string>>
  /** Days that leftovers keep in a refrigerator; null if leftovers are no good. */
  keepsDays: number | null
  freezes: boolean
}

export type FillInput = {
  /** The Monday. */
  week: Day
  rules: PlanRules
  slots: readonly Slot[]
  candidates: readonly Candidate[]
  /** The dishes in locked slots that cook, by the slot's id. */
  locked: ReadonlyMap<string, Candidate>
  pantry: readonly PantryItem[]
  /** Dishes that a rule of the person excludes, so that a shortfall can name the rule. Never includes dishes that an allergy excludes. */
  excluded?: readonly Excluded[]
  seed: number
}

/** `what`: the diet's id, or the words in the avoid list; empty for 'at-least'. */
export type Excluded = { candidate: Candidate; by: 'at-least' | 'diet' | 'avoid'; what: string }

export type Filled = {
  slots: {
    id: string
    content: { kind: 'dish'; candidate: string } | { kind: 'leftover'; of: string; frozen: boolean } | null
    portion: Portion
    why: string | null
  }[]
  shortfalls: Shortfall[]
  /** Gram-equivalents away from the wishes; 0 is a week without a compromise. */
  penalty: number
}
