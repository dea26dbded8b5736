import { findFood } from '@evenplate/nutrition/reading/find-food'
import { BASES_ES, withDoughSaid } from '@evenplate/words/bases'
import { COURSES } from '@evenplate/words/courses'
import { DIETS } from '@evenplate/words/diets'
import { DISHES } from '@evenplate/words/dishes'
import { DISHES_SAID_ES } from '@evenplate/words/dishes-said-es'
import { FLAVORS } from '@evenplate/words/flavors'
import { FOODS_ES } from '@evenplate/words/foods-es'
import { A_DAY, A_SERVING, BOUNDS_AFTER, BOUNDS_BEFORE, CARB_CHOICES, FIGURES } from '@evenplate/words/limits'
import { LITTLE_ES } from '@evenplate/words/little'
import { MACHINES_WANTED } from '@evenplate/words/machines'
import { BUDGET, HEAT, KIDS, TEXTURE } from '@evenplate/words/manner'
import { HINTS, MEALS } from '@evenplate/words/meals'
import { NUMBERS } from '@evenplate/words/numbers'
import { OCCASIONS } from '@evenplate/words/occasions'
import { PANS } from '@evenplate/words/pans'
import { PARTS_ES } from '@evenplate/words/parts'
import { SAID_AFTER_FOODS, SAID_BEFORE_FOODS } from '@evenplate/words/refusals'
import { REFUSED_COURSES, REFUSED_KINDS, REFUSING } from '@evenplate/words/refused-dishes'
import { pairsOf, type Row } from '@evenplate/words/row'
import { SPANISH } from '@evenplate/words/spanish'
import { STYLES } from '@evenplate/words/styles'
import { TOOLS } from '@evenplate/words/tools'
import type { BookDish } from '../../dish-book/dish.ts'
import { eitherSaid } from './alternatives.ts'
import { tokensOf } from './food-lexicon.ts'
import { DISHES_IN_ITO } from './ordinary.ts'
import { plainText } from './plain-text.ts'
import { saidPlainlyInSpanish } from './reworded.ts'
import { plainForms } from './small-words.ts'
import { asItSounds, writtenOut } from './spanish-spelling.ts'

type Phrase = {
  tokens: string[]
  english: string
  /** Whether it names a food or a dish. */
  names?: true
}
type Glossary = ReadonlyMap<string, Phrase[]>

/** In order: of two meanings, the first wins. */
const rows: Row<unknown>[] = [
  ...HEAT,
  ...TOOLS,
  ...MACHINES_WANTED,
  ...PANS,
  ...DIETS,
  CARB_CHOICES,
  ...FIGURES,
  ...BOUNDS_BEFORE,
  ...BOUNDS_AFTER,
  A_SERVING,
  A_DAY,
  ...FLAVORS.map(({ means, en, es }) => ({ means, en: en.split('|')[0] ?? means, es })),
  ...MEALS,
  ...OCCASIONS,
  BUDGET,
  KIDS,
  ...TEXTURE,
  ...HINTS,
  ...NUMBERS,
  ...PARTS_ES,
  ...LITTLE_ES,
  ...SAID_BEFORE_FOODS,
  ...SAID_AFTER_FOODS,
  ...SPANISH,
  ...STYLES,
  ...COURSES,
]

const glossaries = new WeakMap<readonly BookDish[], Glossary>()

function glossaryOf(book: readonly BookDish[]): Glossary {
  const known = glossaries.get(book)
  if (known) return known
  const all = new Map<string, Phrase>()
  const add = (spanish: string, english: string, kind: Pick<Phrase, 'names'> = NAMES) => {
    const tokens = tokensOf(plainText(spanish))
    const key = tokens.join(' ')
    if (key && !all.has(key)) all.set(key, { tokens, english, ...kind })
  }
  const foods = new Set(FOODS_ES.flatMap(([, spanish]) => spanish.split('|').map(plainText)))
  const addDish = (spanish: string[], title: string) => {
    for (const name of spanish) {
      // "Zanahorias" alone are carrots, even if a dish of carrots has that name.
      if (foods.has(plainText(name)) || foods.has(plainText(name).replace(/e?s$/, ''))) continue
      const english = withGreensSaid(
        plainText(name),
        withSugarSaid(plainText(name), withProtein(plainText(name), plainText(title))),
      )
      add(name, english)
      add(plural(plainText(name)), english)
    }
  }
  for (const { title, es } of book) addDish(es, title)
  for (const [english, spanish] of DISHES)
    addDish(spanish.split('|').filter(Boolean), english.split('|')[0] ?? '')
  for (const [english, spanish] of FOODS_ES) for (const name of spanish.split('|')) add(name, english)
  for (const row of rows) for (const [spanish, english] of pairsOf(row)) add(spanish, english, {})
  // Spanish plurals: "calabacín", "calabacines".
  for (const [english, spanish] of FOODS_ES)
    for (const name of spanish.split('|')) add(plural(plainText(name)), english)
  const glossary = new Map<string, Phrase[]>()
  for (const phrase of all.values()) {
    const first = phrase.tokens[0] ?? ''
    glossary.set(first, [...(glossary.get(first) ?? []), phrase])
  }
  for (const phrases of glossary.values()) phrases.sort((a, b) => b.tokens.length - a.tokens.length)
  glossaries.set(book, glossary)
  return glossary
}

const NAMES: Pick<Phrase, 'names'> = { names: true }

/** "Nada de ensaladas" refuses every salad, not the one that an "ensalada" usually is. The longest first. */
const KINDS: Phrase[] = [...REFUSED_COURSES, ...REFUSED_KINDS]
  .flatMap(({ means, es }) =>
    es.split('|').map((name) => ({ tokens: tokensOf(name), english: means.replace('-', ' ') })),
  )
  .filter(({ tokens }) => tokens.length > 0)
  .sort((a, b) => b.tokens.length - a.tokens.length)

/** Between the words that refuse and a kind: "no quiero otra sopa ni ensalada". */
const STILL =
  /^(?:an?|the|other|otra|otro|otras|otros|more|mas|of|or|nor|,|and|make|cook|eat|comer|hacer|tomar)$/

const vocabularies = new WeakMap<Glossary, ReadonlySet<string>>()

/** Whether a word, in one or many, belongs to any Spanish phrase that we read. */
export function isSpanishWord(word: string, book: readonly BookDish[]): boolean {
  const words = vocabularyOf(glossaryOf(book))
  return [word, word.replace(/s$/, ''), word.replace(/es$/, ''), `${word}s`].some((one) => words.has(one))
}

function vocabularyOf(glossary: Glossary): ReadonlySet<string> {
  const words =
    vocabularies.get(glossary) ??
    new Set([...glossary.values()].flatMap((phrases) => phrases.flatMap(({ tokens }) => tokens)))
  vocabularies.set(glossary, words)
  return words
}

const meanings = new WeakMap<Glossary, ReadonlyMap<string, ReadonlySet<string>>>()

/**
 * Whether a word is read by itself: "berza" is only known from a dish of it, as "berza guisada", so alone it must be told. What is in
 * names of several dishes only describes: "indio", "casera".
 */
export function isReadAlone(word: string, book: readonly BookDish[]): boolean {
  const glossary = glossaryOf(book)
  const known = meanings.get(glossary) ?? meaningsIn(glossary)
  meanings.set(glossary, known)
  return [word, word.replace(/s$/, ''), word.replace(/es$/, ''), `${word}s`].some(
    (one) => (known.get(one)?.size ?? 0) > 1,
  )
}

/** What each word is part of; a word that is read by itself counts as part of many. */
function meaningsIn(glossary: Glossary): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const { tokens, english, names } of [...glossary.values()].flat())
    for (const token of tokens) {
      const known = found.get(token) ?? new Set()
      known.add(english)
      if (!names || tokens.length === 1) known.add('').add('alone')
      found.set(token, known)
    }
  return found
}

let meats: { english: string; names: string[] }[] | undefined

/** Computed once: each name of each dish is compared with them. */
function proteins() {
  meats ??= FOODS_ES.filter(([english]) => findFood(english)?.group === 'protein').map(
    ([english, spanish]) => ({
      english,
      names: spanish.split('|').map((food) => ` ${plainText(food)} `),
    }),
  )
  return meats
}

/** "Fajitas de pollo" are fajitas with chicken: a food that the English name leaves out must not be lost. */
function withProtein(name: string, title: string): string {
  if (name === title) return title
  const named = proteins().find(({ names }) => names.some((food) => ` ${name} `.includes(food)))?.english
  return named && !title.includes(named.replace(/s$/, '')) ? `${title} with ${named}` : title
}

/** "Arroz con leche sin azúcar" is a name of the pudding, and a wish that its English name leaves out. */
const withSugarSaid = (name: string, english: string): string =>
  name.includes('sin azucar') && !english.includes('sugar') ? `${english} with no added sugar` : english

/** "Paella de verduras" is a paella without meat, which its English name leaves out. */
const withGreensSaid = (name: string, english: string): string =>
  OF_GREENS.test(name) && !/veg|green|garden/.test(english)
    ? `vegetable ${english.replace(/^(?:chicken|beef|pork|shrimp|turkey|lamb) /, '')}`
    : english

const OF_GREENS = /(?<! y)(?: (?:de|con) (?:verduras?|vegetales|hortalizas)| vegetarian[ao]s?| vegan[ao]s?)$/

const LINKS = new Set(['de', 'del', 'con', 'en', 'y', 'a', 'al', 'la', 'el', 'para'])

function plural(name: string): string {
  const words = name.split(' ')
  const link = words.findIndex((word) => LINKS.has(word))
  return words.map((word, at) => (link >= 0 && at >= link ? word : severalOf(word))).join(' ')
}

export const severalOf = (word: string): string =>
  /[aeiou]$/.test(word)
    ? `${word}s`
    : word.endsWith('z')
      ? `${word.slice(0, -1)}ces`
      : /s$/.test(word)
        ? word
        : `${word}es`

/** In Spain a tortilla is made of eggs: one with spinach is an omelet, one of corn or flour a flatbread. */
const EGG_TORTILLA =
  /(?<![\p{L}])tortilla de (?!maiz|harina|trigo|avena|nopal|linaza|patatas?|papas?|arroz|trigo|almendra|coco|verduras al horno|jamon y pimiento|queso(?![\p{L}]))(espinacas?|champinones|setas|calabacin(?:es)?|calabacita|gambas|camaron(?:es)?|atun|jamon|esparragos|brocoli|coliflor|berenjenas?|verduras|cebolla|alcachofas?|acelgas?|pimientos?|tomate|bacalao|chorizo|guisantes|judias verdes)(?![\p{L}])/gu

/** "Galletitas" are galletas, "frijolitos" frijoles: small or dear ones. */
function withoutDiminutive(word: string, book: readonly BookDish[]): string {
  const [, stem = '', vowel = '', many = ''] = DIMINUTIVE.exec(word) ?? []
  if (!stem || isSpanishWord(word, book) || DISHES_IN_ITO.test(word)) return word
  const plain = [
    `${stem}${vowel}${many}`,
    `${stem}${many && 'es'}`,
    `${stem}e${many}`,
    // "Pescaíto".
    ...(stem.endsWith('a') ? [`${stem}d${vowel}${many}`] : []),
    ...plainForms(word).map((form) => (many ? severalOf(form) : form)),
  ]
  return plain.find((one) => isReadAlone(one, book)) ?? word
}

const DIMINUTIVE = /^(\p{L}{3,}?)(?:ec|c)?it([ao])(s?)$/u

/** "Sin arepa" refuses the arepa; the cheese that the English name of the dish adds is not said. */
const withoutMore = (phrase: Phrase | undefined, word: string): string =>
  phrase && !phrase.tokens.some((token) => WITH.has(token))
    ? phrase.english.replace(/(?<=[a-z]) with .*$/, '')
    : (phrase?.english ?? word)

const WITH = new Set(['con', 'y', 'de'])

/** A sign is no word, and would be lost. */
const PRICE = /\$ ?(\d{1,3}(?:\.\d\d)?)(?!\d|,\d)(?: (?:dolares|pesos)\b)?/g

/** A Spanish request in the English words our readers know, the longest phrases first. Unknown words stay Spanish. */
export function inEnglish(spanish: string, book: readonly BookDish[]): string {
  const glossary = glossaryOf(book)
  const plain = [...DISHES_SAID_ES, ...BASES_ES].reduce(
    (said, [form, as]) => said.replace(form, as),
    withDoughSaid(
      saidPlainlyInSpanish(eitherSaid(writtenOut(plainText(spanish).replace(PRICE, '$1 dolares')))),
    ),
  )
  const tokens = tokensOf(plain.replace(EGG_TORTILLA, 'omelet con $1'))
  tokens.forEach((token, at) => {
    const plain = withoutDiminutive(token, book)
    tokens[at] = isSpanishWord(plain, book) ? plain : asItSounds(plain, vocabularyOf(glossary))
  })
  const said: string[] = []
  let refusing = false
  for (let at = 0; at < tokens.length; ) {
    const isHere = (known: Phrase) => known.tokens.every((token, n) => tokens[at + n] === token)
    const kind: Phrase | undefined = refusing
      ? KINDS.find((one) => isHere(one) && !/^(?:de|del|con)$/.test(tokens[at + one.tokens.length] ?? ''))
      : undefined
    const phrase: Phrase | undefined = kind ?? glossary.get(tokens[at] ?? '')?.find(isHere)
    const english: string = refusing
      ? withoutMore(phrase, tokens[at] ?? '')
      : (phrase?.english ?? tokens[at] ?? '')
    refusing = kind !== undefined || REFUSING.has(english) || (refusing && STILL.test(english))
    said.push(english)
    at += phrase?.tokens.length ?? 1
  }
  // "Para mi" is "for me" if no noun follows.
  return said
    .join(' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .replace(/\bfor my(?= *(?:$|[.,;:!?|]|and\b))/g, 'for me')
}
