import type { ReactNode } from 'react'

/**
 * Parts that a remote can draw on another's page, by name, with their props. The name is the contract between the two
 * teams, so both see a change here. Props are JSON data. The two are built separately, so a part must not fail for a
 * missing prop; releasing a remote draws each of its parts without any.
 */
export type Parts = {
  /** The member's saved recipes, with search, filters and sorting, which are in the address. Recipes. */
  'recipe-list': Record<string, never>
  /** How many recipes and favorites the member has: two entries in a `StatList`. Recipes. */
  'recipe-counts': Record<string, never>
  /** The member's latest favorites, as a panel. Recipes. */
  'favorite-recipes': Record<string, never>
  /**
   * A button that puts a recipe into a slot of the week. `recipe` as `domain/recipe` has it; `saved`: its id, if it is
   * saved. Meal planner.
   */
  'add-to-week': { recipe: Json; saved?: string }
  /** The member's week: the dashboard's Meal Planning tab. Meal planner. */
  'my-week': Record<string, never>
  /** What is planned for today, as a panel. Meal planner. */
  'planned-today': Record<string, never>
  /** How the member's own readings changed after a saved recipe. Health log. */
  'my-rise': { saved: string; title: string }
  /** The last 14 days of readings: the dashboard's Health Tracking tab. Health log. */
  'last-14-days': Record<string, never>
  /**
   * A button that logs a planned meal as eaten. `carbs`: grams a serving, null if unknown; `portion`: servings;
   * `on`: the day, `YYYY-MM-DD`; `meal`: its name in the plan; `slot`: its id. Health log.
   */
  'ate-it': {
    slot: string
    title: string
    carbs: number | null
    portion: number
    on: string
    meal: string
    saved?: string
  }
}

export type PartName = keyof Parts

/**
 * @example <platform.Part name="recipe-list" props={{}} />
 * While the part loads, to keep the page from jumping: `height` is the CSS length reserved, or `loading` takes its
 * place.
 */
export type PartProps = {
  [Name in PartName]: { name: Name; props: Parts[Name]; height?: string; loading?: ReactNode }
}[PartName]

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }
