import type { Brief } from '../../brief/brief.ts'
import type { Wish } from './wish.ts'

/** A brief as the forms read it. */
export const wishOfBrief = (brief: Brief): Wish => ({
  mealType: brief.mealType,
  diets: brief.diets,
  allergies: brief.allergies,
  wanted: [...brief.foods, ...brief.wished].flatMap(({ said }) => said.split(' or ')),
  unwanted: brief.unwanted,
  minutes: brief.minutes,
  servings: brief.servings,
  skillLevel: brief.skillLevel,
  style: [...brief.style, ...(brief.tools.use === 'slow-cooker' ? ['stew'] : [])],
  bloodSugarRange: brief.bloodSugarRange,
  challenges: brief.challenges,
})
