import type { Allergen } from '@evenplate/domain/options'

/** What a food may contain. `nuts`: the kind is not named; wheat always means gluten, too. */
export type AllergenInFood = Allergen | 'peanuts' | 'tree-nuts'

/**
 * Foods and dishes, and what they contain. Names are separated by commas; case, plural and accents do not matter.
 */
export type Holding = {
  holds: readonly AllergenInFood[]
  /** What many recipes and brands contain, but not all. It counts as contained, since the name does not say. */
  may?: readonly AllergenInFood[]
  /** What its words, or a like-named food of USDA, suggest and it does not contain. */
  not?: readonly AllergenInFood[]
  en?: string
  es?: string
  /** In other languages, where models mix such words into English lines. */
  abroad?: string
  /** Contained if bought, though a cook can make it without: counts in lines, not in a recipe's own title or steps. */
  asBought?: true
}
