import { type Rules, violationsIn } from '@evenplate/nutrition/rules/rules'
import type { BriefFood, NamedDish } from '../brief.ts'

/** What a kosher kitchen rules out in one dish; `DIETS` names it, and no recipe line is ever read by it. */
const MEAT_WITH_DAIRY = 'meat with dairy'

type Asked = {
  dish: NamedDish | null
  also?: readonly NamedDish[]
  foods: readonly BriefFood[]
  wished: readonly BriefFood[]
  unwanted: string[]
}

/**
 * Meat and dairy never meet in one dish: what was asked for has no dairy if it has meat, or has neither; it has no meat if it
 * has dairy alone.
 */
export function unwantedApart({ dish, also = [], foods, wished, unwanted }: Asked): string[] {
  if (!unwanted.includes(MEAT_WITH_DAIRY)) return unwanted
  const asked = [...(dish ? [dish] : []), ...also, ...foods, ...wished]
  const holds = (rules: Partial<Rules>) =>
    asked.some(({ said }) => violationsIn(said, { ...NO_RULES, ...rules }).length > 0)
  const isDairy = !holds({ avoid: ['meat', 'poultry'] }) && holds({ allergies: ['dairy'] })
  const others = unwanted.filter((name) => name !== MEAT_WITH_DAIRY)
  return [...new Set([...others, ...(isDairy ? ['meat', 'poultry'] : ['dairy'])])]
}

const NO_RULES: Rules = { allergies: [], diets: [], avoid: [] }
