import type { Diet } from '@evenplate/domain/options'
import { violationsIn } from '@evenplate/nutrition/rules/rules'
import type { Allergen } from '@evenplate/nutrition/table/food'
import { DIET_WITHOUT } from '@evenplate/words/diets'
import { tellsOfAllergy } from '@evenplate/words/refused/concepts'
import { soundsRefused } from '@evenplate/words/refused/judge'
import { mentionInputs, type Said } from '@evenplate/words/refused/mention-inputs'
import type { Inputs } from '@evenplate/words/safety/judge-inputs'
import { allergyTo } from './allergen-words.ts'
import { keyOf } from './food-lexicon.ts'
import { mentionsIn } from './mentions.ts'

type Refusals = { allergies: Allergen[]; unwanted: string[]; foods: string[] }
type ByRules = { allergies: Allergen[]; unwanted: string[]; diets: readonly Diet[] }

/** A food in a text, whether the rules refused it, and the judge's inputs for it. */
export type Heard = { food: string; at: number; byRule: boolean; inputs: Inputs }

/**
 * Foods that a text refuses in words that no rule covers: a trained judge reads the words around each food. An allergy
 * is recognized by what the food does to the person, and then covers its whole class. `foods`: all foods found, by
 * name.
 */
export function refusalsHeard(text: string, language: string, byRules: ByRules): Refusals {
  const heard: Refusals = { allergies: [], unwanted: [], foods: [] }
  const { said, foods } = foodsHeard(text, language, byRules)
  for (const { food, byRule, inputs } of foods) {
    if (byRule || !soundsRefused(inputs)) continue
    heard.foods.push(food)
    const allergy = tellsOfAllergy(said.map((word) => word.text)) ? allergyTo(food) : null
    heard.allergies.push(...(allergy?.allergies ?? []))
    heard.unwanted.push(...(allergy?.unwanted ?? [food]))
  }
  return heard
}

/** The foods of a text with the judge's inputs, capped above any real number of foods. */
export function foodsHeard(
  text: string,
  language: string,
  { allergies, diets, unwanted }: ByRules,
): { said: Said[]; foods: Heard[] } {
  const { said, foods } = mentionsIn(text, language)
  const named = new Set(unwanted.map(keyOf))
  const rules = { allergies, diets: [...diets], avoid: unwanted.slice(0, MOST) }
  const known = new Map<string, boolean>()
  const isByRule = (food: string): boolean => {
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
  return {
    said,
    foods: foods.slice(0, MOST).map(({ at, food }) => {
      const byRule = isByRule(food)
      return { food, at, byRule, inputs: mentionInputs(said, at, byRule) }
    }),
  }
}

const MOST = 30
