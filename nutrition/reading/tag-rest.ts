import { PREPARATION, VARIETY } from '../text/line-words.ts'
import { firstOfTwo, oneOfList, sharedNoun } from './alternatives.ts'
import { findMatch, isPreparation } from './find-food.ts'
import { partOfLine } from './plain-line.ts'

/** A tagged rest without ", or ..." and "(or ...)": words about another food say nothing about this one. */
export const withoutOthers = (rest: string): string =>
  rest
    .replace(/,\s*(?:and\/)?or\s[^,;()]*|\s?\((?:and\/)?or\s[^()]*\)/gi, '')
    .replace(WIPED, '$1')
    .replace(HOW, '')
    .replace(OWN_JUICE, '')
    .replace(/'?\bready[- ]to[- ]eat'? (?=(?:soft |semi-)?dried|figs|prunes|dates|apricots)/gi, '')
    .replace(PRAISED, ' ')
    .replace(BRANDED, ' ')
    .replace(ACROSS, ' ')
    .replace(TWO_COLORS, ' $1 ')

/** Hyphenated words, part of which would name another food: all-butter pastry has no butter to count. */
const PRAISED =
  /(?<![a-z-])(?:all-butter|(?:high|good|best|top)[- ]quality|(?:full|light|medium)-bodied|live-culture|natural-flavou?red|(?:stone|finely|coarsely)[- ]?(?:ground|milled)(?= (?:whole|corn|flour|oat|meal))|oil-(?:cured|preserved))\s/gi

/** Makers with a food or a color in their name. */
const BRANDED =
  /(?<![a-z])(?:bob's red mill|bird'?s[- ]?eye(?! chil)|green giant|trader joe'?s|land o'? ?lakes|best foods|uncle ben'?s|ben's original|betty crocker|duncan hines|old el paso|blue diamond|ocean spray|white lily|red star|hidden valley|pepperidge farm|texas pete|whole foods|great value|nature'?s own|newman'?s own|dave's killer|jiffy(?= (?:corn|muffin|cake|baking|biscuit|pie)))(?:®|™)?(?:'s)?\s/gi

/** "Store-bought 9-inch pie crust". */
const ACROSS = /(?<=^|[a-z] )\d[\d/. -]{0,4}[- ]?(?:inch|in\.|cm)(?:es)?(?=[- ][a-z])[- ]/gi

/** "Red and yellow cherry tomatoes": the colors of one food. */
const TWO_COLORS =
  /(?<![a-z-])(?:red|yellow|green|black|white|brown|orange|purple|pink|golden|light|dark),? (?:and|&) (red|yellow|green|black|white|brown|orange|purple|pink|golden|light|dark) (?=[a-z])/gi

const OWN_JUICE = /\s(?:and|with) (?:all )?(?:their|its) (?:own )?(?:juices?|liquids?)\b/gi

/** "Stiffly beaten" is beaten. */
const HOW = /\b(?!(?:jel|bel)ly\b)[a-z]{3,12}ly (?=[a-z]{3,12}(?:ed|en|ut)\b)/gi

/** "Washed and dried" does not make it a dried food. */
const WIPED =
  /\b((?:washed|rinsed|cleaned|wiped)(?:,? and|, then|,)?) (?:(?:well|thoroughly|pat(?:ted)?) )?(?:dried|dry)\b|\b(?:well|thoroughly|pat(?:ted)?) (?:dried|dry)\b|\bdried (?:well|thoroughly|off|with paper)\b/gi

/** The parts of a line without its amount. */
export type TaggedRest = {
  /** The food as the line names it. */
  food: string
  /** Its preparation: "peeled and diced". */
  preparation: string[]
  /** Other foods the line allows instead, some with an amount of their own. */
  alternatives: string[]
  /** Foods it names as examples: "such as groundnut". */
  examples: string[]
  /** Words to the cook: "for serving", "see note". */
  comments: string[]
  optional: boolean
  /** The line for the finder: the food first, without the comments in parentheses. */
  rest: string
}

/**
 * Tags a plain line without its amount. A leading adjective belongs to the food after its comma ("cold, unsalted
 * butter"); a list of alternatives is cut down to the first that is known ("canola, sunflower, or vegetable oil").
 */
export function tagRest(text: string): TaggedRest {
  const tagged: TaggedRest = {
    food: '',
    preparation: [],
    alternatives: [],
    examples: [],
    comments: [],
    optional: OPTIONAL.test(text),
    rest: '',
  }
  const plain = partOfLine(text)
    .replace(DIMENSION, ' ')
    .replace(MADE, '')
    .replace(CUT_INTO, ', $1')
    .replace(LEFT_TO_SOAK, ', $1')
  const open = withoutMoreOf(plain, tagged).replace(/\s?\(([^()]{0,200})\)/g, (whole, inside: string) =>
    asideOf(inside, whole, tagged),
  )
  const parts = firstOfTwo(oneOfList(leadingJoined(open.match(PART) ?? []), tagged.alternatives)).flatMap(
    kindOf,
  )
  const at = Math.max(
    parts.findIndex((part) => !isPreparation(part) || findMatch(part)),
    0,
  )
  const whole = withoutAsides(parts[at] ?? '')
  const named = firstNamed(whole)
  if (named !== whole) tagged.alternatives.unshift(whole.slice(named.length).replace(/^ (?:and\/)?or /i, ''))
  tagged.food = withoutLead(named)
  if (tagged.food !== named) tagged.preparation.push(named.slice(0, -tagged.food.length).trim())
  for (const part of [...parts.slice(0, at), ...parts.slice(at + 1)]) tagPart(part, tagged)
  tagged.rest = parts
    .filter((part) => !NOTE.test(part))
    .join(', ')
    .replace(/\s+/g, ' ')
    .trim()
  return tagged
}

/** "Soy sauce" of "soy sauce or tamari"; "red or white wine vinegar" has only one noun. */
function firstNamed(text: string): string {
  const at = text.search(/ (?:and\/)?or /i)
  return at > 0 && findMatch(text.slice(0, at)) ? text.slice(0, at) : text
}

/** "Finely chopped fresh dill" without the words for its preparation; "dried", "cooked" and "canned" stay. */
function withoutLead(named: string): string {
  const lead =
    /^(?:(?:(?:very |extra )?(?:thinly|finely|roughly|coarsely|freshly|lightly|well|loosely|firmly)[ -])?(?:chopped|diced|minced|sliced|cubed|cut|shredded|grated|crushed|mashed|pureed|peeled|unpeeled|pitted|stoned|seeded|deseeded|cored|trimmed|halved|quartered|torn|washed|rinsed|drained|packed|melted|softened|beaten|sifted|unsifted|squeezed|stemmed|snipped|crumbled|shaved|zested|juiced|boned|skinned|shelled|scrubbed|thawed)(?:,? and|,? or|,)? )+(?=[a-z])/i.exec(
      named,
    )
  return lead ? named.slice(lead[0].length) : named
}

const OPTIONAL = /\boptional(?:ly)?\b/i

/** Parts between commas; a comma in parentheses separates nothing. */
const PART = /(?:[^,;()]|\([^()]*\))+/g

/** "1/2-inch diced squash", "in 1-cm-thick slices": how it is cut, not the amount of a second food. */
const DIMENSION =
  /(?<=[a-z] |^)(?:about )?\d[\d/. -]{0,6}-?(?:inch|in\.|cm|mm)(?:es)?(?:-(?:thick|long|wide))? (?=diced|cubed|sliced|chopped|thick|pieces|cubes|dice|slices|chunks|strips|rounds)/gi

/** "Carrots peeled and cut into 1-inch pieces": its preparation, although there is no comma. */
const CUT_INTO =
  /(?<=[a-z)])(?<!\band|\bthen|\bor) ((?:[a-z]{3,12}ed,? (?:and |then )?){0,3}(?:cut|sliced|chopped|diced|torn|broken) (?:crosswise |length(?:wise|ways) )?(?:in|into) )/gi

/** "Sella rice soaked 1 hr": its preparation, although there is no comma. */
const LEFT_TO_SOAK = /(?<=[a-z)]) (soaked (?:for |in |overnight|\d)[^,;()]{0,40})/gi

/** Stock "made with 1 cube" is stock. */
const MADE = /,?\s\(?(?:freshly )?made (?:with|from|using|up with)\s[^,;()]{1,80}\)?/gi

const NOTE =
  /^\s*(?:see\b|recipe\b|note\b|page \d|available\b|plus (?:more|extra)\b|preferably (?:organic|homemade|fresh)\b|or (?:more )?to taste\b|if (?:you|needed|desired|necessary|using|available)\b)/i

const COMMENT =
  /^\s*(?:see|recipe|note|page|available|plus|preferably|if|for|to|until|about|from|such as|like|e\.g|depending|you|we|i|use|look|at|enough|divided|optional|not|as|in|on|with)\b/i

/** "Rice, brown or white": the first kind, without the other. */
function kindOf(part: string): string[] {
  const found = /^([a-z]{3,9}) or ([a-z]{3,9})$/i.exec(part)
  const [, one = '', other = ''] = found ?? []
  return VARIETY.has(one.toLowerCase()) && VARIETY.has(other.toLowerCase()) ? [one, `or ${other}`] : [part]
}

/** What a pair of parentheses is replaced by: comments by nothing, a state by itself, the rest stays as it is. */
function asideOf(inside: string, whole: string, tagged: TaggedRest): string {
  const text = inside.trim()
  const example = EXAMPLE.exec(text)
  if (example) {
    tagged.examples.push(...listed(text.slice(example[0].length)))
    return ''
  }
  const other = /^or\s/i.exec(text)
  if (other) {
    tagged.alternatives.push(text.slice(other[0].length))
    return whole
  }
  if (isListOfFoods(text)) tagged.examples.push(...listed(text))
  if (
    /[,.;]|\band\b/.test(text) &&
    !/\b(?:if|unless|not|or)\b/i.test(text) &&
    isPreparation(text.replace(/\d[\d/.]{0,5} ?[a-z]{1,9}\b/gi, ' '))
  )
    return statesOf(text)
  if (OPTIONAL.test(text) && text.length < 12) return ''
  tagged.comments.push(text)
  return NOTE.test(text) || (COMMENT.test(text) && !/\d/.test(text)) ? '' : whole
}

/** "Greens (kale, collard greens, or chard)": any of them. */
const isListOfFoods = (text: string): boolean =>
  /,.* or /i.test(text) && !/\d/.test(text) && listed(text).every((food) => findMatch(food))

/** "(canned, drained and rinsed)": "canned" says which food it is, the rest is its preparation. */
function statesOf(whole: string): string {
  const text = whole.replace(OF_AMOUNT, ' ')
  const state = STATE.exec(text)?.[0] ?? ''
  return `${state && ` (${state})`}, ${text
    .replace(state, ' ')
    .replace(/[.;]/g, ' ')
    .replace(/^[\s,]+/, '')}`
}

/** "(450 g; about 22 medium)": amounts that another step has read. */
const OF_AMOUNT =
  /(?:about |approximately |approx\.? )?\d[\d.,/-]{0,8} ?(?:-?(?:g|grams?|kg|oz|ounces?|lbs?|pounds?|ml|l|cups?|medium|small|large))\b(?: each)?/gi

const STATE = /\b(?:canned|tinned|cooked|dried|frozen|dry|raw|uncooked)\b/i

const EXAMPLE = /^(?:such as|preferably|like|e\.g\.?,?|i like|aka|also (?:called|known as)|i\.e\.?,?)\s/i

const listed = (text: string): string[] =>
  text
    .split(/,? or |,? and |, /i)
    .map((part) => part.trim())
    .filter((part) => part.length > 2)
    .slice(0, 6)

/** Cuts off ", or 2 tbsp coffee powder": an alternative with its own amount is not a second food. */
function withoutMoreOf(text: string, tagged: TaggedRest): string {
  const found = /,? \(?or (?:substitute |use |about |another )?(?=\d)/i.exec(text)
  if (!found || found[0].includes('(') || found.index < 3) return text
  const other = text.slice(found.index + found[0].length)
  if (!/[a-z]{3}/i.test(other)) return text
  const before = text.slice(0, found.index)
  // "1/2 long or 1 short stick cinnamon"
  if (isPreparation(before)) return text
  tagged.alternatives.push(other)
  return sharedNoun(before, other) ?? before
}

/** Adjectives before a comma go to the food after it: "large, meaty, free-range wings". */
function leadingJoined(found: readonly string[]): string[] {
  const parts = found.map((part) => part.trim()).filter(Boolean)
  let lead = ''
  while (parts.length > 1 && isAdjective(parts[0] ?? '') && !startsAside(parts[1] ?? '')) {
    lead += `${parts.shift()} `
    if (/^and /i.test(parts[0] ?? '')) parts[0] = (parts[0] ?? '').slice(4)
  }
  const [first = '', ...others] = parts
  const named = `${lead}${first}`.replace(COORDINATED, (whole, before: string, after: string) =>
    saysHow(before) && saysHow(after) ? `${before} ${after}` : whole,
  )
  return named ? [named, ...others] : others
}

/** "Boned and skinned chicken": two words for what was done to one food. */
const COORDINATED = /\b([a-z]{3,15}) and (?:[a-z]{3,12}ly )?([a-z]{3,15})(?= [a-z])/gi
const saysHow = (word: string): boolean => /(?:(?<!se)ed|less|free)$/i.test(word) && !findMatch(word)

/** "Onion, optional": the part after the comma is not a food the adjective could belong to. */
const startsAside = (part: string): boolean => COMMENT.test(part) || /^(?:or|and\/or)\s/i.test(part)

function isAdjective(part: string): boolean {
  const said = part.toLowerCase().split(/[\s-]+/)
  if (!said.every(describes)) return false
  return said.every((word) => PRAISE.has(word) || /(?:(?<!se)ed|less)$/.test(word)) || !findMatch(part)
}

const describes = (word: string): boolean =>
  PREPARATION.has(word) ||
  VARIETY.has(word) ||
  PRAISE.has(word) ||
  /(?:(?<!se)ed|less|free|ish|ly)$/.test(word)

/** Words of praise and taste; some name a food by themselves: crisps, tarts, sweets. */
const PRAISE: ReadonlySet<string> = new Set(
  'crisp crispy crunchy sweet sour tart tangy juicy plump meaty fruity fleshy fragrant aromatic flavorful tasty creamy buttery spicy mild peppery bright vibrant dry moist soft firm fluffy dense sturdy hearty rustic crusty chewy tender young old mature unripe smooth coarse fine thin thick long short slender skinny fat cold warm hot cool boiling chilled fresh dried smoky nutty robust light dark deep rich strong waxy floury starchy salty bitter mixed low-fat lean'.split(
    ' ',
  ),
)

function tagPart(part: string, tagged: TaggedRest): void {
  const text = withoutAsides(part)
  const example = EXAMPLE.exec(text)
  const other = /^(?:and\/)?or\s/i.exec(text)
  if (example) tagged.examples.push(...listed(text.slice(example[0].length)))
  else if (other) tagged.alternatives.push(text.slice(other[0].length))
  else if (OPTIONAL.test(text) && text.length < 12) return
  else if (text && COMMENT.test(text)) tagged.comments.push(text)
  else if (text) tagged.preparation.push(text)
}

const withoutAsides = (text: string): string =>
  text
    .replace(/\([^()]{0,200}\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
