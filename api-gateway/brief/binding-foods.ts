import { foodKeeps, type Rules } from '@evenplate/nutrition/rules/rules'
import { foodById } from '@evenplate/nutrition/table/foods'
import type { Brief, BriefFood } from './brief.ts'

/** The foods a dish must contain: those asked for, without those the rules forbid. An allergy outweighs any wish. */
export const bindingFoods = ({ foods }: Brief, rules: Rules): BriefFood[] =>
  foods.filter(({ ids }) => {
    const known = ids.flatMap((id) => foodById(id) ?? [])
    return known.length === 0 || known.some((food) => foodKeeps(food, rules))
  })
