import { foodById } from '@evenplate/nutrition/table/foods'
import type { Brief } from '../../../brief/brief.ts'
import { allowedBy } from '../book/allowed-by.ts'
import { wantsOf } from '../wish/wants.ts'
import type { Wish } from '../wish/wish.ts'
import { A_THOUSAND } from './requests.ts'

/** A brief for four that asks for nothing, apart from the given fields. */
export const briefFor = (brief: Partial<Brief> = {}): Brief => ({
  language: 'en',
  dish: null,
  foods: [],
  wished: [],
  unknown: [],
  instead: [],
  limits: [],
  minutes: null,
  servings: 4,
  servingsSaid: false,
  tools: { use: null, without: [] },
  course: null,
  mealType: null,
  diets: [],
  allergies: [],
  unwanted: [],
  skillLevel: 'intermediate',
  heat: null,
  texture: null,
  budget: false,
  eaters: null,
  occasion: null,
  style: [],
  bloodSugarRange: '',
  challenges: '',
  readings: [],
  ...brief,
})

/** Foods by id, each matched only by that id. */
export const foods = (...ids: string[]): Brief['foods'] =>
  ids.map((id) => ({ said: id.replaceAll('-', ' '), ids: [id] }))

/** The brief for a wish, as far as the two have the same fields. */
export const briefOfWish = ({ wanted, ...wish }: Wish): Brief =>
  briefFor({
    ...wish,
    foods: wantsOf(wanted).map(({ said, food, entries }) => ({
      said,
      ids: [...new Set([...(food ? [food.id] : []), ...entries.map((entry) => entry.food.id)])],
    })),
  })

/**
 * The thousand wishes as briefs, without foods that their own diets and allergies exclude: those are refused, not
 * cooked.
 */
export const THOUSAND_BRIEFS: Brief[] = A_THOUSAND.map((wish) => {
  const keeps = allowedBy({ allergies: wish.allergies, diets: wish.diets, avoid: wish.unwanted })
  const brief = briefOfWish(wish)
  const allowed = (id: string) => keeps(foodById(id)!)
  return { ...brief, foods: brief.foods.filter(({ ids }) => ids.some(allowed)) }
})
