import type { Vessel } from './vessels.ts'

/** Shares of a plate by weight, 0 to 1, summing to 1. */
export type PlateShares = { vegetables: number; protein: number; carbohydrate: number; other: number }

export type FoodGroup = keyof PlateShares

/** Clockwise from the top, so that vegetables fill the left side: half the plate when it is balanced. */
export const FOOD_GROUPS: readonly FoodGroup[] = ['protein', 'carbohydrate', 'other', 'vegetables']

export const GROUP_NAMES: Record<FoodGroup, string> = {
  vegetables: 'Non-starchy vegetables',
  protein: 'Protein foods',
  carbohydrate: 'Carbohydrate foods',
  other: 'Everything else',
}

export const EMPTY_PLATE: PlateShares = { vegetables: 0, protein: 0, carbohydrate: 0, other: 0 }

/** Whole percents that sum to 100 (largest remainder), or all 0 for an empty plate. */
export function percentsOf(shares: PlateShares): Record<FoodGroup, number> {
  const whole = FOOD_GROUPS.reduce((sum, group) => sum + shares[group], 0)
  if (whole <= 0) return { ...EMPTY_PLATE }
  const parts = FOOD_GROUPS.map((group) => ({ group, exact: (shares[group] / whole) * 100 }))
  const missing = 100 - parts.reduce((sum, { exact }) => sum + Math.floor(exact), 0)
  const first = new Set(
    [...parts]
      .sort((a, b) => (b.exact % 1) - (a.exact % 1))
      .slice(0, missing)
      .map(({ group }) => group),
  )
  return Object.fromEntries(
    parts.map(({ group, exact }) => [group, Math.floor(exact) + (first.has(group) ? 1 : 0)]),
  ) as Record<FoodGroup, number>
}

/** The plate in a sentence: a screen reader reads it instead of the picture. */
export function sayPlate(shares: PlateShares): string {
  const percents = percentsOf(shares)
  const said = (['vegetables', 'protein', 'carbohydrate', 'other'] as const)
    .filter((group) => percents[group] > 0)
    .map((group) => `${percents[group]}% ${GROUP_NAMES[group].toLowerCase()}`)
  if (said.length === 0) return 'What is on this plate is not known.'
  return `By weight: ${said.join(', ')}.`
}

const IN_VESSEL: Record<Vessel, string> = {
  plate: '',
  bowl: 'In a bowl. ',
  glass: 'In a glass. ',
  mug: 'In a mug. ',
  'cake-tin': 'In a cake tin. ',
  sheet: 'On a sheet pan. ',
  skillet: 'In a skillet. ',
  board: 'On a board. ',
}

/** The vessel of a dish, and the shares of what is in it. */
export const sayPicture = (shares: PlateShares, vessel: Vessel = 'plate'): string =>
  IN_VESSEL[vessel] + sayPlate(shares)
