import type { Brief } from '../../brief/brief.ts'
import { foodEntry } from './book/food-entry.ts'
import type { Wish } from './wish/wish.ts'

/** A brief in the shape the forms need, for requests that no dish of the book meets. */
export function wishOfBrief(brief: Brief): Wish {
  const { mealType, diets, allergies, unwanted, minutes, servings, skillLevel, bloodSugarRange, challenges } =
    brief
  const { without, use } = brief.tools
  return {
    mealType,
    diets,
    allergies,
    wanted: brief.foods.map(({ said, ids }) => foodEntry(ids[0] ?? '')?.food.name ?? said),
    unwanted: [...unwanted, ...(brief.heat === 'mild' || brief.eaters === 'kids' ? ['spicy food'] : [])],
    minutes,
    servings,
    skillLevel,
    style: [
      ...brief.style,
      ...(brief.course ? [brief.course] : []),
      ...(without.includes('oven') ? ['no-oven'] : []),
      ...(use === 'none' ? ['no-cook'] : []),
      ...(brief.eaters === 'kids' ? ['kid-friendly'] : []),
    ],
    bloodSugarRange,
    challenges,
  }
}
