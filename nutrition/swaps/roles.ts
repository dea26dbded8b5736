import { bakingRoles } from './baking.ts'
import { breadRoles } from './breads.ts'
import { grainRoles } from './grains.ts'
import { morningRoles } from './mornings.ts'
import type { Role } from './option.ts'
import { pastaRoles } from './pasta.ts'
import { rootRoles } from './roots.ts'
import { sweetRoles } from './sweet.ts'

/** What can replace what, written as a cook would say it. */
export const ROLES: readonly Role[] = [
  ...grainRoles,
  ...pastaRoles,
  ...rootRoles,
  ...breadRoles,
  ...bakingRoles,
  ...sweetRoles,
  ...morningRoles,
]

const byFood = new Map(ROLES.flatMap((role) => role.foods.map((food) => [food, role])))

export const roleOf = (food: string): Role | undefined => byFood.get(food)
