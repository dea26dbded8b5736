import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Food } from '../table/food.ts'
import { words } from '../text/food-words.ts'
import { plateKeys } from './plate-words.ts'
import { foodOfCodes, unsureBy } from './stand-in.ts'

/** A dish of the world by one of its names: the USDA foods it is counted as, or what is on the plate in other words. */
export type WorldName = { name: string; codes: readonly string[]; inWords: string | null }

/** The names of world-names.tsv, whose first lines tell its columns. The file is read at the first need. */
export function worldNames(): readonly WorldName[] {
  names ??= readFileSync(join(import.meta.dirname, 'world-names.tsv'), 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .flatMap(namesIn)
  return names
}

let names: readonly WorldName[] | undefined

function namesIn(row: string): WorldName[] {
  const [called = '', means = ''] = row.split('\t')
  const inWords = means.startsWith('=') ? means.slice(1).trim() : null
  const codes = inWords === null ? means.split(' ') : []
  return called.split(',').map((name) => ({ name: name.trim(), codes, inWords }))
}

/** The USDA food that a dish of the world is counted as; null for any other name. */
export const worldFood = (name: string): Food | null => foodOf(meaningOf(name, plateKeys(name)))

/** The same for a name that says more than the list: how it was cooked, where it is from, or another meat. */
export const worldFoodLoosely = (name: string): Food | null => foodOf(meaningOf(name, looseKeysOf(name)))

/** What is on the plate, in words that are read in turn: fish and chips are "battered fish and french fries". */
export const worldWords = (name: string): string | null => meaningOf(name, plateKeys(name))?.inWords ?? null

function foodOf(meaning: WorldName | undefined): Food | null {
  const food = foodOfCodes(meaning?.codes ?? [])
  return food && unsureBy(food, UNSURE)
}

/** The same as for any food whose figures are used for another's (`how-sure.ts`). */
const UNSURE = 0.2

function meaningOf(name: string, keys: Iterable<string>): WorldName | undefined {
  if (name.length > LONGEST) return undefined
  known ??= new Map(worldNames().map((one) => [plateKeys(one.name)[0] ?? '', one]))
  for (const key of keys) {
    const meaning = known.get(key)
    if (meaning) return meaning
  }
  return undefined
}

let known: ReadonlyMap<string, WorldName> | undefined

const LONGEST = 60

/** The name without what any dish may be called besides, and with any meat for its own. */
function* looseKeysOf(name: string): Generator<string> {
  const [all = '', ...others] = plateKeys(name)
  const bare = all
    .split(' ')
    .filter((word) => !BESIDES.has(word))
    .join(' ')
  for (const key of new Set([all, ...others, bare])) {
    yield key
    const said = key.split(' ')
    const at = said.findIndex((word) => MEATS.has(word))
    if (at >= 0) yield [...said.toSpliced(at, 1), 'meat'].sort().join(' ')
  }
}

const MEATS = new Set(
  words('chicken beef lamb pork turkey goat mutton duck fish shrimp seafood veal salmon steak tofu'),
)

/** How it was cooked or served, and where it is from. */
const BESIDES = new Set(
  words(`boiled steamed cooked homemade traditional authentic leftover small large bowl plate platter skewer bit half warm cold hot
  indian pakistani mexican salvadoran puerto rican cuban jamaican brazilian colombian peruvian navajo thai vietnamese filipino
  chinese japanese korean nigerian ghanaian ethiopian kenyan african lebanese turkish persian greek polish russian ukrainian
  german hungarian swedish italian french spanish portuguese british irish scottish welsh jewish hawaiian cajun`),
)
