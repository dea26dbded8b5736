import type { Amount } from './read-amount.ts'

/** A line whose name two foods share, with the one it means: "2 oz rye", "4 muffins, split". Null for any other. */
export function otherMeant(rest: string, name: string, amount: Amount): string | null {
  if (RYE.test(name) && isPoured(amount) && !OF_BREAD.test(rest)) return rest.replace(/rye/i, 'rye whiskey')
  if (LEFT_OVER.test(name) && GRAIN.test(name) && !COOKED_OR_SOAKED.test(rest))
    return `cooked ${rest.replace(LEFT_OVER, '')}`
  if (isCakeFruit(name, amount)) return rest.replace(/mixed fruit/i, 'mixed dried fruit')
  if (TAPIOCA.test(name) && OF_A_ROOT.test(rest)) return rest.replace(/tapioca/i, 'cassava')
  if (RAW_BANANA.test(name) && amount.unit?.kind !== 'mass') return rest.replace(RAW_BANANA, 'green plantain')
  const cocoa = PLAIN_CHOCOLATE.test(name) ? COCOA.exec(rest)?.[1] : undefined
  if (cocoa) return `${cocoa} dark chocolate`
  if (/^Dairy Milk$/.test(name) && amount.unit?.kind !== 'volume') return `${name} bar`
  const color = THE_ONE.exec(rest)
  if (color) return `${color[1]} ${rest.replace(THE_ONE, '')}`
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

/** Rice of yesterday is cooked: "leftover basmati", "day-old jasmine rice". */
const LEFT_OVER = /\b(?:left-?over|day[- ]old|overnight|yesterday'?s|microwav(?:e|ed|able|eable))\s/i
const GRAIN = /\b(?:rice|basmati|masoori|noodles|pasta|spaghetti|macaroni|quinoa|couscous|bulgh?ur)\b/i
const COOKED_OR_SOAKED = /\b(?:cooked|boiled|soaked|dry|dried|uncooked|noodles? soup)\b/i

/** For a cake, cooks outside the United States weigh "mixed fruit" or buy a packet of it: it is dried. */
export const isCakeFruit = (name: string, { unit }: Amount): boolean =>
  /^(?:luxury )?mixed fruit$/i.test(name) && (unit?.kind === 'mass' || CAKE_FRUIT.has(unit?.name ?? ''))
const CAKE_FRUIT: ReadonlySet<string> = new Set(['package', 'packet'])

/** In Kerala and Malaysia cassava is called tapioca; its starch is not peeled. */
const TAPIOCA = /^(?:fresh |frozen )?tapioca(?: roots?)?$/i
const OF_A_ROOT = /\b(?:grated|peeled|cubed|boiled|cut|chopped|steamed|roots?|ubi kayu|kappa)\b/i

/** In the kitchens of India and the Caribbean a banana that is cooked unripe is a plantain. */
const RAW_BANANA = /^raw bananas?\b/i

/** "Plain chocolate (min 70% cocoa solids)" is dark. */
const PLAIN_CHOCOLATE = /\bplain chocolate$/i
const COCOA = /\b((?:5\d|[6-8]\d)%)/

/** "Turnip (the yellow one)" is a yellow turnip. */
const THE_ONE =
  /\s?\((?:the )?(red|yellow|green|white|black|orange|purple|brown) (?:one|kind|sort|type|variety)s?\)/i

/** British muffins are split and toasted; the cakes of that name are not. */
const MUFFINS = /^(?:(?:plain|white|toasting|fresh) )?muffins?$/i
