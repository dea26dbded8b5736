import type { Candidate, Filled, FillInput } from '../../meal-plan/filling/candidate.ts'

/**
 * What is wrong with a filled week, one sentence each; empty for a good one. Written from the rules and without the search's
 * code, so that an error would have to be in both.
 */
export function violations(input: FillInput, filled: Filled): string[] {
  const wrong: string[] = []
  const say = (text: string) => wrong.push(text)
  const offered = new Map(input.candidates.map((one) => [one.id, one]))
  const said = new Set(filled.shortfalls.flatMap(({ slots }) => slots))
  const slotOf = new Map(input.slots.map((slot) => [slot.id, slot]))
  const filledOf = new Map(filled.slots.map((slot) => [slot.id, slot]))
  if (filled.slots.length !== input.slots.length || filledOf.size !== input.slots.length)
    say('there are not the same slots')

  const cookedIn = (id: string): Candidate | undefined => {
    const content = filledOf.get(id)?.content
    if (content?.kind !== 'dish') return undefined
    return slotOf.get(id)?.locked ? input.locked.get(id) : offered.get(content.candidate)
  }

  for (const slot of input.slots) {
    const now = filledOf.get(slot.id)
    if (!now) continue
    const { content, portion } = now
    if (slot.locked) {
      const isSame =
        slot.content?.kind === 'dish'
          ? content?.kind === 'dish' &&
            content.candidate === (input.locked.get(slot.id)?.id ?? slot.content.dish)
          : JSON.stringify(slot.content) === JSON.stringify(content)
      if (!isSame || portion !== slot.portion) say(`${slot.id}: a locked slot was changed`)
    }
    const eaten = content?.kind === 'leftover' ? cookedIn(content.of) : cookedIn(slot.id)
    if (!eaten) {
      const isOrphan = slot.locked && content?.kind === 'leftover' && !said.has(slot.id)
      if (isOrphan) say(`${slot.id}: locked leftovers of nothing, unreported`)
      if (!slot.locked && content !== null) say(`${slot.id}: its dish was not offered`)
      if (!slot.locked && !said.has(slot.id)) say(`${slot.id}: empty, unreported`)
      continue
    }
    if (!slot.locked) {
      if (![0.5, 1, 1.5, 2].includes(portion)) say(`${slot.id}: a portion of ${portion}`)
      if (content?.kind === 'dish' && !eaten.meals.includes(slot.meal))
        say(`${slot.id}: no dish for this meal`)
      if (eaten.isAtLeast && !input.rules.allowsAtLeast) say(`${slot.id}: "at least" where it is not allowed`)
      if (JSON.stringify(offered.get(eaten.id)) !== JSON.stringify(eaten))
        say(`${slot.id}: content that only a locked slot may have`)
      if (content?.kind === 'leftover')
        for (const text of leftoverFaults(input, slot.id, content, eaten)) say(text)
      if (!now.why) say(`${slot.id}: no reason is given`)
    }
    const weekday = (new Date(`${slot.day}T12:00:00Z`).getUTCDay() + 6) % 7
    const special = input.rules.onWeekdays.find((one) => one.weekday === weekday && one.meal === slot.meal)
    const budget = special?.budget ?? input.rules.budgets[slot.meal]
    if (budget) {
      const off = Math.abs(eaten.carbs * portion - budget.carbs) - budget.tolerance
      if (off > 1e-5 && !said.has(slot.id)) say(`${slot.id}: ${off.toFixed(2)} g past its budget, unreported`)
      const isChosen = !slot.locked && !(content?.kind === 'dish' && isEatenLocked(input, slot.id))
      if (off > 10.001 && isChosen) say(`${slot.id}: ${off.toFixed(2)} g past its budget`)
    }
    if (content?.kind === 'leftover' && slotOf.get(content.of)?.locked === false && slot.locked)
      for (const text of keepingFaults(input, slot.id, content, eaten)) if (!said.has(slot.id)) say(text)
    if (slot.locked) continue
    const most = input.rules.minutes[weekday]
    if (content?.kind === 'dish' && most != null && eaten.minutes > most && !said.has(slot.id))
      say(`${slot.id}: ${eaten.minutes} minutes, unreported`)
    const { mostLoad, mostSodium, leastFiber } = input.rules
    const isPast =
      (mostLoad !== null && (eaten.load === null || eaten.load * portion > mostLoad + 1e-5)) ||
      (mostSodium !== null && (eaten.sodium === null || eaten.sodium * portion > mostSodium + 1e-5)) ||
      (!!leastFiber && (eaten.fiber === null || eaten.fiber * portion < leastFiber - 1e-5))
    if (isPast && !said.has(slot.id)) say(`${slot.id}: past a limit of the meal, unreported`)
  }
  for (const { loosening } of filled.shortfalls)
    if (loosening && JSON.stringify(loosening.rules.allergies) !== JSON.stringify(input.rules.allergies))
      say('an allergy would be loosened')
  return wrong
}

const isEatenLocked = ({ slots }: FillInput, id: string): boolean =>
  slots.some(({ locked, content }) => locked && content?.kind === 'leftover' && content.of === id)

type Leftover = { of: string; frozen: boolean }

function daysWaiting({ slots }: FillInput, id: string, of: string): number {
  const dayOf = (slot: string) => Date.parse(slots.find((one) => one.id === slot)!.day)
  return Math.round((dayOf(id) - dayOf(of)) / 86_400_000)
}

function keepingFaults(input: FillInput, id: string, { of, frozen }: Leftover, dish: Candidate): string[] {
  const days = daysWaiting(input, id, of)
  return [
    ...(!frozen && days > 0 && (dish.keepsDays === null || days > dish.keepsDays)
      ? [`${id}: leftovers past their date`]
      : []),
    ...(frozen && !dish.freezes ? [`${id}: frozen, and it does not freeze`] : []),
  ]
}

function leftoverFaults(input: FillInput, id: string, leftover: Leftover, dish: Candidate): string[] {
  const mealOf = (slot: string) => input.slots.find((one) => one.id === slot)!.meal
  const isMain = (meal: string) => meal === 'Lunch' || meal === 'Dinner'
  return [
    ...(input.rules.cooksTwice ? [] : [`${id}: leftovers where each meal is cooked`]),
    ...(daysWaiting(input, id, leftover.of) >= 1 ? [] : [`${id}: leftovers before they are cooked`]),
    ...(isMain(mealOf(id)) && isMain(mealOf(leftover.of))
      ? []
      : [`${id}: leftovers of another kind of meal`]),
    ...keepingFaults(input, id, leftover, dish),
  ]
}
