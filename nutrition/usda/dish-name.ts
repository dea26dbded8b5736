import { words } from '../text/food-words.ts'
import { leftOutOf } from './left-out.ts'
import { type RowName, readRowName } from './row-name.ts'
import type { SurveyRow } from './rows.ts'

/** The meaning of the survey's name for a dish. */
export type DishName = RowName & {
  /** The words that name the dish itself, before what comes with it. */
  own: ReadonlySet<string>
  /** The last of these words: the kind of dish, under both names if there are two. Chili con carne is chili. */
  kinds: readonly string[]
  leftOut: ReadonlySet<string>
  /** "Sugar free syrup" of a chocolate milk, which is not a syrup. */
  madeOf: ReadonlySet<string> | null
}

const names = new WeakMap<SurveyRow, DishName>()

export function dishNameOf(row: SurveyRow): DishName {
  const known = names.get(row) ?? readName(row.name.replace(UNTOLD, ''))
  names.set(row, known)
  return known
}

function readName(name: string): DishName {
  const own = words(name.split(/, and /.test(name) ? LISTED : ONE)[0] ?? '')
  return {
    ...readRowName(name),
    leftOut: new Set(leftOutOf(name)),
    madeOf: / made (?:from|with) /.test(name)
      ? new Set(words(name.split(/ made (?:from|with) /)[1] ?? ''))
      : null,
    own: new Set(own),
    kinds: kindsOf(own),
  }
}

function kindsOf(own: readonly string[]): string[] {
  const last = own.includes('con') ? own.indexOf('con') - 1 : own.length - 1
  const other = own[last - 1] === 'or' ? own[last - 2] : undefined
  return [own[last], other].filter((word) => word !== undefined)
}

/** "Bacon, lettuce, and tomato sandwich, with spread" names its kind last, "Rice, fried, with pork" first. */
const LISTED = /[(;]|\swith\s/
const ONE = /[,(]|\swith\s|\sin\s/

/** Words that a survey writes but people do not say. */
const UNTOLD =
  /,? ?\b(?:NS as to [^,;]*|(?:including|excluding) carr\w+,? broccoli,? and(?:\/or)? dark-? ?green leafy|(?:NS as to )?fat added[^,;]*|no added fat|made with (?:oil|butter|margarine)|from restaurant|home recipe|not fried|on (?:white|wheat) (?:bun|bread|roll)|with spread|two crust|fillet(?= sandwich)|just(?= cheese)|meatless, no beans|(?:red|green)-chile or enchilada sauce)/gi
