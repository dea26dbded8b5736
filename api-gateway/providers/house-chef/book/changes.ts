import { foodKeeps, refusedContentOf } from '@evenplate/nutrition/rules/rules'
import { availableCarbs } from '@evenplate/nutrition/table/food'
import { DEAR } from '../../../brief/answering/qualities.ts'
import { ofFigure } from '../../../brief/readings.ts'
import { type DishFood, idsOf } from '../../../dish-book/dish.ts'
import { isPlural } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import type { Seat } from './cast.ts'
import type { Version } from './configurations.ts'
import { foodEntry } from './food-entry.ts'
import { littleSaid } from './little.ts'
import type { BookTask } from './task.ts'

/**
 * What was changed to meet the request, one sentence each: stand-ins, foods left out, a smaller serving.
 * @param leftOut foods that the usual dish has and a person may not have
 */
export function changesOf(
  { cast, portion, lighter, without }: Version,
  order: BookTask,
  leftOut: readonly DishFood[] = [],
): string[] {
  const why = reasonOf(order)
  const stood = [...cast.values()]
    .flat()
    .filter(
      (seat) =>
        (seat.as === 'stand-in' || (seat.as === 'lighter' && !lighter.includes(seat))) &&
        !isAllowed(seat, order),
    )
  return [
    ...littleSaid(cast, order),
    ...stood.map(
      (seat) => `${seat.entry.name} instead of ${usualName(seat.part)}: ${whyNot(seat.part, order, seat)}.`,
    ),
    ...leftOut.map((part) => `made without ${usualName(part)}: ${whyNot(part, order)}.`),
    ...lighter.map(
      (seat) => `${seat.entry.name} instead of ${usualName(seat.part)} ${keeps(seat.entry.name)} ${why}.`,
    ),
    ...(without.length > 0
      ? [`Left out the ${and(...without.map(({ entry }) => entry.name))} to keep it ${why}.`]
      : []),
    ...(portion < 0.95 ? [`A serving is smaller than usual, to keep it ${why}.`] : []),
    ...(portion > 1.05 ? ['A serving is larger than usual, to meet what you asked for.'] : []),
  ].map((said) => said.charAt(0).toUpperCase() + said.slice(1))
}

const keeps = (name: string): string => (isPlural(name) ? 'keep it' : 'keeps it')

const usualName = (part: DishFood): string => part.called ?? foodEntry(idsOf(part)[0]!)?.name ?? part.role

const isAllowed = ({ part }: Seat, order: BookTask): boolean => {
  const usual = foodEntry(idsOf(part)[0]!)
  return usual !== null && order.allowed(usual)
}

function whyNot(part: DishFood, { rules, brief: { style } }: BookTask, by?: Seat): string {
  const food = foodEntry(idsOf(part)[0]!)?.food
  const allergy = rules.allergies.find((one) => food?.allergens.includes(one))
  if (allergy) return `it has no ${allergy}`
  const diet = rules.diets.find((one) => food?.breaks.includes(one))
  if (diet && by && hasAsManyCarbs(by, part)) return 'half as much thickens as well'
  if (diet) return `it is ${diet}`
  const content = food ? refusedContentOf(food, rules) : null
  if (content) return `it is usually made with ${content}`
  const term =
    food && rules.avoid.find((avoid) => !foodKeeps(food, { allergies: [], diets: [], avoid: [avoid] }))
  if (!term) {
    if (style.includes('cheap') && DEAR.test(food?.id ?? '')) return 'it costs less'
    if (style.includes('saltless') && food?.id === 'salt') return 'you asked for no added salt'
    if (style.includes('no-added-sugar')) return 'you asked for no added sugar'
    if (style.includes('sugarless')) return 'it is easier on blood sugar'
  }
  const name = usualName(part)
  return !term || sharesWord(term, name)
    ? `you asked to avoid ${isPlural(name) ? 'them' : 'it'}`
    : `you asked to avoid ${term}`
}

/** Cornstarch breaks no rule that flour does by having fewer carbs: less of it is used. */
const hasAsManyCarbs = ({ entry, part }: Seat, usual: DishFood): boolean =>
  part.job !== 'main' &&
  /starch|arrowroot/.test(entry.food.id) &&
  /^flour/.test(idsOf(usual)[0]!) &&
  (availableCarbs(entry.food) ?? 0) > 50

const sharesWord = (term: string, name: string): boolean => {
  const stems = (text: string) =>
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .map((word) => word.replace(/(?:es|s)$/, ''))
  const said = new Set(stems(term))
  return stems(name).some((stem) => stem.length > 2 && said.has(stem))
}

/** "Under 20 g of carbs" if that was asked; otherwise a limit that our dishes always meet. */
function reasonOf({ brief, rules }: BookTask): string {
  const limit = brief.limits.find(
    ({ kind, figure }) => kind !== 'at-least' && figure !== 'fiber' && figure !== 'protein',
  )
  if (limit)
    return `${limit.kind === 'about' ? 'near' : 'at'} ${limit.value} ${ofFigure(limit.figure)}${limit.kind === 'about' ? '' : ' or less'}`
  if (rules.diets.includes('keto')) return 'keto'
  if (rules.diets.includes('low-carb')) return 'low-carb'
  return 'low or medium in glycemic load'
}
