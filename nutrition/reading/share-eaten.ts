import type { Food } from '../table/food.ts'

/** How much of a weighed line is eaten: a share with its least and most, and the reason in words. */
export type EatenShare = { share: number; least: number; most: number; note: string }

/**
 * The share of a line's weight that is eaten; null if it is all of it.
 * @param text the whole plain line, its heading ("For the brine:") included
 * @param main the part that names the food, before the first comma
 * @param grams the weight before any share is taken
 * @param written whether the line gives a weight: USDA's counts and cups already mean the edible part
 */
export function eatenShareOf(
  food: Food,
  text: string,
  main: string,
  grams: number,
  written: boolean,
): EatenShare | null {
  if (saysEaten(text)) return null
  return (
    pouredOff(text) ??
    fried(food, text, grams) ??
    leftOnTheBoard(food, text) ??
    (written ? edible(food, text, main) : null)
  )
}

/** Marks a line whose amount was set to what is eaten, so that no share is taken of it a second time. */
export const EATEN_WORDS = '(the part eaten)'
const EATEN = /\(the part eaten\)/i
export const saysEaten = (text: string): boolean => EATEN.test(text)

/**
 * Our assumptions, shown wherever they are used. Labels of brined poultry give 8 to 15% of its weight as solution,
 * and a brine covers its meat about once: a tenth of it stays. Of a marinade poured off, about a quarter stays:
 * what clings to the surface and soaks in.
 */
function pouredOff(text: string): EatenShare | null {
  if (BRINE.test(text)) return { ...TENTH, note: 'the brine is poured off: 10% counted, our assumption' }
  if (MARINADE.test(text)) {
    return DISCARDED.test(text)
      ? {
          share: 0.25,
          least: 0.1,
          most: 0.5,
          note: 'the marinade is poured off: 25% counted, our assumption',
        }
      : { share: 1, least: 0.25, most: 1, note: 'marinade counted in full; less if you pour it off' }
  }
  return SOAK.test(text) ? { ...TENTH, note: 'poured off: 10% counted, our assumption' } : null
}

const TENTH = { share: 0.1, least: 0.05, most: 0.2 }

const BRINE =
  /\bfor (?:the |a )?(?:wet |dry |quick )?brin(?:e|ing)\b|\b(?:in|to) (?:the|a) brine\b|\bto brine\b|\bbrine:/i
const SOAK =
  /\bfor (?:the )?(?:soaking|blanching|boiling|poaching|parboiling|(?:pasta|cooking|soaking|blanching|boiling) (?:water|liquid))\b|,\s*(?:then |to be |later )?(?:discarded|poured off)$|\bto soak\b/i
const MARINADE =
  /\b(?:for|in) (?:the |a )?marinad(?:e|ing)\b|\b(?:for |to )marinat(?:e|ing)\b|\bmarinade:|\bmarinade\b.*\bdiscard/i
const DISCARDED = /\bdiscard|\bpour(?:ed)? (?:off|away)|\bdrain(?:ed)? (?:off|away|before)|\bthrow away/i

/**
 * Fried food takes up about a tenth of its weight in oil (Bouchon 2009, Adv Food Nutr Res 57: 8 to 25%), and a pot
 * of oil fries about its own weight of food. In a shallow pan about a third is eaten; of up to three spoonfuls, all
 * of it.
 */
function fried(food: Food, text: string, grams: number): EatenShare | null {
  if (food.group !== 'fat' || !FRYING.test(text) || grams <= SPOONFULS) return null
  return /deep/i.test(text) || grams >= POTFUL
    ? { ...TENTH, note: 'oil for deep frying: 10% taken up, our assumption' }
    : { share: 1 / 3, least: 0.2, most: 0.6, note: 'oil for frying: a third taken up, our assumption' }
}

const FRYING =
  /\bfor (?:the )?(?:deep|shallow|pan)?[- ]?fry(?:ing)?\b|\b(?:deep|shallow)[- ]?fry(?:ing)?\b|\bto (?:deep[- ]|shallow[- ])?fry\b/i
/** Three tablespoons of oil, and the cup from which a pan of oil counts as a pot. */
const SPOONFULS = 45
const POTFUL = 200

/**
 * Flour to dust a board or dredge a cutlet partly sticks and is partly brushed away: half of it counts, since
 * nobody weighs it.
 */
function leftOnTheBoard(food: Food, text: string): EatenShare | null {
  if (!FLOURY.test(food.name) || /\bplus\b/i.test(text) || !DUSTING.test(text)) return null
  return {
    share: 0.5,
    least: 0.25,
    most: 1,
    note: 'half of it counted, the rest stays on the board: our assumption',
  }
}

/** Sugar dusted over food is all eaten. */
const FLOURY = /flour|starch|meal|semolina|polenta|crumb|panko/i
const DUSTING =
  /\bfor (?:the )?(?:dusting|rolling|dredging|coating|flouring|kneading|(?:the )?(?:work ?)?surface)\b|\bto (?:dust|dredge|coat)\b/i

/** Bone, peel, shell: USDA's figures are for the edible part, the line weighs the whole. */
function edible({ asBought }: Food, text: string, main: string): EatenShare | null {
  if (!asBought || without(main, text, asBought.with)) return null
  if (!asBought.usually && !says(text, asBought.with) && !isWholePiece(asBought, text)) return null
  const share = asBought.edible
  // "1 lb potatoes, peeled" is weighed before peeling: the comma puts the peeling after the weight.
  // Corn on the cob is mostly weighed without its husk, and a plate may have had the cob taken off its weight.
  const most = TAKEN_OFF_AFTER.test(text) || ON_THE_COB.test(text) ? 1 : Math.min(1, share * 1.1)
  return {
    share,
    least: share * 0.9,
    most,
    note: `${Math.round(share * 100)}% of it edible, without ${asBought.with}`,
  }
}

type AsBought = NonNullable<Food['asBought']>
type Part = AsBought['with']

/**
 * "4 artichokes (about 10 oz each)": if about half of it is thrown away, a weight per piece is that of the whole piece.
 * Meat is different: it is sold with and without its bone.
 */
const isWholePiece = ({ with: part, edible: share }: AsBought, text: string): boolean =>
  part !== 'bone' && share <= 0.6 && /\beach\b/i.test(text)

/**
 * Preparation before the name was done before weighing: "500 g peeled pumpkin"; after the name, later: "500 g
 * pumpkin, peeled".
 */
export function without(main: string, text: string, part: Part): boolean {
  if (part === 'bone' && /\bbone-?(?: |-)?in\b/i.test(text)) return false
  if (/\b(?:unpeeled|unshelled|in (?:the|their|its) shells?|shell[- ]on)\b/i.test(text)) return false
  return (
    TAKEN_OFF.test(main) ||
    /\b(?:peeled|shelled|prepared|edible|trimmed|net) weight\b|\bweighed (?:after|without)\b|\bdeveined\b/i.test(
      text,
    )
  )
}

const TAKEN_OFF =
  /\b(?:boneless|deboned|boned|peeled|shelled|shucked|hulled|husked|cored|pitted|stoned|trimmed|skinless fillets?|fillets?|meat|flesh|kernels?|segments?|chunks?|cubes?|cubed|diced|chopped|sliced|slices|grated|shredded|mashed|pureed|puree|frozen|canned|tinned|cooked|dried|minced|ground|florets?|arils|seeds|juice)\b/i

function says(text: string, part: Part): boolean {
  if (ANY_WORDS.test(text)) return true
  if (TAKEN_OFF_AFTER.test(text)) {
    return part !== 'shell' && part !== 'bone'
  }
  return SAID[part].test(text)
}

const TAKEN_OFF_AFTER =
  /,.*\b(?:peeled|cored|pitted|stoned|destoned|hulled|husked|de?seeded|seeds removed|stones? removed|rind removed|skin removed|trimmed)\b/i

const ON_THE_COB = /\bon the cob\b/i

const ANY_WORDS = /\b(?:as bought|gross weight|unpeeled|unshelled|untrimmed|unpitted)\b/i
const WHOLE = /\bwhole\b/i
const SAID: Record<Part, RegExp> = {
  bone: /\bbone(?: |-)?in\b|\bon the bone\b|\bwith (?:the )?bones?\b|\bwhole\b|\bbones? removed\b/i,
  peel: /\bwhole\b|\bwith (?:the )?(?:peel|skin|rind)\b|\bskin[- ]on\b/i,
  shell:
    /\bshell(?: |-)on\b|\bin (?:the|their|its) shells?\b|\bin-shell\b|\bwith (?:the )?shells?\b|\blive\b|\bhead(?: |-)on\b/i,
  husk: /\bwhole\b|\bears?\b|\bcobs?\b|\bin (?:the |their )?(?:husks?|pods?)\b|\bwith (?:the )?husks?\b/i,
  stone: /\bstone(?: |-)in\b|\bwith (?:the )?(?:stones?|pits?)\b|\bunpitted\b/i,
  core: WHOLE,
  trimmings: WHOLE,
}
