import type { Diet } from '@evenplate/domain/options'
import { atOnce, type Steps } from '@evenplate/domain/steps'
import { ourLineSaysAmount, type ReadLine, readLine, readOurLine, saysAmount } from '../reading/read-line.ts'
import { type Allergen, availableCarbs, type Food } from '../table/food.ts'
import { words } from '../text/food-words.ts'
import type { Lexicon } from '../text/lexicon.ts'
import { spans } from '../text/spans.ts'
import { ourSpoken, spoken } from '../text/spoken.ts'
import { meaningOf, refusedContent } from './avoid/meaning.ts'
import { mayName, type NamingWords, namingWords } from './may-name.ts'
import { ALLERGEN_WORDS } from './words/allergen-words.ts'
import { DIET_ALLERGENS, DIET_WORDS, DOSE_DIETS, MEATLESS } from './words/diet-words.ts'
import { type Named, namedIn } from './words/named-in.ts'
import { NAMES_OF_DISHES } from './words/names-of-dishes.ts'

export { avoidTermsOf, withoutExceptions } from './avoid/terms.ts'

/** What a person must not or will not eat. */
export type Rules = { allergies: Allergen[]; diets: Diet[]; avoid: string[] }

/**
 * A rule as a page names it ("nuts allergy", "vegan", "no mushrooms"), the word that broke it, and where that word
 * is.
 */
export type Violation = { rule: string; term: string; text: string }

/**
 * What in a line or a dish that somebody names breaks the rules: hidden sources count (Worcestershire is fish),
 * look-alikes do not (coconut milk is not dairy), nor does what is said to be absent ("dairy-free yogurt", "without
 * nuts"). Nobody knows more than the name, so it holds what it is bought with.
 */
export const violationsIn = (text: string, rules: Rules): Violation[] =>
  brokenIn(text, checksOf(rules), VISITORS, true)

/** The same for a title or a step of a recipe whose lines are known: its pancakes may be of almond flour. */
export const violationsInProse = (text: string, rules: Rules): Violation[] =>
  brokenIn(text, checksOf(rules), VISITORS)

/** How a text is read; readings of our own texts are cached longer. */
type Readers = {
  spoken: (text: string) => string[]
  readLine: (text: string) => ReadLine
  saysAmount: (text: string) => boolean
}
const VISITORS: Readers = { spoken, readLine, saysAmount }
const OURS: Readers = { spoken: ourSpoken, readLine: readOurLine, saysAmount: ourLineSaysAmount }

function brokenIn(
  text: string,
  checks: Check[],
  { spoken, readLine, saysAmount }: Readers,
  isIngredient = false,
): Violation[] {
  if (checks.length === 0) return []
  const tokens = spoken(text)
  // Read once for all rules: reading is most of the work of an edited recipe of a hundred lines.
  let read: ReadLine | null | undefined
  const asBought = AMOUNT_FIRST.test(text)
  let line: boolean | undefined
  const isLine = () => (line ??= text.length <= MAX_LINE && (asBought || saysAmount(text)))
  const reading = () => {
    if (read === undefined) read = isLine() ? readLine(text) : null
    return read
  }
  let said: NamingWords | undefined
  const mayBreak = (diet: Diet) => {
    // What was bought may be a USDA food, whose names are not checked here.
    if (asBought) return true
    if (text.length > MAX_LINE) return false
    if (said === undefined) said = namingWords(text)
    // The quickest check first: most steps name no such food, and telling whether a step is a line takes longest.
    return mayName(said, diet) && isLine()
  }
  // "Coleslaw, to serve" is bought as well; "For the pizza:" is a heading.
  const naming = namingIn(tokens, asBought || (isIngredient && !HEADING.test(text)))
  const found = checks.flatMap((check) =>
    termsOf(check, naming, asBought, reading, mayBreak).map((term) => ({
      rule: check.rule,
      term,
      text,
    })),
  )
  return unique(found)
}

/** Like `recipeViolations`, for a dish without a visitor's words. */
export const ourViolations = (recipe: Texts, rules: Rules): Violation[] =>
  atOnce(violationsInSteps(recipe, rules, OURS))

/** Every text of a recipe, title to tips. Tips may mention portions of bread or rice next to a low-carb dish. */
export const recipeViolations = (recipe: Texts, rules: Rules): Violation[] =>
  atOnce(recipeViolationsInSteps(recipe, rules))

type Texts = {
  title: string
  description?: string
  ingredients: string[]
  instructions: string[]
  tips?: string[]
}

/** The same, one text per step. */
export const recipeViolationsInSteps = (recipe: Texts, rules: Rules): Steps<Violation[]> =>
  violationsInSteps(recipe, rules, VISITORS)

function* violationsInSteps(recipe: Texts, rules: Rules, readers: Readers): Steps<Violation[]> {
  const eaten: Violation[] = []
  const checks = checksOf(rules)
  for (const [at, text] of [...recipe.ingredients, ...recipe.instructions].entries()) {
    eaten.push(...brokenIn(text, checks, readers, at < recipe.ingredients.length))
    yield
  }
  const firm = { ...rules, diets: rules.diets.filter((diet) => DOSE_DIETS[diet] === undefined) }
  const said: Violation[] = []
  const firmChecks = checksOf(firm)
  for (const text of [recipe.description ?? '', ...(recipe.tips ?? [])]) {
    said.push(...brokenIn(text, firmChecks, readers))
    yield
  }
  const title = brokenIn(recipe.title, checks, VISITORS).filter(
    (found) =>
      !(isStoodInFor(found) || isOnlyNamedAfter(found, rules)) ||
      eaten.some(({ rule }) => rule === found.rule),
  )
  return unique([...title, ...eaten, ...said])
}

/**
 * "Mushroom Stroganoff", "Chickpea Tuna Salad": named after the meat or fish that the plant replaces. Applies to diets
 * only, and only if nothing in the dish breaks the diet; for an allergy a name is never proof.
 */
const isStoodInFor = ({ rule, term, text }: Violation): boolean =>
  MEATLESS.has(rule) &&
  STAND_INS.some((plant) => {
    const title = ` ${words(text).join(' ')} `
    return title.includes(` ${plant} ${term} `) || title.includes(` ${plant} pulled ${term} `)
  })

/** "Lasagna with Zucchini Noodles" for no pasta. An allergy's own classes are never excused by a name. */
const isOnlyNamedAfter = ({ rule, term }: Violation, { avoid }: Rules): boolean =>
  NAMES_OF_DISHES.has(term) &&
  avoid.some((refused) => rule === `no ${refused}` && !namesItself(refused, term))

const namesItself = (refused: string, term: string): boolean => {
  const said = words(refused)
  return words(term).some((word) => said.includes(word))
}

const STAND_INS =
  'jackfruit,chickpea,mushroom,tofu,tempeh,seitan,lentil,cauliflower,carrot,eggplant,aubergine,walnut,soy curl,heart of palm,banana peel,white bean'.split(
    ',',
  )

/** Whether a recipe may use a food at all under the rules. */
export function foodKeeps(food: Food, rules: Rules): boolean {
  const known = factsOf(food)
  return (
    rules.allergies.every((allergy) => keepsRule(food, known, allergy)) &&
    rules.diets.every((diet) => keepsRule(food, known, diet)) &&
    // What a person avoids is personal data and is not stored.
    rules.avoid.every((term) => {
      const check = avoidCheck(term)
      return !check.breaks(food, null) && namesNothing(check, known)
    })
  )
}

/** The avoided food that this one is usually made with, though it is none itself: the onion of a salsa. */
export const refusedContentOf = (food: Food, { avoid }: Rules): string | null =>
  avoid.map((term) => refusedContent(food, term)).find(Boolean) ?? null

/**
 * What the rules need to know about a food of the table: its name is read once, and the results of the common rules
 * are cached.
 */
type Facts = {
  tokens: string[]
  asBought: boolean
  read: ReadLine | null
  keeps: Map<Allergen | Diet, boolean>
}
const facts = new WeakMap<Food, Facts>()

function factsOf(food: Food): Facts {
  const known = facts.get(food)
  if (known) return known
  const { name } = food
  const read = name.length <= MAX_LINE ? readLine(name) : null
  const found: Facts = {
    tokens: spoken(name),
    asBought: AMOUNT_FIRST.test(name),
    read: read?.quantity ? read : null,
    keeps: new Map(),
  }
  facts.set(food, found)
  return found
}

function keepsRule(food: Food, known: Facts, rule: Allergen | Diet): boolean {
  const before = known.keeps.get(rule)
  if (before !== undefined) return before
  const keeps = isAllergen(rule)
    ? !food.allergens.includes(rule) && namesNothing(allergyCheck(rule), known)
    : !food.breaks.includes(rule) &&
      // A name does not give the amount, and covers too little of what paleo excludes.
      (DOSE_DIETS[rule] !== undefined || rule === 'paleo' || namesNothing(dietCheck(rule), known))
  known.keeps.set(rule, keeps)
  return keeps
}

const isAllergen = (rule: Allergen | Diet): rule is Allergen => rule in ALLERGEN_WORDS

const namesNothing = (check: Check, { tokens, asBought, read }: Facts): boolean =>
  termsOf(check, namingIn(tokens, asBought), asBought, () => read).length === 0

type Check = {
  rule: string
  lexicons: Lexicon[]
  /** True for a food of our table that breaks the rule, whatever the line calls it. */
  breaks: (food: Food, carbs: number | null) => boolean
  /** The diet, if its foods are known by their names. */
  diet?: Diet
  /** A spoonful does not break these rules, so a food's own figures decide before its name does. */
  byDose: boolean
}

const checksOf = ({ allergies, diets, avoid }: Rules): Check[] => [
  ...allergies.map(allergyCheck),
  ...diets.map(dietCheck),
  ...avoid.map(avoidCheck),
]

/** Checks of rules that many people share are made once, since every text is checked against all of them. */
const madeOnce = <Rule>(make: (rule: Rule) => Check): ((rule: Rule) => Check) => {
  const made = new Map<Rule, Check>()
  return (rule) => {
    const check = made.get(rule) ?? make(rule)
    made.set(rule, check)
    return check
  }
}

const allergyCheck = madeOnce(
  (allergy: Allergen): Check => ({
    rule: `${allergy} allergy`,
    lexicons: [ALLERGEN_WORDS[allergy]],
    breaks: (food) => food.allergens.includes(allergy),
    byDose: false,
  }),
)

function avoidCheck(term: string): Check {
  const { lexicons, forbids } = meaningOf(term)
  return { rule: `no ${term}`, lexicons, breaks: forbids, byDose: false }
}

const dietCheck = madeOnce((diet: Diet): Check => {
  const lexicons = [...DIET_ALLERGENS[diet].map((allergen) => ALLERGEN_WORDS[allergen]), ...DIET_WORDS[diet]]
  const dose = DOSE_DIETS[diet]
  return {
    rule: diet,
    lexicons,
    breaks: (food, carbs) =>
      food.breaks.includes(diet) && (dose === undefined || carbs === null || carbs > dose),
    diet,
    byDose: dose !== undefined,
  }
})

/** What a text names of a word list, searched once: many rules share a list, such as vegan and vegetarian. */
type Naming = {
  named: (lexicon: Lexicon) => Named
  /** Whether the text names a food that is known to have none of it. */
  lacks: (lexicon: Lexicon) => boolean
}

function namingIn(tokens: string[], asBought: boolean): Naming {
  const known = new Map<Lexicon, Named>()
  return {
    named: (lexicon) => {
      const named = known.get(lexicon) ?? namedIn(tokens, lexicon, { asBought })
      known.set(lexicon, named)
      return named
    },
    lacks: (lexicon) => spans(tokens, lexicon.lacking).length > 0,
  }
}

function termsOf(
  check: Check,
  naming: Naming,
  asBought: boolean,
  reading: () => ReadLine | null,
  mayBreak: (diet: Diet) => boolean = () => true,
): string[] {
  const named = check.lexicons.map(naming.named)
  const terms = named.flatMap((found) => found.terms)
  if (terms.length > 0 && !check.byDose) return terms
  if (check.diet && terms.length === 0 && !mayBreak(check.diet)) return terms
  const read = reading()
  // Only a line with an amount is an ingredient; in a step, "wrap" and "toast" are verbs.
  if (!read?.food || !read.quantity) return terms
  const carbs = read.grams === null ? null : ((availableCarbs(read.food) ?? 0) * read.grams) / 100
  // "A smooth chocolate mousse made from avocados" describes a dish, which is not what USDA's mousse is made of.
  const isLacking = check.lexicons.every(naming.lacks)
  if (read.food.fromUsda)
    return asBought && !isLacking ? [...terms, ...termsOfStandIn(check, read.food, carbs)] : terms
  // Words that excuse the name ("chocolate chips, dairy-free") also excuse the food it means.
  if (
    !check.byDose &&
    (isLacking || named.some((found) => found.excused || !knows(read.food, found.lookAlikes)))
  )
    return []
  return check.breaks(read.food, carbs) ? [read.food.name] : []
}

/**
 * Nobody checked what a USDA food contains, so it is treated as strictly as an unknown food: what the line says still
 * counts, and USDA's name counts as well.
 */
function termsOfStandIn(check: Check, food: Food, carbs: number | null): string[] {
  const tokens = spoken(food.name)
  const isNamed = check.lexicons.some(
    (lexicon) => namedIn(tokens, lexicon, { asBought: true }).terms.length > 0,
  )
  return isNamed || check.breaks(food, carbs) ? [food.name] : []
}

/** "Bean curd" must not be read as curd; a food of our table that has the name says itself what it contains. */
const knows = (food: Food | null, lookAlikes: readonly string[]): boolean =>
  lookAlikes.every((phrase) => food !== null && namesOf(food).some((name) => name.includes(phrase)))

const named = new Map<string, string[]>()

/** Names of a food of our table, in comparable words. */
function namesOf({ id, name, aliases }: Food): string[] {
  const known = named.get(id) ?? [name, ...aliases].map((one) => words(one).join(' '))
  named.set(id, known)
  return known
}

const MAX_LINE = 160

const HEADING = /^\s*for the\b|:\s*$/i

/** "4 muffins" were bought; "Almond muffins" is what this recipe makes, and "30-minute lasagna" a title. */
const AMOUNT_FIRST =
  /^\W*(?:[\d½¼¾⅓⅔⅛⅜⅝⅞]|(?:one|two|three|four|five|six|eight|ten|half|a (?:few|handful|slice|cup|can|pack)) )(?![\d\s./–-]*(?:minute|min\b|ingredient|hour|way|step|layer))/i

function unique(violations: Violation[]): Violation[] {
  // By text first: a key of rule, term and text would copy a long step once for each of its words.
  const seen = new Map<string, Set<string>>()
  return violations.filter(({ rule, term, text }) => {
    const inText = seen.get(text) ?? new Set()
    seen.set(text, inText)
    const key = `${rule}\n${term}`
    return inText.has(key) ? false : inText.add(key)
  })
}
