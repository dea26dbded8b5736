import type { Food } from '../table/food.ts'
import { words } from '../text/food-words.ts'
import { PREPARATION } from '../text/line-words.ts'
import { remember } from '../text/remember.ts'
import { leftOutOf } from './left-out.ts'
import { readRowName } from './row-name.ts'
import { type SurveyRow, surveyRows } from './rows.ts'
import { foodOfCodes, unsureBy } from './stand-in.ts'

/**
 * The dish of FNDDS, which tells foods as they are eaten, that a plate's name means: the one in the middle of those that
 * have every telling word of it and say the least besides, with the range of all. Null where none has, or where they lie
 * too far apart. "Ham egg and cheese biscuit" is "Egg, cheese, and ham on biscuit".
 */
export const dishNamed: (name: string) => Food | null = (name) => named(name)

const named = remember((name: string) => find(wordsSaid(name), leftOutOf(name)), { most: 128, longest: 160 })

/** The words of a name that a dish must have, "veggie" as "vegetable". */
export const tellingIn = (name: string): string[] => wordsSaid(name).filter(isTelling)

const isTelling = (word: string): boolean => !LINKING.has(word) && (!PREPARATION.has(word) || KEPT.has(word))

const wordsSaid = (name: string): string[] =>
  words(PHRASES.reduce((said, [from, to]) => said.replace(from, to), name)).flatMap(
    (word) => MEANS.get(word) ?? [word],
  )

const PHRASES: readonly [RegExp, string][] = [
  [/\b(?:pasta|spaghetti) sauce\b/i, 'spaghetti sauce'],
  [/\b(beef|turkey|chicken|pork) (?:meat sauce|bolognese(?: sauce)?|ragu)\b/i, 'spaghetti sauce with $1'],
  [/\b(?:meat sauce|bolognese sauce|ragu)\b/i, 'spaghetti sauce with meat'],
]

function find(said: readonly string[], leftOut: readonly string[]): Food | null {
  const telling = said.filter((word) => isTelling(word) && !leftOut.includes(word))
  if (telling.length === 0 || telling.length > MOST_WORDS) return null
  const link = said.findIndex((word, at) => at > 0 && BEFORE_SIDES.has(word))
  const head = said.slice(0, link < 0 ? said.length : link).findLast(isTelling) ?? ''
  const fits = surveyRows()
    .filter(
      (row) =>
        mayHave(row, telling) &&
        !BABY.test(row.lower) &&
        leftOut.every((word) => nameOf(row).leftOut.has(word)),
    )
    .flatMap((row) => {
      const cost = costOf(row, said, telling, head)
      return cost === null || cost > MOST_UNSAID ? [] : [{ code: row.code, cost }]
    })
  const least = Math.min(...fits.map(({ cost }) => cost))
  const within = (more: number) => fits.filter(({ cost }) => cost <= least + more).map(({ code }) => code)
  return middleOf(within(SAME), within(ALIKE))
}

/** What is said more or less by dishes that fit as well, and by those that may be meant too. */
const SAME = 0.2
const ALIKE = 1
const MOST_UNSAID = 5
const MOST_WORDS = 8

/** What a dish says besides the name; null where it lacks a word of it. */
function costOf(
  row: SurveyRow,
  said: readonly string[],
  telling: readonly string[],
  head: string,
): number | null {
  const { all, unsaid, own, leftOut, madeOf } = nameOf(row)
  if (isSideOf(said, [...own]) || (madeOf && telling.every((word) => madeOf.has(word)))) return null
  const meant = new Set(said)
  if (own.has('or') && POULTRY.some((word) => meant.has(word))) for (const word of POULTRY) meant.add(word)
  let cost = own.has(head) || own.has(KIND.get(head) ?? '') ? 0 : OTHER_HEAD
  for (const word of telling) {
    if (all.has(word) && !leftOut.has(word)) continue
    const kind = KIND.get(word)
    if (!kind || !all.has(kind)) return null
    cost += OF_KIND
    meant.add(kind)
  }
  for (const [word, weight] of unsaid) if (!meant.has(word)) cost += Math.min(weight, 1)
  for (const word of said) if (PREPARATION.has(word) && all.has(word)) cost -= OF_KIND
  return cost
}

const BABY = /baby ?food|infant/

/** "Chicken or turkey and rice" says no more than chicken and rice. */
const POULTRY = ['chicken', 'turkey']

/** "Pancake syrup" is only what pancakes with syrup come with. */
function isSideOf(said: readonly string[], own: readonly string[]): boolean {
  const at = said.indexOf(own.at(-1) ?? '')
  return !own.includes('and') && said.some((word, link) => link > 0 && link < at && BEFORE_SIDES.has(word))
}

/** A hot dog on a bun is no bun. */
const OTHER_HEAD = 1.5
/** "Cheesecake with fruit" for a strawberry cheesecake: worse than one that says strawberry. */
const OF_KIND = 0.5

/** Whether a name has the beginning of each word, which is known at once: most have not. */
const mayHave = ({ lower }: { lower: string }, telling: readonly string[]): boolean =>
  telling.every((word) => has(lower, word) || has(lower, KIND.get(word)))

/** "Doughnut" is spelled "donut" among comparable words. */
const has = (lower: string, word: string | undefined): boolean =>
  word !== undefined &&
  (lower.includes(word.length > 3 || word.endsWith('y') ? word.slice(0, -1) : word) || word === 'donut')

type DishName = ReturnType<typeof readRowName> & {
  own: ReadonlySet<string>
  leftOut: ReadonlySet<string>
  /** "Sugar free syrup" of a chocolate milk, which is no syrup. */
  madeOf: ReadonlySet<string> | null
}

const names = new WeakMap<SurveyRow, DishName>()

function nameOf(row: SurveyRow): DishName {
  const known = names.get(row) ?? readName(row.name.replace(UNTOLD, ''))
  names.set(row, known)
  return known
}

const readName = (name: string): DishName => ({
  ...readRowName(name),
  leftOut: new Set(leftOutOf(name)),
  madeOf: / made (?:from|with) /.test(name)
    ? new Set(words(name.split(/ made (?:from|with) /)[1] ?? ''))
    : null,
  own: new Set(words(name.split(/, and /.test(name) ? LISTED : ONE)[0] ?? '')),
})

/** "Bacon, lettuce, and tomato sandwich, with spread" names its kind last, "Rice, fried, with pork" first. */
const LISTED = /[(;]|\swith\s/
const ONE = /[,(]|\swith\s|\sin\s/

/** What a survey notes and nobody says. */
const UNTOLD =
  /,? ?\b(?:NS as to [^,;]*|(?:including|excluding) carrots, broccoli, and\/or dark-green leafy|excluding carrots, broccoli, and dark-green leafy|(?:NS as to )?fat added[^,;]*|no added fat|made with (?:oil|butter|margarine)|from restaurant|home recipe|not fried|on (?:white|wheat) (?:bun|bread|roll)|with spread|fillet(?= sandwich))/gi

function middleOf(same: readonly string[], alike: readonly string[]): Food | null {
  const sorted = inOrder(same)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  const all = inOrder(alike)
  const span = carbsOf(all.at(-1)) - carbsOf(all[0])
  if (!middle || span > MOST_APART) return null
  const food = foodOfCodes([middle.ndb, ...alike.filter((code) => code !== middle.ndb)])
  return food && unsureBy(food, UNSURE)
}

const inOrder = (codes: readonly string[]): Food[] =>
  codes
    .map((code) => foodOfCodes([code]))
    .filter((food) => food !== null)
    .sort((a, b) => carbsOf(a) - carbsOf(b))

const carbsOf = (food: Food | undefined): number => food?.per100g.carbs ?? 0

/** As of every food whose figures stand in for another's (`how-sure.ts`). */
const UNSURE = 0.2

/** Grams of carbohydrate in 100 g. */
const MOST_APART = 30

const BEFORE_SIDES = new Set('with in on over'.split(' '))
const LINKING = new Set('with and in on over a an the of or style from served plate'.split(' '))
/** Cooking that makes another dish of it, among the words that elsewhere only say how a food was prepared. */
const KEPT = new Set('mashed dried smoked salad burrito taco chicken stewed canned'.split(' '))

/** Words of `means: said said`, or of what is said in a kitchen: what the survey calls it. */
const pairs = (text: string): [string, string[]][] =>
  text
    .trim()
    .split(';')
    .flatMap((row) => {
      const [to = '', said = ''] = row.split(':')
      return said
        .trim()
        .split(/\s+/)
        .map((word): [string, string[]] => [word, to.trim().split(/\s+/)])
    })

const MEANS: ReadonlyMap<string, string[]> = new Map(
  pairs(`vegetable: veggie veg; submarine sandwich: sub hoagie hero grinder; icing: frosted iced frosting; macaroni: mac;
  bacon lettuce tomato: blt; hamburger: burger; french fry: fry; cream sauce: alfredo; tomato sauce: marinara;
  tortilla: flatbread; frankfurter: frank wiener; shrimp: prawn; barbecue: bbq`),
)

/** The kind that the survey names instead: "Cheesecake with fruit". */
const KIND: ReadonlyMap<string, string> = new Map(
  pairs(`fruit: strawberry blueberry raspberry cherry peach apple pineapple blackberry berry mango cranberry apricot pear;
  vegetable: broccoli spinach mushroom pepper zucchini carrot onion tomato pea;
  meat: beef pork ham steak sausage pepperoni bacon lamb; seafood: shrimp fish crab tuna salmon;
  pasta: spaghetti penne fettuccine linguine ziti rigatoni rotini tagliatelle; bean: lentil chickpea; poultry: turkey chicken`).map(
    ([word, [kind = '']]) => [word, kind],
  ),
)
