import { words } from '../text/food-words.ts'

/**
 * What a USDA name says. A line means this food if it names one of `heads` ("cookie" or "shortbread" in "Cookies,
 * shortbread, commercially prepared, plain") and no word that is not in `all`; each word of `unsaid` that the line
 * leaves out makes it a worse fit by that much.
 */
export type RowName = {
  heads: ReadonlySet<string>
  all: ReadonlySet<string>
  unsaid: ReadonlyMap<string, number>
}

/** The text by which a name with this word is found, whatever the word's ending. "Doughnut" is spelled "donut" among words. */
export const beginningOf = (word: string): string =>
  word === 'donut' ? 'nut' : word.length > 3 || word.endsWith('y') ? word.slice(0, -1) : word

/**
 * Reads "Nuts, chestnuts, european, raw, peeled" and "KEEBLER, READY CRUST, Graham Pie Crust".
 */
export function readRowName(told: string): RowName {
  // USDA's longest has 200.
  const name = told.slice(0, 300)
  const all = new Set([...name.matchAll(/\(([^()]*)\)/g)].flatMap(([, inside = '']) => words(inside)))
  const heads = new Set<string>()
  const unsaid = new Map<string, number>()
  const isPulse = /mature seeds/i.test(name)
  const isGrain =
    /\b(?:pasta|noodles?|rice|macaroni|spaghetti|barley|millet|couscous|bulgur|grains?)\b/i.test(name)
  const cost = (word: string, weight: number) => {
    // Dry, cooked or canned: impossible to know if a line says none of them.
    if (isGrain && word === 'cooked') unsaid.set(word, TOO_MUCH)
    else if (weight > 0 && !(isPulse && COOKED.has(word)))
      unsaid.set(word, Math.max(unsaid.get(word) ?? 0, weight))
  }
  let after: 'start' | Kind | 'food' = 'start'
  for (const segment of name.replace(/\([^()]*\)/g, ' ').split(/[,;]/)) {
    const { brand, said } = partsOf(segment, name)
    // Oreo is a cookie, but no cookie is an Oreo unless the line says so.
    for (const word of brand) cost(word, BRANDED)
    for (const word of [...brand, ...said]) all.add(word)
    if (said.length === 0) continue
    const kind: Kind | null = after === 'start' ? kindOf(said.join(' ')) : null
    if (kind) {
      heads.add(said.at(-1) ?? '')
      after = kind
    } else if (after === 'meat') {
      for (const word of said) if (CUTS.has(word)) heads.add(word)
      for (const word of said) cost(word, weightOf(word, OF_MEAT))
    } else if (after === 'food') {
      if (!ABSENT.test(segment)) for (const word of said) cost(word, weightOf(word, ADDED))
    } else {
      const link = said.findIndex((word, at) => at > 0 && LINKS.has(word))
      const own = link > 0 ? said.slice(0, link) : said
      const head = own.at(-1) ?? ''
      // The oatmeal of "Cookies, oatmeal" is not a name for that cookie.
      if (after !== 'baked kind' || !INGREDIENTS.has(head)) heads.add(head)
      // If the name says which kind, the line must, too: "cookie" is not "shortbread cookie".
      if (after !== 'start') cost(head, weightOf(head, ADDED))
      for (const word of own.slice(0, -1)) cost(word, weightOf(word, QUALIFIES))
      for (const word of said.slice(own.length)) cost(word, weightOf(word, ADDED))
      after = 'food'
    }
  }
  return { heads, all, unsaid }
}

/** Brands are in capitals if the rest of the name is not. */
function partsOf(segment: string, name: string): { brand: string[]; said: string[] } {
  const found = /[a-z]/.test(name) ? (segment.match(BRAND) ?? []).filter((word) => !NO_BRAND.has(word)) : []
  return {
    brand: found.flatMap(words),
    said: words(found.reduce((text, word) => text.replace(word, ' '), segment)),
  }
}

type Kind = 'open kind' | 'baked kind' | 'meat'
const kindOf = (said: string): Kind | null =>
  OPEN_KINDS.has(said) ? 'open kind' : BAKED_KINDS.has(said) ? 'baked kind' : MEATS.has(said) ? 'meat' : null

/** Words in capitals in a name that is not all capitals. */
const BRAND = /\b[A-Z][A-Z0-9'&.-]*[A-Z][A-Z0-9'.]*\b(?:'[sS])?/g
const NO_BRAND = new Set(['NFS', 'NS', 'RTE', 'UHT', 'USDA', 'BBQ', 'II', 'HFCS', 'DHA', 'ARA', 'MSG'])

const BRANDED = 1.5
/** Cooked pasta weighs three times as much as dry: where only the cooked is listed, the line must say so. */
const TOO_MUCH = 9
const QUALIFIES = 3
/** A word of its own that the line does not have. */
export const ADDED = 1
const OF_MEAT = 0.05

const weightOf = (word: string, usual: number): number =>
  NEUTRAL.has(word) ? 0 : (STATE_COST.get(word) ?? usual)

const set = (text: string): ReadonlySet<string> => new Set(text.split(/[\s]+/).filter(Boolean))
const list = (text: string): ReadonlySet<string> =>
  new Set(text.split(',').map((kind) => words(kind).join(' ')))

/** First parts of a name that only say which kind of food follows, so that the next part may name the food alone. */
const OPEN_KINDS =
  list(`Nuts,Seeds,Fish,Mollusks,Crustaceans,Spices,Snacks,Snack,Candies,Candy,Game meat,Beverages,Beverage,
  Alcoholic beverage,Alcoholic beverages,Leavening agents,Seaweed,Vegetables,Fruit,Sweeteners,Desserts,Dessert,Fast foods,
  Frozen novelties,Sausage,Luncheon meat,Shellfish`)
/** First parts whose cuts are named later: "Turkey, all classes, wing, meat and skin, raw". */
const MEATS = list(
  'Beef,Pork,Chicken,Turkey,Lamb,Veal,Duck,Goose,Bison,Goat,Rabbit,Venison,Deer,Squab,Pheasant,Quail,Ostrich,Emu',
)
const BAKED_KINDS = list('Cookie,Cracker')

const COOKED = set('raw cooked boiled canned drained solid liquid')

/** What a cookie or cracker is made with is not its name. */
const INGREDIENTS =
  set(`oatmeal butter sugar raisin cheese rye wheat rice coconut almond peanut fig lemon molasses egg milk cream chocolate
  corn potato vegetable snack ginger cinnamon marshmallow oat fruit sandwich`)

const CUTS =
  set(`wing breast thigh leg drumstick back neck liver kidney heart tongue brain tripe giblet gizzard shank shoulder
  loin rib sirloin tenderloin brisket chuck round rump flank ham belly cheek tail skin feet foot marrow sweetbread steak roast chop
  ground cutlet skirt plate bone fat suet blood lung spleen pancreas ear jowl spareribs sparerib blade`)

const LINKS = set('with in from made for on without w style type flavored flavor')

/** "Without salt", "no frosting", "not fortified" add nothing. */
const ABSENT = /^\s*(?:without|no|not|ns|w\/o|un\w+)\b/i

/** Words that do not tell one food from another by its carbohydrate. */
const NEUTRAL =
  set(`raw nf nfs ns as to and or the a an of with in all variety type plain regular unspecified commercial commercially
  prepared enriched unenriched fortified added vitamin calcium iron ascorbic acid salt iodized usda commodity fresh average
  mature seed ready eat rte serve bake heat for made from including includes food distribution program year round area
  european japanese american domestic atlantic pacific mixed species wild farmed edible part solid liquid style store bought
  original home recipe restaurant fat meat only lean separable grade choice select trimmed bone skin boneless usual
  classic traditional product form drink bottled whole purchase purchased standard natural pure dark type loose`)

/** States a line would name. */
const STATE_COST: ReadonlyMap<string, number> = new Map(
  Object.entries({
    dry: 0.25,
    unprepared: 0.25,
    frozen: 0.25,
    unsweetened: 0.25,
    cooked: 0.25,
    boiled: 0.25,
    drained: 0.25,
    steamed: 0.25,
    roasted: 0.5,
    toasted: 0.5,
    heated: 0.5,
    baked: 0.5,
    unheated: 0,
    refrigerated: 0.25,
    unbaked: 0,
    canned: 1,
    dried: 1.5,
    dehydrated: 1.5,
    fried: 1.5,
    breaded: 2,
    candied: 2,
    powder: 2,
    powdered: 2,
    low: 1,
    reduced: 1,
    free: 1,
    diet: 2,
    imitation: 2,
    mix: 2,
  }),
)
