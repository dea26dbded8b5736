import type { Amount } from './read-amount.ts'

/** A line whose name two foods share, with the one it means: "2 oz rye", "4 muffins, split". Null for any other. */
export function otherMeant(rest: string, name: string, amount: Amount): string | null {
  if (RYE.test(name) && isPoured(amount) && !OF_BREAD.test(rest)) return rest.replace(/rye/i, 'rye whiskey')
  return MUFFINS.test(name) && /\b(?:split|toasted|halved|buttered)\b/i.test(rest)
    ? rest.replace(/muffin/i, 'English muffin')
    : null
}

/** "3 ounces rye or bourbon" is for a drink: rye bread comes in slices. */
const RYE = /^rye(?: or (?:bourbon|whiske?y|brandy|rum|cognac))?$/i
const isPoured = ({ quantity, unit }: Amount): boolean =>
  POURED.has(unit?.name ?? '') && (quantity?.max ?? 0) * mlOf(unit) <= DRINK_ML
const mlOf = (unit: Amount['unit']): number =>
  unit?.kind === 'mass' ? unit.grams : unit?.kind === 'volume' ? unit.ml : Number.POSITIVE_INFINITY
/** Three ounces, rounded up as lines do. */
const DRINK_ML = 100
const OF_BREAD =
  /\b(?:torn|cut|cubed?|sliced?|toasted|stale|old|crusts?|crumb(?:s|ed)?|pieces|seeded|flour|berries|flakes)\b/i
const POURED: ReadonlySet<string> = new Set(['oz', 'fl oz', 'ml', 'jigger'])

/** British muffins are split and toasted; the cakes of that name are not. */
const MUFFINS = /^(?:(?:plain|white|toasting|fresh) )?muffins?$/i
