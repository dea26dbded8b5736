import { daysBetween, plusDays } from '@evenplate/meal-plan/dates'
import { dishIn, type Plan, type PlannedDish, type Slot } from '@evenplate/meal-plan/plan'
import type { Meal } from '@evenplate/meal-plan/rules'
import { placeWords, weekday } from './words.ts'

/** Cooked dishes keep three to four days at 40 °F (USDA FSIS); if a dish says nothing, the shorter time applies. */
const KEEPS_DAYS = 3

const keepsDays = ({ keepsDays }: PlannedDish): number | null =>
  keepsDays === undefined ? KEEPS_DAYS : keepsDays

/** Meals in the order of a day. */
const AT: Readonly<Record<Meal, number>> = { Breakfast: 0, Lunch: 1, Snacks: 2, Dinner: 3 }

const isLater = (one: Slot, than: Slot): boolean =>
  one.day > than.day || (one.day === than.day && AT[one.meal] > AT[than.meal])

/**
 * Whether a slot may eat what another cooked: from the refrigerator, from the freezer, or why not, as a sentence.
 * @param frozen whether it waits in the freezer
 */
export function leftoverProblem(plan: Plan, cooking: Slot, at: Slot, frozen: boolean): string | null {
  const dish = cooking.content?.kind === 'dish' ? dishIn(plan, cooking) : null
  if (!dish) return `Nothing is cooked for ${placeWords(cooking)}.`
  const { title } = dish.recipe
  if (!isLater(at, cooking))
    return `“${title}” isn’t cooked until ${placeWords(cooking)}, so there are no leftovers before that.`
  if (frozen) return dish.freezes === false ? `“${title}” doesn’t freeze well.` : null
  const days = keepsDays(dish)
  if (days === null) return `“${title}” is best eaten right away: leftovers don’t keep.`
  if (daysBetween(cooking.day, at.day) <= days) return null
  const until = weekday(plusDays(cooking.day, days))
  const help = dish.freezes === false ? '' : ' Freeze it to eat it later.'
  return `Leftovers of “${title}” keep until ${until}.${help}`
}

/** Slots whose leftovers a slot may eat, and whether only from the freezer. */
export function leftoverChoices(
  plan: Plan,
  at: Slot,
): { cooking: Slot; dish: PlannedDish; frozen: boolean }[] {
  return plan.slots.flatMap((cooking) => {
    const dish = cooking.id !== at.id && cooking.content?.kind === 'dish' ? dishIn(plan, cooking) : null
    if (!dish) return []
    for (const frozen of [false, true])
      if (leftoverProblem(plan, cooking, at, frozen) === null) return [{ cooking, dish, frozen }]
    return []
  })
}

/** The first slot that would eat what it may not, as a sentence; null if there is none. */
export function brokenLeftover(plan: Plan): string | null {
  for (const slot of plan.slots) {
    if (slot.content?.kind !== 'leftover') continue
    const { of, frozen } = slot.content
    const cooking = plan.slots.find(({ id }) => id === of)
    const problem = cooking && leftoverProblem(plan, cooking, slot, frozen)
    if (problem) return problem
  }
  return null
}

/** The dish that a slot cooks; null if it eats what another cooked, or nothing. */
export const cookingDish = (plan: Plan, slot: Slot): PlannedDish | null =>
  slot.content?.kind === 'dish' ? dishIn(plan, slot) : null

/** Slots that eat what one cooks. */
export const eatersOf = (plan: Pick<Plan, 'slots'>, id: string): Slot[] =>
  plan.slots.filter(({ content }) => content?.kind === 'leftover' && content.of === id)

/** A slot cannot eat what is no longer cooked: then it is empty. */
export function withoutOrphans(plan: Plan): Plan {
  const cooks = new Set(plan.slots.flatMap(({ id, content }) => (content?.kind === 'dish' ? [id] : [])))
  const isOrphan = ({ content }: Slot) => content?.kind === 'leftover' && !cooks.has(content.of)
  return plan.slots.some(isOrphan)
    ? {
        ...plan,
        slots: plan.slots.map((slot) =>
          isOrphan(slot) ? { ...slot, content: null, locked: false, why: null } : slot,
        ),
      }
    : plan
}
