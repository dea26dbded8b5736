import { phrases } from '../../text/lexicon.ts'
import { holds, type Span, spans } from '../../text/spans.ts'
import { ALLERGEN_WORDS } from '../words/allergen-words.ts'
import { MEAT_WORDS } from '../words/diet-words.ts'
import { COMPOUNDS } from './compounds.ts'
import { namePhrases, nameWords } from './names.ts'
import { spelledRight } from './spelling.ts'

/**
 * The known foods in words that are not a food's name: "nightshade veg" means nightshades, "bell peppers give me
 * heartburn" bell peppers. Empty if the words name another thing made of a food ("chicken skin"), a form of it
 * ("fried eggs"), or one that only sounds like it ("vegan cheese"): such an entry is matched word for word.
 */
export function foodsInPhrase(key: string): string[] {
  const tokens = key.split(' ', MAX_WORDS)
  if (tokens.some((token) => WELCOME.has(token)) && !tokens.some((token) => REFUSING.has(token))) return []
  const before = beforeLink(tokens)
  const right = spelledRight(before).flatMap(namesIn)
  // "Brussle sprouts" are not sprouts; "eggs eggplant", with a comma forgotten, means both.
  const own = namesIn(before).filter((name) => !right.some((longer) => isPartOf(name, longer)))
  const found = [...own, ...right]
  return [...new Set(found.length > 0 ? found : namesIn(tokens))]
}

/** A longer text is a letter, not a list, and comparing all its foods would take too long. */
const MAX_WORDS = 100

const isPartOf = (name: string, longer: string): boolean =>
  name !== longer && ` ${longer} `.includes(` ${name} `)

/** "I love onions", "cheese is fine": nothing to avoid. */
const WELCOME = new Set('love enjoy like fine ok okay prefer want welcome can eat'.split(' '))
const REFUSING = new Set(
  'no not never dont doesnt didnt cant cannot wont nobody none neither refuse hate dislike avoid without'.split(
    ' ',
  ),
)

/** "Alcohol in sauces": the words after the food say where. */
function beforeLink(tokens: string[]): string[] {
  const at = tokens.findIndex((token, i) => i > 0 && WHERE.has(token))
  return at < 0 ? tokens : tokens.slice(0, at)
}

const WHERE = new Set('in for because due during from at inside'.split(' '))

function namesIn(tokens: string[]): string[] {
  if (spans(tokens, PROMISES).length > 0) return []
  const lookAlikes = LOOK_ALIKES.flatMap((harmless) => spans(tokens, harmless))
  const named = spans(tokens, namePhrases())
  return named
    .filter((span) => !named.some((other) => other !== span && holds(other, span)))
    .filter((span) => !lookAlikes.some((other) => holds(other, span) && !holds(span, other)))
    .filter((span) => !FORM.has(tokens[span.from - 1] ?? '') && goesNoFurther(tokens, span, named))
    .map(({ from, to }) => tokens.slice(from, to).join(' '))
}

/** "Mushroom dishes" means mushrooms; "mushroom ketchup" is its own food. */
function goesNoFurther(tokens: string[], { to }: Span, named: Span[]): boolean {
  const next = tokens[to]
  if (next === undefined || AFTER.has(next) || named.some(({ from }) => from === to)) return true
  // A word that is in no food's name does not make it another food: "eggs unless baked".
  return !nameWords().has(next) && !PART.has(next)
}

const PART = new Set(
  'skin bone peel rind stem stalk head foot feet fat seed pip juice powder extract'.split(' '),
)

const AFTER = new Set(
  `veg vegetable veggie food product stuff thing dish meal item family kind type group recipe flavor flavour flavored flavoured taste tasting
  smell texture based heavy rich ingredient anything all ever anywhere please and or with without to me my i us we is are was it they that which
  no not never none
  cooked raw fresh fried boiled roasted baked grilled canned dried frozen whole
  give gives make makes upset trigger cause bother hurt spike hate dislike kill bloat set go do does dont doesnt can cant allergy allergic
  intolerance intolerant sensitivity too also either because since as if when whenever of on at by than like only mostly mainly especially`.split(
    /\s+/,
  ),
)

/**
 * A person who names the form means that form: "fried eggs" does not mean all eggs. "Raw" cannot be checked: no
 * dish says whether its onions are raw.
 */
const FORM = new Set(
  `fried boiled hard soft scrambled poached baked roasted roast grilled barbecued canned tinned frozen smoked dried pickled mashed
  instant processed overcooked undercooked burnt burned stale soggy leftover candied fermented battered breaded stuffed creamed low reduced less
  vegan vegetarian mock fake imitation non free fat`.split(/\s+/),
)

/** Whether a name says only how a food is cooked: "fried egg" for "egg". */
export const isCookedSomehow = (name: string, food: string): boolean =>
  name !== food && name.replace(COOKED, '') === food

const COOKED = /^(?:(?:hard|soft) )?(?:fried|boiled|scrambled|poached) /

const PROMISES = phrases([
  ...[...Object.values(ALLERGEN_WORDS), MEAT_WORDS].flatMap(({ promises }) =>
    [...promises.values()].flat().map((phrase) => phrase.join(' ')),
  ),
  'sugar free',
  'gluten free',
  'alcohol free',
  'non alcoholic',
])

const LOOK_ALIKES = [
  ...Object.values(ALLERGEN_WORDS).map(({ harmless }) => harmless),
  MEAT_WORDS.harmless,
  phrases([...COMPOUNDS.values()].flatMap((entry) => entry.split(','))),
]
