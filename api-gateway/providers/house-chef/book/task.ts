import type { MealType } from '@evenplate/domain/options'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import { type DishPart, partsIn } from '@evenplate/words/parts'
import { DEAR, SUGAR } from '../../../brief/answering/qualities.ts'
import type { Brief } from '../../../brief/brief.ts'
import type { Entry } from '../larder/larder-entry.ts'
import { allowedBy } from './allowed-by.ts'
import type { Base } from './bases.ts'
import { foodEntry } from './food-entry.ts'

/** A food that must be in the dish, as far as the rules allow. */
export type Wanted = {
  said: string
  ids: string[]
  entries: Entry[]
  /** For the whole recipe, if the person gave an amount. */
  grams?: number
}

/** Everything needed to compose a dish of the book. */
export type BookTask = {
  brief: Brief
  rules: Rules
  allowed: (entry: Entry) => boolean
  wanted: Wanted[]
  wished: Wanted[]
  instead: Map<string, string>
  /** What must replace the dish's usual dough, noodles, rice or bread. */
  bases: Base[]
  /** Foods the person wants little of; `grams` for the whole recipe. */
  little: { said: string; is: (entry: Entry) => boolean; grams?: number }[]
  /** Parts that the dish must be made without: a coating, a roux. */
  withoutParts: DishPart[]
  seed: string
  turn: number
  /** Its texts are not checked against the rules yet: the caller does that for the dishes it takes (`spokenSo`). */
  unspoken?: true
}

export function bookTaskFor(brief: Brief, given: Rules, seed: string, turn: number): BookTask {
  const rules: Rules = {
    allergies: unique([...given.allergies, ...brief.allergies]),
    diets: unique([...given.diets, ...brief.diets]),
    avoid: unique([...given.avoid, ...brief.unwanted]),
  }
  const keeps = allowedBy(rules)
  // A food without figures cannot be counted, so it is never used.
  const noSugar = brief.style.includes('no-added-sugar')
  const isRefused = (id: string): boolean =>
    (brief.style.includes('sugarless') && SUGAR.test(id)) ||
    (brief.style.includes('saltless') && id === 'salt') ||
    (brief.style.includes('cheap') && DEAR.test(id))
  const noFlour = rules.avoid.some((term) => /\bflour\b/.test(term))
  const allowed = ({ food }: Entry): boolean =>
    food.per100g.carbs !== null &&
    keeps(food) &&
    !isRefused(food.id) &&
    !(noSugar && SWEETENED.test(food.id)) &&
    !(noFlour && FLOURED.test(food.id))
  const instead = new Map(brief.instead.map(({ food, by }) => [food, by]))
  const wantedOf = ({ said, ids, grams }: Brief['foods'][number]): Wanted => {
    const chosen = unique(
      [...ids, ...ids.flatMap((id) => COOKED[id] ?? [])].map((id) => instead.get(id) ?? id),
    )
    const entries = chosen.flatMap((id) => foodEntry(id) ?? []).filter(allowed)
    return { said, ids: chosen, entries, ...(grams === undefined ? {} : { grams }) }
  }
  return {
    brief,
    rules,
    allowed,
    wanted: brief.foods.map(wantedOf),
    wished: brief.wished.map(wantedOf),
    instead,
    bases: (brief.bases ?? []).map((base) => ({ ...base, ids: new Set(base.ids) })),
    little: [
      ...(brief.little ?? []).map(({ said, grams }) => {
        const others = allowedBy({ allergies: [], diets: [], avoid: [said] })
        return {
          said,
          is: ({ food }: Entry) => !others(food),
          ...(grams === undefined ? {} : { grams }),
        }
      }),
      // A dish low in salt has half of what is added by hand; broths and soy sauce are low-sodium ones anyway.
      ...(brief.style.includes('low-salt')
        ? [{ said: 'salt', is: ({ food }: Entry) => food.id === 'salt' }]
        : []),
    ],
    withoutParts: partsIn(brief.unwanted),
    seed,
    turn,
  }
}

/** Sold with sugar in it: not used in dishes without added sugar. */
export const SWEETENED =
  /ladyfinger|wafer|whipped|graham-cracker|cookie|^(?:sponge|pound|angel)|^(?:jam|jelly|marmalade|ketchup|bbq-sauce|hoisin|caramel|marshmallow|lemon-curd)|teriyaki-sauce|honey-mustard|chocolate-(?:syrup|chips|milk)/

/** Sold thickened with flour, which their names do not say. */
export const FLOURED = /^gravy/

/** The same food in the form that a cold plate needs. */
const COOKED: Record<string, string> = {
  egg: 'egg-boiled',
  'chicken-breast': 'chicken-breast-cooked',
  'chicken-thigh': 'chicken-thigh-cooked',
  'turkey-breast': 'turkey-breast-cooked',
  'tuna-fresh': 'tuna-canned-water',
}

export const isSmall = (mealType: MealType | null): boolean => mealType === 'Snack' || mealType === 'Dessert'

const unique = <T>(values: T[]): T[] => [...new Set(values)]
