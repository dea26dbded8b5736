import type { Ingredient } from './worktop.ts'

/**
 * How long a kind of dish keeps. Days and temperatures after FSIS "Leftovers and Food Safety" and the
 * FoodSafety.gov Cold Food Storage Chart (cooked dishes, soups and stews 3 to 4 days at 40 °F, 2 to 3
 * months frozen; egg, chicken, tuna and pasta salads 3 to 4 days; refrigerate within 2 hours, reheat
 * to 165 °F). Freezer times are for quality: frozen food stays safe.
 */
export const KEEPS = {
  pot: 'Leftovers: into the refrigerator within 2 hours, eaten within 4 days, or frozen for up to 3 months. Reheat to 165 °F (74 °C).',
  plate:
    'Leftovers keep 3 to 4 days in the refrigerator; reheat to 165 °F (74 °C). Freezing would turn the vegetables soft.',
  noodles:
    'Leftovers: keep what goes in the bowl apart from the broth, both cold within 2 hours and eaten within 3 days. Bring the broth back to a boil.',
  leaves:
    'Dressed leaves go limp within the hour. To make it ahead, keep the dressing apart: everything else is good for 3 days in the refrigerator.',
  cold: 'Covered in the refrigerator it keeps 3 days; toppings go on when you serve.',
  dip: 'A dip keeps 3 to 4 days covered in the refrigerator; cut vegetables stay crisp beside it in a damp cloth.',
  fresh: 'This one is for now: it does not keep.',
  baked: 'Leftovers keep 3 to 4 days covered in the refrigerator and freeze for 2 months.',
  pastry:
    'At its best the day it is baked; covered in the refrigerator it keeps 4 days, and warms up well in the oven.',
} as const

/** What a form says of leftovers, with what its ingredients add to it. */
export function keepingOf(keeps: string, items: readonly Ingredient[]): string {
  const ids = items.map(({ entry }) => entry.food.id)
  if (keeps === KEEPS.fresh) return keeps
  const rice = ids.some((id) => RICE.test(id))
  const avocado =
    ids.includes('avocado') && (keeps === KEEPS.plate || keeps === KEEPS.pot || keeps === KEEPS.leaves)
  return [
    keeps,
    // Spores of Bacillus cereus outlive cooking and grow in rice that cools slowly (UK Food Standards Agency: within an hour).
    rice ? 'Cool rice within an hour, spread out flat, and use it within 3 days.' : '',
    avocado ? 'Slice the avocado fresh each time.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const RICE = /^(?:wild-)?rice-(?!noodles)/
