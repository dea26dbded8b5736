import { worldWords } from '../usda/world-names.ts'

/**
 * What is on a plate in other words, where its name is one for two foods or leaves its bread unsaid: "fish and chips",
 * "marmite on toast", "corned beef on rye".
 */
export const toldInWords = (said: string): string | null =>
  worldWords(said) ?? onToast(said) ?? onBread(said) ?? withChips(said)

/** Marmite on toast is mostly toast. */
function onToast(said: string): string | null {
  const [, what = ''] = ON_TOAST.exec(said) ?? []
  if (what === '') return null
  return SPREAD.test(what) ? `toast with ${what}` : `${what} and toast`
}

/** "Corned beef on rye" is a sandwich. */
function onBread(said: string): string | null {
  const [, onKind, inBun] = ON_BREAD.exec(said) ?? []
  const what = onKind ?? inBun ?? ''
  return what === '' || SANDWICH.test(what) ? null : `${what} sandwich`
}

const ON_BREAD =
  /^(\p{L}.{2,40}) on (?:a )?(?:rye|whole wheat|wheat|white|sourdough|pumpernickel|multigrain|ciabatta|brioche|baguette|hoagie|kaiser)(?: bread| roll| bun)?$|^(\p{L}.{2,40}) [io]n (?:a )?(?:bun|roll|pita)$/iu
const SANDWICH = /\b(?:sandwich|burger|hamburger|cheeseburger|patty|dog|sub|gyro)s?$/i

/** Chips beside a meal are fries; beside a dip or a sandwich they may be crisps. */
function withChips(said: string): string | null {
  const [, meal = ''] = WITH_CHIPS.exec(said) ?? []
  return meal === '' || DIPPED.test(meal) ? null : `${meal} and french fries`
}

const WITH_CHIPS = /^(\p{L}.{2,40}) (?:and|&|n) chips$/iu
const DIPPED = /\b(?:dip|salsa|guac|guacamole|queso|hummus|sandwich|sub|wrap|hoagie)$/i

const ON_TOAST =
  /^(\p{L}.{2,40}) on (?:(?:buttered|white|brown|wheat|wholemeal|rye|sourdough|dry|a slice of) )*toast$/iu
const SPREAD = /\b(?:butter|jam|jelly|marmalade|honey|marmite|vegemite|nutella|spread|pate|paste|margarine)$/i
