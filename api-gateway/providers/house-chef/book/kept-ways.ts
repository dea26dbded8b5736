import type { Way } from '@evenplate/domain/brief'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import { foodById } from '@evenplate/nutrition/table/foods'
import type { Brief } from '../../../brief/brief.ts'
import { refusalsOf, withFoodKept } from '../../../brief/reading/choices.ts'
import { isPlural } from '../building/cooking.ts'
import type { BookTask } from './task.ts'
import type { TryAgain } from './ways-on.ts'

/** A way on. `surely`: it takes back no allergy and no diet. */
export type KeptWay = Way & { surely: boolean }

/**
 * Some words ask for a food and others of the same request seem to refuse it: "who says I can't have spaghetti?" If they were
 * misread, one tap says that the food is fine. Null if a profile refuses it, or nothing can be cooked with it.
 */
export function keptWay(said: string, id: string, order: BookTask, tryAgain: TryAgain): KeptWay | null {
  const { brief } = order
  const food = foodById(id)
  const kept = food ? withFoodKept(brief, food) : null
  if (!food || !kept) return null
  if (!tryAgain(kept, rulesWithout(order, kept))) return null
  const against = refusalsOf(brief, food).map(({ id }) => id.split(':'))
  const named = (kind: string) => against.find(([one]) => one === kind)?.[1]
  const [allergy, diet] = [named('allergy'), named('diet')]
  return {
    surely: !allergy && !diet,
    label: allergy
      ? `with ${said}: nobody here has ${allergyWords(allergy)}`
      : diet
        ? `with ${said}: not ${diet}`
        : `with ${said}: I do eat ${isPlural(said) ? 'them' : 'it'}`,
    choice: `keep:${id}`,
  }
}

/** "a nut allergy" */
export const allergyWords = (allergy: string): string =>
  `${/^[aeiou]/.test(allergy) ? 'an' : 'a'} ${allergy.replace(/s$/, '')} allergy`

/** The rules without what a changed brief no longer refuses. */
export function rulesWithout({ brief, rules }: BookTask, changed: Brief): Rules {
  const left = <T>(all: readonly T[], before: readonly T[], now: readonly T[]): T[] =>
    all.filter((one) => !before.includes(one) || now.includes(one))
  return {
    allergies: left(rules.allergies, brief.allergies, changed.allergies),
    diets: left(rules.diets, brief.diets, changed.diets),
    avoid: left(rules.avoid, brief.unwanted, changed.unwanted),
  }
}
