import { dishIn, type Plan } from '@evenplate/meal-plan/plan'

/** "for Three-Bean Chili and Black Bean Tacos": the dishes that slots cook, each once. */
export function dishTitles(plan: Plan | null, slots: readonly string[]): string {
  const titles = (plan?.slots ?? []).flatMap((slot) =>
    plan && slots.includes(slot.id) ? (dishIn(plan, slot)?.recipe.title ?? []) : [],
  )
  const each = [...new Set(titles)]
  return each.length > 0 ? `for ${LIST.format(each)}` : ''
}

const LIST = new Intl.ListFormat('en-US')
