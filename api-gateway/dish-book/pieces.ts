import { foodById } from '@evenplate/nutrition/table/foods'
import { type BookDish, idsOf } from './dish.ts'

/** `shaped`: by the steps, so that they can be a little larger or smaller; `wrapped`: one to a tortilla or shell. */
export type Pieces = { each: number } & (
  | { kind: 'shaped' }
  | { kind: 'wrapped'; grams: number; ids: readonly string[] }
)

const SHAPED = /\{(\d+) each\} ([a-z][a-z -]*)/g
/** Cut from the whole, or measures of something else. */
const NO_PIECES =
  /\b(?:slices?|tablespoons?|teaspoons?|husks?|servings?|portions?|wedges?|rounds of batter)\b/

const WRAPS = /^(?:tortilla-(?:corn|flour|whole-wheat)|taco-shells?|tostada-shells?)$/
const WRAPPED =
  /\b(?:tacos?|taquitos?|flautas?|enchiladas?|tostadas?|burritos?|chimichangas?|quesadillas?|fajitas?)\b/i

const known = new WeakMap<BookDish, Pieces | null>()

/** How many pieces a serving of a dish is, if people count them: three meatballs, two cookies, two tacos. */
export function piecesOf(dish: BookDish): Pieces | null {
  const before = known.get(dish)
  if (before !== undefined) return before
  const found = shapedIn(dish) ?? wrappedIn(dish) ?? halvesIn(dish)
  known.set(dish, found)
  return found
}

function shapedIn({ title, ways }: BookDish): Pieces | null {
  const counts = ways.map(({ steps }) =>
    [...steps.join(' ').matchAll(SHAPED)].find(
      ([, , what]) => !NO_PIECES.test(what!) || (/\bhusks\b/.test(what!) && /^tamales/i.test(title)),
    ),
  )
  const each = Number(counts[0]?.[1] ?? 0)
  return each > 0 && counts.every((one) => Number(one?.[1]) === each) ? { kind: 'shaped', each } : null
}

function wrappedIn({ title, foods }: BookDish): Pieces | null {
  if (!WRAPPED.test(title)) return null
  const part = foods.find((one) => one.defines && WRAPS.test(idsOf(one)[0]!))
  const food = part && foodById(idsOf(part)[0]!)
  const grams = food?.measures.find(({ unit }) => unit === 'piece')?.grams
  const share = part && grams ? part.grams / grams : 0
  const each = Math.round(share)
  // A burrito of one and a half small tortillas is one of a large one.
  if (Math.abs(share - each) > 0.15) return null
  return grams && each > 0
    ? { kind: 'wrapped', each, grams, ids: idsOf(part!).filter((id) => WRAPS.test(id)) }
    : null
}

const EGG = 50

/** A deviled egg is half an egg. */
function halvesIn({ title, foods }: BookDish): Pieces | null {
  const eggs = /\bdeviled eggs\b/i.test(title) ? foods.find(({ use }) => use.startsWith('egg')) : undefined
  return eggs
    ? { kind: 'wrapped', each: Math.round((2 * eggs.grams) / EGG), grams: EGG / 2, ids: idsOf(eggs) }
    : null
}

/** Pieces may be a quarter larger or smaller than usual. */
const SIZES = [0.75, 1.3] as const

/** By how much the pieces of a dish outnumber the usual ones, if so many were asked for; 1 if they would be too large or small. */
export function shareOfPieces(dish: BookDish, count: number | undefined, servings: number): number {
  const pieces = piecesOf(dish)
  if (!count || pieces?.kind !== 'shaped') return 1
  const share = count / (pieces.each * servings)
  return share >= SIZES[0] && share <= SIZES[1] ? share : 1
}

/** Nobody is served two of these. */
const ONE_EACH =
  /\b(?:stuffed|sandwich|burger|burrito|chimichanga|wrap|calzone|bagel|pork chops|baked potato)/i

/** For how many servings so many pieces are: in whole pieces if they come near their usual size. */
export function servingsOfPieces(dish: BookDish, count: number, most: number): number {
  const pieces = piecesOf(dish)
  if (!pieces) return ONE_EACH.test(dish.title) && count <= most ? count : 0
  let best = 1
  let least = Number.POSITIVE_INFINITY
  for (let servings = 1; servings <= most; servings++) {
    const share = count / (pieces.each * servings)
    const uneven = pieces.kind === 'shaped' && count % servings > 0 && share <= SIZES[1] ? 0.25 : 0
    const off = Math.abs(Math.log(share)) + uneven
    if (off < least - 1e-9) [best, least] = [servings, off]
  }
  return best
}
