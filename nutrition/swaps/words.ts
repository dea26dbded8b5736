import type { Swap } from '@evenplate/domain/recipe'
import { WordPattern } from '@evenplate/domain/word-pattern'
import { findFood } from '../reading/find-food.ts'
import type { Food } from '../table/food.ts'
import { words as foodWords } from '../text/food-words.ts'
import { remember } from '../text/remember.ts'
import { type Dish, textsOf } from './dish.ts'
import { endsWith, type Name, namesOf, plainName } from './names.ts'
import type { Option, Role } from './option.ts'
import { isMany } from './pronouns.ts'
import { roleOf } from './roles.ts'
import { spelledAlike } from './spelled-alike.ts'

type Words = Swap['words']

/**
 * What texts may call a food, the longest name first. Empty if another line has the same name, so that texts cannot tell
 * the two apart.
 * @param named the food as its line names it: "long-grain white rice"
 * @param others the other lines of the dish as they name their foods
 */
export function namesTold(food: Food, role: Role, named: string, others: string[]): Name[] {
  const plainOthers = others.map(plainName)
  if (plainOthers.includes(plainName(named))) return []
  return namesOf(food, role, named).filter(({ name }) => !plainOthers.some((other) => endsWith(other, name)))
}

/**
 * What the texts of a dish say when an option replaces a food. Only words that occur in them, and also, unchanged, phrases
 * that have such a word but mean something else: "rice vinegar", "blood sugar".
 * @param others the other lines of the dish as they name their foods
 * @param names as `namesTold` has them
 * @returns null if texts cannot tell the food from another
 */
export function wordsFor(
  food: Food,
  role: Role,
  option: Option,
  { dish, others, names }: { dish: Dish; others: string[]; names: Name[] },
): Words | null {
  // If the food stays and only its amount changes, texts need not tell the two apart.
  if (!option.called) return []
  if (names.length === 0) return null
  const titles = [dish.title, dish.description]
  const words: Words = []
  // A name found is removed, so that "sweet potatoes" is not found again as "potatoes".
  let texts = textsOf(dish)
  const said = spelledAlike(texts.join('\n'))
  const maySay = (phrase: string) => said.includes(spelledAlike(phrase))
  words.push(
    ...occurring(
      (option.cooks ?? []).filter(([from]) => maySay(from)),
      texts,
    ),
  )
  for (const [from, to] of [...(option.also ?? [])].sort((a, b) => b[0].length - a[0].length)) {
    if (!maySay(from)) continue
    words.push(...occurring([[from, to]], texts))
    texts = texts.map((text) => text.replace(alone(from).for(text), '\0'))
  }
  for (const { name, many } of names) {
    if (!maySay(name)) continue
    const found = texts.flatMap((text) => around(name).all(text)).slice(0, MAX_FOUND)
    for (const one of found) words.push(wordFor(foundOf(one), many, { food, role, option, titles, others }))
    texts = texts.map((text) => text.replace(alone(name).for(text), '\0'))
  }
  return unique(words)
}

/** Far above any recipe: what a food is called shows in its first mentions. */
const MAX_FOUND = 60

const occurring = (pairs: [string, string][], texts: string[]): Words =>
  pairs.filter(([from]) => texts.some((text) => standsIn(from, text))).map(([from, to]) => ({ from, to }))

/** As a text has it, with the word before and two after, if only a space or hyphen is in between. */
type Found = { name: string; before: string; after: string; next: string }

const inAnySpacing = (name: string) =>
  name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\s-]+/g, '[\\s-]+')
/** Cached, since making them takes longer than using them: many options of many lines look for the same names. */
const alone = remember(
  (name) => new WordPattern(`(?<![\\p{L}\\p{N}])${inAnySpacing(name)}(?![\\p{L}\\p{N}])`, 'giu'),
  { most: 1024, longest: 100 },
)
const around = remember(
  (name) =>
    new WordPattern(
      `(?<![\\p{L}\\p{N}])(?:([\\p{L}]+[\\s-]))?(${inAnySpacing(name)})(?![\\p{L}\\p{N}])(?=((?:[\\s-][\\p{L}]+){0,2}))`,
      'giu',
    ),
  { most: 1024, longest: 100 },
)

/** `search` starts at the beginning; `test` would continue after its last match. */
const standsIn = (name: string, text: string): boolean => text.search(alone(name).for(text)) >= 0

const foundOf = ([, before = '', name = '', after = '']: RegExpExecArray): Found => ({
  name,
  before,
  after,
  next: /^[\s-]\p{L}+/u.exec(after)?.[0] ?? '',
})

type Telling = { food: Food; role: Role; option: Option; titles: string[]; others: string[] }

function wordFor({ name, before, after, next }: Found, many: boolean, telling: Telling): Words[number] {
  const { called, one = called, before: adjective } = telling.option
  const unchanged = (phrase: string) => ({ from: tidy(phrase), to: tidy(phrase) })
  const isElse = (phrase: string) => isOther(phrase, name, telling)
  if (before && (KEEPS.test(`${before}${name}`) || isElse(`${before}${name}`)))
    return unchanged(`${before}${name}`)
  if (next && (KEEPS_AFTER.test(next) || isElse(`${name}${next}`))) return unchanged(`${name}${next}`)
  if (after !== next && !FUNCTION_WORD.test(next) && isElse(`${name}${after}`))
    return unchanged(`${name}${after}`)
  // The water of any boiling food: its starch is no longer in it.
  if (BOILED_IN.test(after))
    return { from: tidy(`${name}${BOILED_IN.exec(after)?.[0]}`), to: 'cooking water' }
  const to = many ? called : one
  const said = next.trim().toLowerCase()
  const verb = before !== 'and ' && agrees(said, many) ? VERBS.get(said)?.[isMany(to) ? 1 : 0] : undefined
  // "The potatoes are tender", "the cauliflower is".
  if (verb && verb !== said) return { from: tidy(`${name}${next}`), to: `${to} ${verb}` }
  const leads =
    next &&
    !FUNCTION_WORD.test(next) &&
    telling.titles.some((text) => text.includes(`${name}${next}`)) &&
    // What follows may have a swap of its own.
    !roleOf(findFood(next)?.id ?? '')
  if (adjective && leads) return { from: tidy(`${name}${next}`), to: `${adjective}${next.toLowerCase()}` }
  if (/^an?\s$/i.test(before))
    return { from: tidy(`${before}${name}`), to: `${/^[aeiou]/i.test(to) ? 'an' : 'a'} ${to}` }
  // Avoids "chickpea chickpea pasta" for "chickpea noodles".
  if (before && tidy(before) === to.split(' ')[0]) return { from: tidy(`${before}${name}`), to }
  return { from: tidy(name), to }
}

const BOILED_IN = /^[\s-](?:cooking[\s-])?(?:water|liquid)(?!\p{L})/iu

const tidy = (phrase: string): string => phrase.toLowerCase().trim()

/** "Potatoes are" is about them alone; "the beef and every potato are" does not. */
const agrees = (verb: string, many: boolean): boolean => VERBS.get(verb)?.[many ? 1 : 0] === verb

const VERBS: ReadonlyMap<string, [one: string, many: string]> = new Map(
  Object.entries({
    is: ['is', 'are'],
    are: ['is', 'are'],
    has: ['has', 'have'],
    have: ['has', 'have'],
    was: ['was', 'were'],
    were: ['was', 'were'],
    ...Object.fromEntries(
      [
        'swell',
        'need',
        'take',
        'look',
        'start',
        'stick',
        'hold',
        'float',
        'get',
        'seem',
        'feel',
        'taste',
        'keep',
      ].flatMap((verb) => [verb, `${verb}s`].map((form) => [form, [`${verb}s`, verb]])),
    ),
  }),
)

/** Whether a longer phrase names another food than one of its words: brown rice, rice vinegar, sugar snap peas. */
function isOther(phrase: string, name: string, { food, role, titles, others }: Telling): boolean {
  if (STATE.test(phrase) || STATE_AFTER.test(phrase)) return false
  const other = findFood(phrase)
  if (!other || other.id === food.id || other.id === findFood(name)?.id) return false
  const leads = tidy(phrase).startsWith(tidy(name))
  const isListed = others.some((line) => endsWith(plainName(line), plainName(phrase)))
  // What this dish makes from the food: fries, syrup, the soup named after it.
  const isTitle = titles.some((text) => standsIn(tidy(phrase), text))
  if (leads && !isListed && (isTitle || MADE_OF_IT.test(phrase) || roleOf(other.id) === role)) return false
  const part = foodWords(name)
  return [other.name, ...other.aliases].some((alias) => {
    const words = foodWords(alias)
    return part.every((word) => words.includes(word))
  })
}

const STATE_AFTER = /[\s-](?:fresh|dry|raw|hot|warm|cold|cooked)$/i

const MADE_OF_IT = /[\s-](?:syrup|fries|wedges|noodles?|soup|stew|salad|mash|mixture|cubes|pieces)$/i

/** "Cooked rice" is the rice of the line, whatever its state in the table. */
const STATE =
  /^(?:(?:un)?cook(?:ed)?|boil(?:ed)?|steam(?:ed)?|bak(?:e|ed)|roast(?:ed)?|fr(?:y|ied)|mash|leftover|cooled|chilled|day-old|dry|dried|raw|hot|warm|cold|frozen|mashed|fresh)[\s-]/i

/** Blood sugar is not an ingredient, and "without sugar" stays as it is. */
const KEEPS = /^(?:(?:blood|added|natural|low|less)[\s-]sugar|(?:no|cauliflower)[\s-].+)$/i

/** Tools, levels, and the verb: "flour the board". */
const KEEPS_AFTER =
  /^[\s-](?:free|levels?|spikes?|snap|cooker|masher|peeler|ricer|machine|maker|knife|thermometer|the|your)$/i

const FUNCTION_WORD =
  /^[\s-](?:and|or|with|in|into|over|on|onto|to|for|from|until|at|of|by|if|so|then|through|as|while|when|will|but|before|after|made|is|are|has|have|was|were)$/i

const unique = (values: Words): Words => [...new Map(values.map((value) => [value.from, value])).values()]
