import { readOurLine } from '../reading/read-line.ts'
import { pairs } from './abroad-words.ts'
import { foodsAskedFor } from './spanish-asked.ts'
import { GRAINS } from './spanish-grains.ts'
import { PANTRY } from './spanish-pantry.ts'
import { PLANTS } from './spanish-plants.ts'
import { BRANDS, MAKERS, SIZES, SKIPPED, STATES, TAIL } from './spanish-words.ts'

/** The food that words name, in English; null if any of them is unknown, or may make it another food. */
export function foodIn(text: string, isCounted = false): string | null {
  const said = joinedStates(text)
  const without = said.replace(MAKERS, '')
  const whole = foodOf(said, isCounted)
  if (whole !== undefined) return whole
  if (without !== said) return foodIn(without, isCounted)
  const tail = tailOf(said)
  return tail < 0 ? null : (foodOf(said.slice(0, tail), isCounted) ?? null)
}

/** Whether the table has these very words: "hojas de laurel". */
export const isFoodName = (text: string): boolean => table().own.has(keyOf(tokensOf(text)))

/** Whether all its words say how a food was cut, what it is like or who made it. */
export const isManner = (text: string): boolean => {
  const tokens = tokensOf(text.slice(0, LONGEST).replace(TAIL, ''))
  return tokens.every((token) => isSpare(token))
}

const LONGEST = 120

/** "Sin azúcar" as one word, so that no part of it is skipped. */
const joinedStates = (text: string): string =>
  text
    // In the plural they are biscuits.
    .replace(/^vainillas\b/, 'soletillas')
    .replace(/\bsin (?:azucar(?: anadida)?|endulzar)\b/g, 'sinazucar')
    .replace(/\b(?:sin|libre de) (gluten|lactosa)\b/g, 'sin$1')
    .replace(/\bsin tacc\b/g, 'singluten')
    .replace(/\bno (?:muy|tan|demasiado)\b/g, 'muy')
    .replace(/\s(?:en|de) (?:lata|bote|conserva|tarro)(?=\s|$)/g, ' enlatado')
    .replace(/\sen almibar\b/g, ' enalmibar')
    .replace(/\s(?:al horno|a la (?:plancha|parrilla|brasa))\b/g, ' asado')
    .replace(/\s(?:en (?:vinagre|escabeche))\b/g, ' envinagre')

/** "Harina para buñuelos" is a mix; what any food is for says nothing about it. */
function tailOf(text: string): number {
  const at = text.search(TAIL)
  if (at < 0 || !MIXES.test(text) || !/^\spara\b/.test(text.slice(at))) return at
  return /^\spara (?:el|la|los|las|\d|[a-z]+[aei]r(?:l[aeo]s?)?\b)/.test(text.slice(at)) ? at : -1
}

const MIXES =
  /^(?:harina|masa|pan|mezcla|polvo|base|crema|leche|salsa|queso|galletas?|condimento|sazonador|pasta|tapas?)\s/

/** Undefined if it is not known, null if the table says that the words leave it open. */
function foodOf(text: string, isCounted: boolean): string | null | undefined {
  const tokens = tokensOf(text)
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return undefined
  const { foods } = table()
  const spare = tokens
    .flatMap((token, at) => (isSpare(token) && (at > 0 || MAY_LEAD.test(token)) ? [at] : []))
    .slice(0, MOST_SPARE)
  // The longest name first: "pan rallado casero" is breadcrumbs, not bread.
  for (const dropped of subsets(spare)) {
    const name = foods.get(keyOf(tokens.filter((_, at) => !dropped.includes(at))))
    if (name === undefined) continue
    return name === OPEN
      ? null
      : inState(
          name,
          dropped.map((at) => tokens[at] ?? ''),
          isCounted,
        )
  }
  return undefined
}

/** Any other adjective that comes first is a noun: "batido de trigo", "picada de almendras". */
const MAY_LEAD =
  /^(?:buen[oa]?s?|fresc[oa]s?|hermos[oa]s?|lind[oa]s?|ric[oa]s?|grand\w*|pequen\w*|median[oa]s?|chic[oa]s?|larg[oa]s?|gruesas?|delgad[oa]s?|finas?|otr[oa]s?|abundante|verdader[oa]|autentic[oa]s?|madur[oa]s?|gran|extra|mini|unos|unas)$/
const MOST_WORDS = 12
const MOST_SPARE = 7
/** Stands for names that leave open which food they mean, or whose food no table has. */
export const OPEN = '?'

const isSpare = (token: string): boolean =>
  SKIPPED.has(token) || STATES.has(token) || BRANDS.has(token) || SIZES.has(token)

/** All ways to leave some out, the fewest first. */
function subsets(of: readonly number[]): number[][] {
  const all = Array.from({ length: 2 ** of.length }, (_, bits) => of.filter((_, at) => bits & (1 << at)))
  return all.sort((a, b) => a.length - b.length)
}

/** The table's food in the state that the words left over give: "lentejas cocidas" are cooked lentils. */
function inState(name: string, dropped: readonly string[], isCounted: boolean): string | null {
  const states = dropped.flatMap((token) => STATES.get(token) ?? [])
  if (states.length === 0) return name
  const isStrict = states.some(({ strict }) => strict)
  // One boiled carrot weighs what one carrot does, and our table may know only the weight of that.
  if (!isStrict && isCounted && carbsOf(name) <= MILD) return name
  const said = [...new Set(states.map(({ says }) => says))].join(' ')
  const told = [`${said} ${name}`, `${said.replace('boiled', 'cooked')} ${name}`].find(isKnown)
  if (told !== undefined) return said === 'toasted' ? `${name}, toasted` : told
  return isStrict || carbsOf(name) > MILD ? null : name
}

/** Grams of carbohydrate in 100 g up to which boiling or roasting hardly matters. */
const MILD = 12

const carbsOf = (name: string): number => readOurLine(`100 g ${name}`).food?.per100g.carbs ?? Infinity
export const isKnown = (name: string): boolean => readOurLine(`100 g ${name}`).food !== null

/** Words without links, each undiminished if only its small form is unknown. */
function tokensOf(text: string): string[] {
  return text
    .split(/[\s-]+/)
    .map((word) => word.replace(/^[.:;"'!]+|[.:;"'!]+$/g, ''))
    .filter((word) => word && !LINKS.has(word))
    .filter((word, at, all) => !(/^[ye]$/.test(word) && at > 0 && isSpare(all[at + 1] ?? '')))
    .map((word) => (table().words.has(stemOf(word)) || isSpare(word) ? word : (undiminished(word) ?? word)))
}

const LINKS: ReadonlySet<string> = new Set('de del la las el los lo al a su sus'.split(' '))

/** "Papitas" is "papas", "cebollitas" "cebollas": its own word, if the tables have one. */
function undiminished(word: string): string | undefined {
  const [, found = '', end = ''] = /^(.{2,}?)(?:e?c)?it([oa]s?)$/.exec(word) ?? []
  if (!found) return undefined
  const stem = found.replace(/qu$/, 'c').replace(/gu$/, 'g')
  const many = end.endsWith('s') ? 's' : ''
  return [`${stem}${end}`, `${stem}a${many}`, `${stem}e${many}`, `${stem}o${many}`, stem, `${found}z`].find(
    (one) => one.length > 2 && (table().words.has(stemOf(one)) || isSpare(one)),
  )
}

/** The same for one and many: "nuez" and "nueces", "tomate" and "tomates". */
export const stemOf = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/(?:es|s)$/, '')
        .replace(/e$/, '')
        .replace(/z$/, 'c')

/** The first word, which says what it is, then the others in any order. */
const keyOf = (tokens: readonly string[]): string => {
  const [first = '', ...others] = tokens.map(stemOf)
  return [first, ...others.sort()].join(' ')
}

let made:
  | { foods: ReadonlyMap<string, string>; own: ReadonlySet<string>; words: ReadonlySet<string> }
  | undefined

/** Names by their stems. What people ask for comes first, so that the table of lines may correct it. */
function table() {
  if (made) return made
  const foods = new Map<string, string>()
  const own = new Set<string>()
  const words = new Set<string>()
  for (const [said, means] of [...foodsAskedFor(), ...SPANISH_FOODS]) {
    const tokens = wordsOf(said)
    for (const token of tokens) words.add(stemOf(token))
    foods.set(keyOf(tokens), means)
  }
  for (const [said] of SPANISH_FOODS) own.add(keyOf(wordsOf(said)))
  made = { foods, own, words }
  return made
}

const wordsOf = (name: string): string[] =>
  joinedStates(name)
    .split(/[\s-]+/)
    .filter((word) => !LINKS.has(word))

export const SPANISH_FOODS: readonly (readonly [string, string])[] = [GRAINS, PLANTS, PANTRY].flatMap(
  (text) => [...pairs(text)],
)
