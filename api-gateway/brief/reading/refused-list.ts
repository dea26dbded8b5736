import { KINDS_OF_DISH } from '@evenplate/words/courses'
import { allergyTo } from './allergen-words.ts'
import { besideAt, isMeat } from './beside-refused.ts'
import { isOrdinary } from './ordinary.ts'
import { refusedFoodAt } from './refused-food.ts'

const FILLER = new Set(
  'the a an any all every my our your of too much many lots lot some more such type types sort sorts form forms single trace traces hint speck crumb kind kinds sort taste texture smell sight flavour flavor flavoured flavored eating using adding having to eat have fresh raw cooked whole added extra protein proteins please really even very that this those these either idea'.split(
    ' ',
  ),
)
/** What was done to a food before it is served does not change which food is refused: "pounded yam". */
const PREPARED = new Set(
  'pounded crushed chopped diced sliced grated minced melted toasted puffed milled pureed cubed peeled soaked fermented glazed candied creamed buttered breaded battered caramelized sauteed marinated scalloped canned tinned jarred bottled boxed packaged prepackaged frozen instant processed premade pre-made ready-made store-bought store-brand store-made shop-bought bagged'.split(
    ' ',
  ),
)
/** The same in two words: "store bought". */
const AS_SOLD = /^(?:(?:store|shop|supermarket) (?:bought|brand|made)|(?:pre|ready|factory) made|off brand)$/
const JOINS = new Set(['and', 'or', 'nor', 'plus', '/'])
const ENDS = new Set(['.', ';', '!', '?', '|', ')', '(', ':'])
const TRAILERS = new Set('please again today tonight thanks either anymore whatsoever'.split(' '))

/** "A sauce that's not sugary" is without sugar. */
const OF_FOODS = new Set(
  'sugary sugared sweetened fried salted cheesy garlicky nutty eggy fishy meaty buttery oily alcoholic processed'.split(
    ' ',
  ),
)

/** After a "no", these take back what was said before. */
const TAKEN_BACK = new Set('wait sorry actually scratch rather'.split(' '))

/** Words that are refused but are not foods: "no cooking", "never again". */
const NO_FOOD = new Set(
  'time dishwasher car kids guests oven stove fridge freezer microwave blender air-fryer internet budget money appetite kitchen cook cooking cooked bake baking baked fry frying fried grill need again ever than i me we us you it its they them he she is are was be been in at by as if so then when what how problem worry more less longer hungry trouble bother home work breakfast lunch dinner snack dessert supper brunch meal meals food recipe recipes dish dishes ideas idea stuff things thing anything something everything everyone later now here there want like good great bad big small hot cold warm spicy sweet salty plain just only same old new wasting waste washing cleaning chopping mess leftovers single one two three who because but chemo chemotherapy radiation radiotherapy surgery treatment treatments operation dialysis work school gym exercise exercising running training workout workouts flu covid fever travel travelling flight stress birth pregnancy metformin ozempic medication medications medicine meds antibiotics insulin steroids pills tablets vaccine vaccination hospital party holidays christmas sleep eso esto ese esa esos esas aquello sleeping dieting fasting hiking weekend illness infection jetlag'.split(
    ' ',
  ),
)

/** The foods of a list that begins here, and how many tokens it takes up. */
export function listAt(
  tokens: string[],
  cue: Record<string, string | undefined>,
): { items: string[]; length: number } {
  const firm = Boolean(cue.firm || cue.allergy || cue.vague)
  const vague = Boolean(cue.vague)
  const items: string[] = []
  let end = 0
  let at = 0
  let joined = true
  let isExample = false
  let least = cue.behind ? 1 : cue.later ? 2 : MOST_RUN
  const goingOn = new Map<number, boolean>()
  while (at < tokens.length) {
    const first = at
    while (isPassing(tokens, at, items.length === 0)) at++
    if (items.length === 0 && (cue.replaced || (firm && !vague)) && isSortOfFood(tokens, at)) at++
    if (AS_SOLD.test(`${tokens[at]} ${tokens[at + 1]}`) && refusedFoodAt(tokens, at + 2)) at += 2
    const isPrepared = tokens.slice(first, at).some((token) => PREPARED.has(token))
    at += passedOver(tokens, at, firm)
    const known = refusedFoodAt(tokens, at)
    const item =
      known ??
      (joined && !vague ? unknownAt(tokens, at, firm && !OF_HARM.test(cue.firm ?? cue.allergy ?? '')) : null)
    // "Shrimp pasta, no wait, rice": the speaker thinks again.
    if (!item || (!firm && TAKEN_BACK.has(item.name))) break
    // "Not needed", "no stress": no food, but the list may go on after it. What somebody is allergic to is always told.
    if (known || cue.allergy || OF_FOODS.has(item.name) || !isOrdinary(item.name)) items.push(item.name)
    else if (!firm && items.length === 0 && !JOINS.has(tokens[at + item.length] ?? '')) break
    at += item.length
    if (!cue.allergy) at += tailAt(tokens, at)
    if ((firm || cue.replaced) && joined) at += besideAt(tokens, at)
    end = at
    const example = exampleAfter(tokens, at)
    if (example) {
      at = example
      joined = true
      isExample = tokens[example - 1] !== '('
      continue
    }
    const spoken = at
    while (TRAILERS.has(tokens[at] ?? '')) at++
    // "No carbs please, steak": what comes after "please" is a new clause.
    if (at > spoken && tokens[at] === ',' && !cue.allergy) break
    const comma = tokens[at] === ','
    // "No nuts, especially peanuts, noodles please": one example, then what is asked for.
    if (comma && isExample && !endsInJoin(tokens, at + 1)) break
    // "No creamed spinach, steak".
    if (
      comma &&
      !firm &&
      isPrepared &&
      isAlone(tokens, at + 1) &&
      isMeat(refusedFoodAt(tokens, at + 1)!.name)
    )
      break
    // "No onions, no garlic, chicken": who says no each time means what has none.
    if (comma && cue.again && isAlone(tokens, at + 1)) break
    if (comma && (WANTED.has(tokens[at + 1] ?? '') || isFineAfter(tokens, at + 1))) break
    if (comma && !cue.allergy && isDishAfter(tokens, at + 1)) break
    joined = JOINS.has(tokens[at + (comma ? 1 : 0)] ?? '')
    if (joined) at += comma ? 2 : 1
    else if (comma && (firm || listGoesOn(tokens, at + 1, goingOn))) at += 1
    // "avoid onions garlic and leeks": people forget commas, and that must not lose a refusal.
    else if (firm && refusedFoodAt(tokens, at) && listGoesOn(tokens, at, goingOn)) continue
    else if (!firm && (closedByOr(tokens, at) || foodsToEnd(tokens, at) >= least)) least = 1
    else break
  }
  return { items, length: end }
}

/** "No fuss or onions", "hates mess and celery": what is no food does not end the list. */
const passedOver = (tokens: readonly string[], at: number, firm: boolean): number =>
  NO_FOOD.has(tokens[at] ?? '') &&
  (tokens[at + 1] === 'or' || tokens[at + 1] === 'nor' || (firm && tokens[at + 1] === 'and')) &&
  refusedFoodAt(tokens, at + 2)
    ? 2
    : 0

/** Where an example of the food just refused begins: "all nuts, including almonds", "nightshades (tomatoes, peppers)". */
function exampleAfter(tokens: readonly string[], from: number): number | null {
  let at = from
  while (tokens[at] === ',' || tokens[at] === '(') at += 1
  const isBracketed = tokens[at - 1] === '(' && at > from
  if (SUCH.has(tokens[at] ?? '') && tokens[at + 1] === 'as') at += 2
  // After a comma "like" is a verb.
  else if (FOR_EXAMPLE.has(tokens[at] ?? '') || (tokens[at] === 'like' && at === from)) at += 1
  else if (!isBracketed) return null
  while (ARTICLES.has(tokens[at] ?? '')) at += 1
  const food = refusedFoodAt(tokens as string[], at)
  // "Tree nuts (almonds ok)", but not "dairy safe recipes".
  const isAllowed = food !== null && isBracketed && saysAllowed(tokens, at + food.length)
  return food && !isAllowed && !isFineAfter(tokens, at) ? at : null
}

/** "(Salmon ok)", "(salmon and tuna are fine)". */
function saysAllowed(tokens: readonly string[], from: number): boolean {
  if (ALLOWED.has(tokens[from] ?? '')) return true
  const end = tokens.slice(from, from + MOST_RUN).indexOf(')')
  return end > 0 && ALLOWED.has(tokens[from + end - 1] ?? '')
}

/** Whether foods with commas between them go on from here up to an "and" or "or". */
function endsInJoin(tokens: string[], from: number): boolean {
  let at = from
  for (let foods = 0; foods < MOST_RUN; foods += 1) {
    if (JOINS.has(tokens[at] ?? '')) return true
    const food = refusedFoodAt(tokens, at)
    if (!food) return false
    at += food.length
    if (JOINS.has(tokens[at] ?? '')) return true
    if (tokens[at] !== ',') return false
    at += 1
  }
  return false
}
const ALLOWED = new Set(['ok', 'okay', 'fine', 'allowed'])
const SUCH = new Set(['such', 'same'])
const FOR_EXAMPLE = new Set(
  'including includes include incl included especially particularly mainly mostly namely even as eg e.g. ie i.e. incluyendo incluido incluida incluidos incluidas incluso incluye como especialmente principalmente sobretodo tipo'.split(
    ' ',
  ),
)
const ARTICLES = new Set(['the', 'all', 'any', 'a', 'an', 'el', 'la', 'los', 'las', 'al'])

/** "Bread of corn", "arepas of corn blanco": what a refused food is of is neither refused alone nor asked for. */
function tailAt(tokens: string[], from: number): number {
  if (tokens[from] !== 'of') return 0
  let at = from + 1
  while (ARTICLE.has(tokens[at] ?? '')) at += 1
  const of = refusedFoodAt(tokens, at) ?? unknownAt(tokens, at)
  if (!of || OF_NOTHING.has(of.name)) return 0
  at += of.length
  const more = refusedFoodAt(tokens, at) ? null : unknownAt(tokens, at)
  return at + (more && !isOrdinary(more.name) ? more.length : 0) - from
}

const ARTICLE = new Set(['the', 'a', 'an'])
const OF_NOTHING = new Set('any all course sorts kinds kind sort type types it that them mine'.split(' '))

/** Behind these a medicine may stand: "gas from acarbose with beans". */
const OF_HARM = /\b(?:from|after|on|by)$/

const FELT = new Set('taste texture smell flavour flavor look sight feel'.split(' '))

/** "No beans, lots of ground beef": what begins after the comma is wanted. */
const WANTED = new Set(['lots', 'plenty', 'loads', 'extra', 'double', 'more', 'tons', 'heaps'])

/** A word before the food, unless it is part of its name: "no raw fish". */
const isPassing = (tokens: string[], at: number, isFirst: boolean): boolean =>
  (FILLER.has(tokens[at] ?? '') ||
    (PREPARED.has(tokens[at] ?? '') && refusedFoodAt(tokens, at + 1) !== null) ||
    (isFirst && /^(?:with|for|on|anything|everything|in|from|containing)$/.test(tokens[at] ?? '')) ||
    // "The texture and smell of fish".
    (isFirst && JOINS.has(tokens[at] ?? '') && FELT.has(tokens[at + 1] ?? ''))) &&
  (refusedFoodAt(tokens, at)?.length ?? 0) < 2

/**
 * "Can't have cured ham", "hates slimy okra": a word that says which belongs to the food. "No fuss chicken" asks for chicken, and so does
 * "I hate dry chicken, juicy chicken please".
 */
function isSortOfFood(tokens: string[], at: number): boolean {
  const word = tokens[at] ?? ''
  if (!/^[a-z][a-z-]+[a-z]$/.test(word) || /ing$|ly$/.test(word) || NO_FOOD.has(word) || LINKS.has(word))
    return false
  const food = refusedFoodAt(tokens, at) ? null : refusedFoodAt(tokens, at + 1)
  const last = food && tokens[at + food.length]
  return food !== null && !tokens.slice(at + 1 + food.length).some((token) => token === last)
}
const LINKS = new Set(
  'and or nor plus but with without for from into about since after before during until while where why his her their its yours mine to of off on out up over under between too also only even ever'.split(
    ' ',
  ),
)

/** "No avocado banana or kiwi": foods without commas are one list if an "or" ends it. */
function closedByOr(tokens: string[], from: number): boolean {
  let at = from
  for (let items = 0; items < 6; items += 1) {
    const food = refusedFoodAt(tokens, at)
    if (!food) return false
    at += food.length
    if (tokens[at] === 'or' || tokens[at] === 'nor') {
      at += 1
      while (FILLER.has(tokens[at] ?? '')) at += 1
      return refusedFoodAt(tokens, at) !== null
    }
  }
  return false
}

/** A food that is no allergen, with no other behind it. */
function isAlone(tokens: string[], at: number): boolean {
  const food = refusedFoodAt(tokens, at)
  const next = food ? (tokens[at + food.length] ?? '') : ','
  return food !== null && next !== ',' && next !== ')' && !JOINS.has(next) && allergyTo(food.name) === null
}

/**
 * How many more foods stand here, without commas, up to the end of the clause or another "no": 1 in "paneer without onion garlic", 0 in
 * "no dried fruit oatmeal", where it is the dish.
 */
function foodsToEnd(tokens: string[], from: number): number {
  let at = from
  for (let foods = 0; foods < MOST_RUN; foods += 1) {
    const food = refusedFoodAt(tokens, at)
    const next = tokens[at] ?? ','
    // "No onion garlic no salt": whoever says no again has not yet come to what they want.
    if (!food && foods > 0 && AGAIN.has(next)) return MOST_RUN
    if (!food) return next === ',' || next === 'please' || ENDS.has(next) ? foods : 0
    at += food.length
  }
  return 0
}
const MOST_RUN = 8
const AGAIN = new Set(['no', 'without'])

/** After a comma: does the list continue to the end of the clause? "no chicken, salmon for two" does not. */
function listGoesOn(tokens: string[], from: number, known: Map<number, boolean>): boolean {
  const passed: number[] = []
  const told = (goesOn: boolean): boolean => {
    // Later positions of this list get the same answer without walking it again.
    for (const at of passed) known.set(at, goesOn)
    return goesOn
  }
  let last = ''
  for (let at = from; at < tokens.length; at++) {
    const answer = known.get(at)
    if (answer !== undefined) return told(answer)
    passed.push(at)
    if (FILLER.has(tokens[at]!) || tokens[at] === ',') continue
    if (ENDS.has(tokens[at]!)) break
    // "No eggs, nuts, or milk. Chicken tonight."
    if (JOINS.has(tokens[at]!) && at > from && refusedFoodAt(tokens, at + 1)) return told(true)
    const food = refusedFoodAt(tokens, at)
    if (!food) return told(false)
    at += food.length
    last = food.name
    const next = tokens[at]
    if (next === undefined || ENDS.has(next) || JOINS.has(next)) return told(true)
    if (next !== ',') return told(false)
  }
  // A dish stood behind the last comma: "no garlic, ginger, curry" refuses ginger, "no rice, chicken, stir-fry" may ask for chicken.
  return told(last !== '' && !isMeat(last))
}

/**
 * "No fish, eggs and milk are OK": what begins after the comma is a clause of its own. Only what is surely in it: of "nuts, eggs, and milk is
 * ok" the milk alone.
 */
function isFineAfter(tokens: readonly string[], from: number): boolean {
  for (let at = from, foods = 0; foods < MOST_FINE; ) {
    const word = tokens[at] ?? ''
    if (word === 'is' ? foods === 1 : ARE.has(word) && foods > 0) return FINE.has(tokens[at + 1] ?? '')
    // "No crustaceans, ordinary fish suits me", "no wheat, oats sit fine with me".
    if (SUITS.has(word) && foods > 0) return SUITED.has(tokens[at + 1] ?? '')
    const food = refusedFoodAt(tokens, at)
    if (food) foods += 1
    else if (!JOINS.has(word) && !FILLER.has(word) && !ORDINARY.has(word)) return false
    at += food?.length ?? 1
  }
  return false
}
const MOST_FINE = 4

/** "Not big on mushrooms, beef stew", "I despise greens, steak dinner": the dish after the comma is wanted, if no list goes on. */
function isDishAfter(tokens: readonly string[], from: number): boolean {
  const food = refusedFoodAt(tokens, from)
  const kind = food ? (tokens[from + food.length] ?? '') : ''
  const next = food ? (tokens[from + food.length + 1] ?? '') : ''
  return DISH.test(kind) && next !== ',' && !JOINS.has(next)
}
const DISH = new RegExp(`^(?:${KINDS_OF_DISH}|dinners?|lunch|breakfast|supper)$`)
const ORDINARY = new Set(['ordinary', 'regular', 'normal', 'plain', 'other', 'certified'])
const SUITS = new Set(['suit', 'suits', 'sit', 'sits', 'agree', 'agrees'])
const SUITED = new Set(['me', 'us', 'him', 'her', 'fine', 'well', 'okay', 'ok', 'great', 'with'])
const ARE = new Set(['are', 'r'])
const FINE = new Set('ok okay fine good great alright safe allowed welcome'.split(' '))

/** An unknown word where only a food makes sense: "no okra", "hate durian". */
function unknownAt(tokens: string[], at: number, firm = false): { name: string; length: number } | null {
  const word = tokens[at]
  if (!word || !/^[\p{L}][\p{L}'-]{2,}$/u.test(word) || NO_FOOD.has(word) || TRAILERS.has(word)) return null
  const next = tokens[at + 1]
  const closed =
    next === undefined ||
    next === ',' ||
    ENDS.has(next) ||
    JOINS.has(next) ||
    TRAILERS.has(next) ||
    (firm && besideAt(tokens, at + 1) > 0)
  return closed && !/ing$|ly$/.test(word) ? { name: word, length: 1 } : null
}
