import type { Diet } from '@evenplate/domain/options'
import { violationsIn } from '@evenplate/nutrition/rules/rules'
import type { Allergen } from '@evenplate/nutrition/table/food'
import { DIET_WITHOUT } from '@evenplate/words/diets'
import { tellsOfAllergy, tellsOfHarm } from '@evenplate/words/refused/concepts'
import { soundsRefused, soundsWelcome } from '@evenplate/words/refused/judge'
import { mentionInputs, passageOf } from '@evenplate/words/refused/mention-inputs'
import { REFUSES_NO_FOOD, refusingIn } from '@evenplate/words/refused/plain-refusals'
import type { Said } from '@evenplate/words/refused/said'
import type { Inputs } from '@evenplate/words/safety/judge-inputs'
import { allergyTo } from './allergen-words.ts'
import { keyOf } from './food-lexicon.ts'
import { mentionsIn } from './mentions.ts'

type Refusals = { allergies: Allergen[]; unwanted: string[]; foods: string[]; welcome: string[] }
type ByRules = { allergies: Allergen[]; unwanted: string[]; diets: readonly Diet[] }

/** A food in a text, whether the rules refused it, whether the judge may take that back, and its inputs for it. */
export type Heard = { food: string; at: number; byRule: boolean; loose: boolean; inputs: Inputs }

/**
 * Foods that a text refuses in words that no rule covers: a trained judge reads the words around each food. An allergy
 * is recognized by what the food does to the person, and then covers its whole class. `foods`: all foods found, by
 * name; `welcome`: what the rules refused and nothing in the text does.
 */
export function refusalsHeard(text: string, language: string, byRules: ByRules): Refusals {
  const heard: Refusals = { allergies: [], unwanted: [], foods: [], welcome: [] }
  const rest = text.replace(REFUSES_NO_FOOD, ' | ')
  const { said, foods } = foodsHeard(rest, language, byRules)
  const words = said.map((word) => word.text)
  const isAllergy = tellsOfAllergy(words)
  const { plainly, named, doubts } = refusingIn(said)
  // Of "apple crumble, no added sugar" every no is read: nothing more is refused.
  const isRead = doubts === 0 && (plainly.size > 0 || rest !== text) && !tellsOfHarm(words)
  for (const { food, at, byRule, inputs } of foods) {
    if (byRule || !(named.has(at) || (!isRead && soundsRefused(inputs, isAllergy)))) continue
    heard.foods.push(food)
    const allergy = isAllergy ? allergyTo(food) : null
    heard.allergies.push(...(allergy?.allergies ?? []))
    heard.unwanted.push(...(allergy?.unwanted ?? [food]))
  }
  const kept = new Set(
    foods.filter((one) => !one.loose || !soundsWelcome(one.inputs)).map(({ food }) => keyOf(food)),
  )
  heard.welcome = foods.map(({ food }) => food).filter((food) => !kept.has(keyOf(food)))
  return heard
}

/** The foods of a text with the judge's inputs, capped above any real number of foods. */
export function foodsHeard(
  text: string,
  language: string,
  byRules: ByRules,
): { said: Said[]; foods: Heard[] } {
  const { said, foods } = mentionsIn(text, language)
  const [isByRule, isLoose] = [refusedBy(byRules), looseIn(said, byRules)]
  const refused = new Set(foods.filter(({ food }) => isByRule(food)).map(({ at }) => at))
  const passage = passageOf(said, language, refused)
  return {
    said,
    foods: foods.slice(0, MOST).map(({ at, food }) => {
      const byRule = refused.has(at)
      return { food, at, byRule, loose: byRule && isLoose(food, at), inputs: mentionInputs(passage, at) }
    }),
  }
}

/** Whether the rules refuse a food. */
export function refusedBy({ allergies, diets, unwanted }: ByRules): (food: string) => boolean {
  const named = new Set(unwanted.map(keyOf))
  const rules = { allergies, diets: [...diets], avoid: unwanted.slice(0, MOST) }
  const known = new Map<string, boolean>()
  return (food) => {
    const before = known.get(food)
    if (before !== undefined) return before
    const diet = DIET_WITHOUT.get(keyOf(food))
    const found =
      named.has(keyOf(food)) ||
      (diet !== undefined && diets.includes(diet)) ||
      violationsIn(`1 cup ${food}`, rules).length > 0
    known.set(food, found)
    return found
  }
}

/**
 * Whether the judge may take a food back that the rules refuse: only one that is refused by its own name, and never in a text that tells
 * of an allergy or of what a food does to somebody.
 */
export function looseIn(
  said: readonly Said[],
  { allergies, diets, unwanted }: ByRules,
): (food: string, at: number) => boolean {
  const { plainly, doubts } = refusingIn(said)
  if (unwanted.length === 0 || doubts === 0 || tellsOfHarm(said.map((word) => word.text))) return () => false
  const named = new Set(unwanted.map(keyOf))
  const isFirm = refusedBy({ allergies, diets, unwanted: [] })
  return (food, at) => named.has(keyOf(food)) && !plainly.has(at) && !isFirm(food)
}

const MOST = 30
