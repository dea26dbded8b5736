/**
 * What a remote can draw on another's page, by name, and the props it takes. The name is the agreement between the two
 * teams, so both of them see a change here. Props are data as JSON has it. The two may be built apart, so a part does
 * not fail for want of a prop; the release of a remote draws each of its parts without any.
 */
export type Parts = {
  /** The member's saved recipes, with search, filters and sorting; they are in the address. Recipes. */
  'recipe-list': Record<string, never>
  /** How many recipes and favorites the member has: two entries of a `StatList`. Recipes. */
  'recipe-counts': Record<string, never>
  /** The member's latest favorites, as a panel. Recipes. */
  'favorite-recipes': Record<string, never>
}

export type PartName = keyof Parts

/**
 * @example <platform.Part name="recipe-list" props={{}} />
 * `height`: CSS length kept free while the part is on its way, where its absence would make the page jump
 */
export type PartProps = {
  [Name in PartName]: { name: Name; props: Parts[Name]; height?: string }
}[PartName]

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
