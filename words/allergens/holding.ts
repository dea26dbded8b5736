import type { Allergen } from '@evenplate/domain/options'

/** What a food may hold. `nuts`: it does not say which; wheat is always gluten, too. */
export type AllergenInFood = Allergen | 'peanuts' | 'tree-nuts'

/**
 * Foods and dishes, and what they hold. Names are separated by commas; case, plural and accents do not matter.
 */
export type Holding = {
  holds: readonly AllergenInFood[]
  /** What many recipes and brands of it hold, not all. It counts as held: nobody can tell from the name. */
  may?: readonly AllergenInFood[]
  en?: string
  es?: string
  /** In other languages, where models mix such words into English lines. */
  abroad?: string
  /** Holds it as bought, though a cook can make it without: counts only in a line with an amount. */
  asBought?: true
}
