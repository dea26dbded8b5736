import { LIMITS } from '@evenplate/domain/limits'
import type { Diet, MealType, SkillLevel } from '@evenplate/domain/options'
import type { Allergen } from '@evenplate/nutrition/food'
import { takeDiets } from './diets.ts'
import { foodsIn } from './food-lexicon.ts'
import { mealTypeOf } from './meal-type.ts'
import { takeMinutes } from './minutes.ts'
import { takeNegations } from './negations.ts'
import { withOnlyAllergy } from './reactions.ts'
import { Scraps } from './scraps.ts'
import { takeServings } from './servings.ts'
import { takeStyles } from './styles.ts'

export type Reading = {
  mealType: MealType | null
  diets: Diet[]
  allergies: Allergen[]
  wanted: string[]
  unwanted: string[]
  minutes: number | null
  servings: number | null
  skillLevel: SkillLevel | null
  style: string[]
  bloodSugarRange: string
}

/**
 * Reads what a person typed. Each reader takes its words out of the text, so that the next cannot
 * misread them: "no more than 30 minutes" is a time before it could be a refusal of "more".
 * Runs in time linear in the text, which is cut at the longest a request may be.
 */
export function readText(raw: string): Reading {
  const text = new Scraps(raw.slice(0, LIMITS.freeTextMax))
  text.rest = withOnlyAllergy(text.rest)
  const bloodSugarRange = takeBloodSugar(text)
  const minutes = takeMinutes(text)
  const styles = takeStyles(text)
  const skillLevel = takeSkill(text)
  const servings = takeServings(text)
  const diets = takeDiets(text)
  const mealType = mealTypeOf(text)
  const refused = takeNegations(text)
  const wanted = foodsIn(text.rest).filter((food) => !refused.unwanted.includes(food))
  return {
    mealType,
    diets: unique([...diets.diets, ...refused.diets]),
    allergies: unique([...diets.allergies, ...refused.allergies]),
    wanted: unique(wanted),
    unwanted: unique([...diets.unwanted, ...refused.unwanted]),
    minutes: minutes.bound ?? styles.minutes,
    servings,
    skillLevel,
    style: unique([...styles.style, ...minutes.style, ...diets.style]),
    bloodSugarRange,
  }
}

function takeBloodSugar(text: Scraps): string {
  const said = text.takeAll(
    /\b(?:(?:hb)?a1c)\b[^.;\n]{0,20}?\d{1,2}(?:[.,]\d)?\s?%?|\b\d{1,3}(?:[.,]\d)?(?:\s?(?:-|to)\s?\d{1,3}(?:[.,]\d)?)?\s?(?:mg\/dl|mmol(?:\/l)?)/g,
  )
  return said.map((match) => match[0]).join(', ')
}

function takeSkill(text: Scraps): SkillLevel | null {
  if (text.take(/\b(?:beginner|novice|simple|easy|can(?:'t| ?not) (?:really )?cook|new to cooking)\b/))
    return 'beginner'
  if (text.take(/\b(?:advanced cook|advanced|challenge me|experienced cook|chef[- ]level)\b/))
    return 'advanced'
  return null
}

const unique = <T>(values: T[]): T[] => [...new Set(values)]
