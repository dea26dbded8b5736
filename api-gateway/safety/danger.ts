import type { ErrorCode } from '@evenplate/domain/errors'
import type { RecipeRequest } from '@evenplate/domain/request'
import { tellsOfDose } from '@evenplate/words/safety/dosing'
import { isLow, readBloodSugar } from '@evenplate/words/safety/glucose'
import { tellsLowNow } from '@evenplate/words/safety/low-now'
import { textsOf } from '@evenplate/words/safety/request-texts'

/** The answer instead of a recipe, before any provider is asked or any quota is taken. */
export type Danger = Extract<ErrorCode, 'low_blood_sugar' | 'dosing_question'>

/** Checks every text a visitor wrote. A low comes first: it cannot wait. */
export function dangerIn(request: RecipeRequest): Danger | null {
  const texts = textsOf(request)
  if (texts.some(tellsLowNow) || (request.mode === 'guided' && isLowReading(request.bloodSugarRange)))
    return 'low_blood_sugar'
  return texts.some(tellsOfDose) ? 'dosing_question' : null
}

/** Whether the builder's range box contains only a reading, or a range, that is low throughout. */
function isLowReading(text: string): boolean {
  const [only, ...more] = readBloodSugar(text)
  if (
    only?.kind !== 'glucose' ||
    more.length > 0 ||
    /[a-z]{3,}/i.test(text.replace(/mg\s*\/?\s*dl|mmols?(\s*\/?\s*l)?|to/gi, ''))
  )
    return false
  return isLow(only.to, only.unit)
}
