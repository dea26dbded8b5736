import { readdirSync, readFileSync } from 'node:fs'
import { foodsHeard, looseIn } from '@evenplate/api-gateway/brief/reading/heard-refusals'
import { languageOf } from '@evenplate/api-gateway/brief/reading/languages'
import { mentionsIn } from '@evenplate/api-gateway/brief/reading/mentions'
import { plainText } from '@evenplate/api-gateway/brief/reading/plain-text'
import { readByRules } from '@evenplate/api-gateway/brief/reading/whole-reading'
import { DISHES } from '@evenplate/api-gateway/dish-book/dishes/all-dishes'
import { violationsIn } from '@evenplate/nutrition/rules/rules'
import { tellsOfAllergy } from '../../words/refused/concepts.ts'
import { mentionInputs, passageOf } from '../../words/refused/mention-inputs.ts'
import type { Said } from '../../words/refused/said.ts'
import type { Example } from '../judges/regression.ts'
import type { Row } from '../requests/asked/row.ts'
import { REQUESTS } from '../requests/requests.ts'

/**
 * A food in a phrase as the judge sees it. `byRule`: the rules refuse it; `loose`: and the judge may take that back. `allergy`: the text tells of one. `written`: it is marked in a phrase that was written to
 * sound like a refusal, or is one.
 */
export type Marked = Example & {
  text: string
  food: string
  theme: string
  language: 'en' | 'es'
  byRule: boolean
  loose: boolean
  allergy: boolean
  written: boolean
}

/** Every marked food of the phrases, and the foods of everyday requests. */
export const markedFoods = (): Marked[] => [...writtenFoods(), ...everydayFoods(REQUESTS)]

/** Phrases that refuse a food or sound like it, and requests as most people write them. */
const FOLDERS = ['phrases', 'everyday']

/** All rows of the files of both folders, with their file. */
export const writtenRows = (): { file: string; rows: string[] }[] =>
  FOLDERS.flatMap((folder) => {
    const home = new URL(`${folder}/`, import.meta.url)
    return readdirSync(home)
      .filter((name) => name.endsWith('.txt'))
      .sort()
      .map((name) => ({
        file: `${folder}/${name}`,
        rows: readFileSync(new URL(name, home), 'utf8').split(/\r?\n/),
      }))
  })

/** `<refused>` and `[another]` food; in `everyday/`, the others are what most people ask for. A line with "#" begins a theme; themes are long, so each is split into groups of eight. */
const writtenFoods = (): Marked[] =>
  writtenRows().flatMap(({ file, rows }) => {
    let theme = ''
    return rows.flatMap((row, at) => {
      if (row.startsWith('#')) theme = row
      if (row.startsWith('#') || row.trim() === '') return []
      const marked = foodsOfRow(row, `${file} ${theme} ${at >> 3}`, file.includes('/spanish') ? 'es' : 'en')
      return file.startsWith('everyday/')
        ? marked.map((one) => (one.says ? one : { ...one, written: false, counts: OF_DAYS }))
        : marked
    })
  })

const MARK = /<([^>]+)>|\[([^\]]+)\]/g

/** A marked food counts as a food even if no table knows it: the judge learns what is said about it. */
function foodsOfRow(row: string, theme: string, language: 'en' | 'es'): Marked[] {
  const marks = [...row.matchAll(MARK)].map(([, refused, other]) => ({
    says: refused !== undefined,
    food: refused ?? other ?? '',
  }))
  let next = 0
  const places: number[] = []
  const said = mentionsIn(
    row.replace(MARK, () => ` foodmark${next++} `),
    language,
  ).said.map((word, at): Said => {
    const mark = /^foodmark(\d+)$/.exec(word.text)?.[1]
    if (mark === undefined) return word
    places[Number(mark)] = at
    return { text: plainText(marks[Number(mark)]?.food ?? ''), food: true }
  })
  const text = row.replace(/[<>[\]]/g, '')
  const rules = rulesOf(text)
  const isLoose = looseIn(said, { ...rules, unwanted: rules.avoid })
  const foods = marks.map(({ says, food }, mark) => {
    const named = mentionsIn(food, language).foods[0]?.food ?? food
    const byRule = violationsIn(`1 cup ${named}`, rules).length > 0
    const at = places[mark] ?? 0
    return { says, food, at, byRule, loose: byRule && isLoose(named, at) }
  })
  const byRules = new Set(foods.filter(({ byRule }) => byRule).map(({ at }) => at))
  const passage = passageOf(said, language, byRules)
  const allergy = tellsOfAllergy(said.map((word) => word.text))
  return foods.map(({ at, ...one }) => {
    const inputs = mentionInputs(passage, at)
    return { ...one, text: row, theme, language, allergy, written: true, counts: 1, inputs }
  })
}

/** Without the judge: its training data must not depend on what it has learned. */
function rulesOf(text: string) {
  const { allergies, diets, unwanted } = readByRules(text, languageOf(text, DISHES), DISHES)
  return { allergies, diets, avoid: unwanted }
}

/** Nearly all foods people mention are asked for. */
const OF_DAYS = 8

/** Foods in requests that expect nothing to be left out, if the rules refuse none either. */
export const everydayFoods = (rows: readonly Row[]): Marked[] =>
  rows.flatMap(({ request, without, diets, told }, at) => {
    if (request.mode !== 'free' || without || diets || told) return []
    const { text } = request
    const language = languageOf(text) === 'es' ? 'es' : 'en'
    const { allergies, diets: kept, avoid } = rulesOf(text)
    const { said, foods } = foodsHeard(text, language, { allergies, diets: kept, unwanted: avoid })
    if (foods.some(({ byRule }) => byRule)) return []
    // "Guacamole sin picante" leaves out no food, but does refuse heat.
    return foods
      .filter(({ food }) => food !== 'spicy food')
      .map(({ food, byRule, loose, inputs }) => ({
        text,
        food,
        theme: `everyday ${at % 10}`,
        language,
        says: false,
        byRule,
        loose,
        allergy: tellsOfAllergy(said.map((word) => word.text)),
        written: false,
        counts: OF_DAYS,
        inputs,
      }))
  })
