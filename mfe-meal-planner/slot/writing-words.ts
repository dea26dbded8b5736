import type { ErrorCode } from '@evenplate/domain/errors'
import type { Plan, PlannedDish, Slot } from '@evenplate/meal-plan/plan'
import { budgetAt, carbsOf, standing } from '../plan/carbs.ts'
import { placeWords } from '../plan/words.ts'
import { carbWords, standingWords } from './carb-words.ts'
import type { WritingNow } from './use-writing.ts'

/** What a press costs, or why it is not available. */
export function costWords(left: number, hasRoom: boolean): string {
  if (!hasRoom) return `AI can write a dish for this meal. ${FULL}`
  if (left === 0)
    return 'AI can write a dish for this meal, but you have used up today’s recipes. The count starts over at midnight UTC.'
  return `AI can write a dish for this meal that fits your budget and rules. It uses one of today’s recipes: ${left} ${left === 1 ? 'is' : 'are'} left.`
}

const FULL =
  'You have five saved recipes, so AI can’t write another: delete one you no longer need in My Recipes.'

/** The progress of the writing, for sighted visitors and screen readers. */
export function writingWords(now: WritingNow, plan: Plan, slot: Slot): string {
  switch (now.is) {
    case 'writing':
      if (now.isAgain) return 'The first draft was not what you asked for, so we are rewriting it.'
      return now.title ? `Writing “${now.title}”...` : `Writing a dish for ${placeWords(slot)}...`
    case 'stopped':
      return now.wasShown ? `${STOPPED} What you already saw may count as one of today’s recipes.` : STOPPED
    case 'done':
      return writtenWords(now.dish, plan, slot)
    default:
      return ''
  }
}

/** A dish that misses the budget says so in words, not only by its bar. */
function writtenWords(dish: PlannedDish, { rules }: Plan, slot: Slot): string {
  const carbs = carbsOf(dish, slot.portion, rules.counts)
  const at = standing(carbs, budgetAt(rules, slot))
  const said = standingWords(at)
  const stands = said ? `, ${said}${at.at === 'inside' ? '' : ' budget'}` : ''
  // What is not counted can only add.
  const sure = carbs.least && said && at.at !== 'over' ? ' as far as we could count it' : ''
  return `“${dish.recipe.title}” is ready, next to the others: ${carbWords(carbs, rules.counts)}${stands}${sure}.`
}

const STOPPED = 'Stopped. Your week hasn’t changed.'

/** What helps after a failure, and what did not change. */
export const helpWords = (code: ErrorCode): string => HELP[code] ?? SAFE

const SAFE =
  'Your week and the other dishes haven’t changed. Trying again asks for the same dish, so it is not counted twice.'
const TOMORROW = 'The count starts over at midnight UTC. Your week and the other dishes haven’t changed.'
const FREE =
  'Your week hasn’t changed, and this didn’t use up any of today’s recipes. Different rules for the week may help.'
const HELP: Partial<Record<ErrorCode, string>> = {
  guest_limit: TOMORROW,
  member_daily_limit: TOMORROW,
  saved_limit: `${FULL} Your week hasn’t changed.`,
  offline: 'Writing a dish needs a connection. Your week hasn’t changed.',
  unsafe_recipe: FREE,
  cannot_be_done: FREE,
  not_understood: FREE,
  low_blood_sugar: 'Your week hasn’t changed.',
  dosing_question: 'Your week hasn’t changed.',
  unauthorized: 'Your week hasn’t changed.',
}
