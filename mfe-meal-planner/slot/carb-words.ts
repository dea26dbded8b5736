import type { PlanRules } from '@evenplate/meal-plan/rules'
import { sayGrams, sayNumber } from '@evenplate/recipe-view/wording'
import type { Carbs, Standing } from '../plan/carbs.ts'

export const carbsWord = (counts: PlanRules['counts']): string => (counts === 'net' ? 'net carbs' : 'carbs')

/** "44 g carbs", "at least 44 g net carbs", "carbs not known" */
export function carbWords({ grams, least }: Carbs, counts: PlanRules['counts']): string {
  if (grams === null) return `${carbsWord(counts)} not known`
  return `${least ? 'at least ' : ''}${sayGrams(grams)} ${carbsWord(counts)}`
}

/** "8 g over"; null if there is no budget. */
export function standingWords(at: Standing): string | null {
  switch (at.at) {
    case 'inside':
      return 'within budget'
    case 'over':
    case 'under':
      return `${sayNumber(Math.max(0.1, at.by))} g ${at.at}`
    default:
      return null
  }
}
