import type { Ingredient } from './dish-builder.ts'

/**
 * How long a kind of dish keeps. Days and temperatures after FSIS "Leftovers and Food Safety" and the
 * FoodSafety.gov Cold Food Storage Chart (cooked dishes, soups and stews 3 to 4 days at 40 °F, 2 to 3
 * months frozen; egg, chicken, tuna and pasta salads 3 to 4 days; refrigerate within 2 hours, reheat
 * to 165 °F). Freezer times are for quality: frozen food stays safe.
 */
export const KEEPS = {
  pot: 'Refrigerate leftovers within 2 hours. They keep 4 days in the refrigerator and 3 months in the freezer. Reheat to 165 °F (74 °C).',
  plate:
    'Leftovers keep 3 to 4 days in the refrigerator. Reheat to 165 °F (74 °C). Do not freeze: the vegetables turn soft.',
  noodles:
    'Refrigerate leftovers within 2 hours, with the broth in a separate container. They keep 3 days. Bring the broth to a boil to reheat.',
  leaves:
    'Dress the leaves just before serving. To make ahead, refrigerate the dressing separately. Everything keeps 3 days.',
  cold: 'Leftovers keep 3 days covered in the refrigerator. Add the toppings just before serving.',
  dip: 'The dip keeps 3 to 4 days covered in the refrigerator. Wrap cut vegetables in a damp paper towel to keep them crisp.',
  fresh: 'Eat right away. Leftovers do not keep well.',
  baked: 'Leftovers keep 3 to 4 days covered in the refrigerator and 2 months in the freezer.',
  pastry: 'Best the day it is baked. Leftovers keep 4 days covered in the refrigerator. Reheat in the oven.',
} as const

/** What a form says about leftovers, with additions for its ingredients. */
export function keepingOf(keeps: string, items: readonly Ingredient[]): string {
  const ids = items.map(({ entry }) => entry.food.id)
  if (keeps === KEEPS.fresh) return keeps
  const rice = ids.some((id) => RICE.test(id))
  const avocado =
    ids.includes('avocado') && (keeps === KEEPS.plate || keeps === KEEPS.pot || keeps === KEEPS.leaves)
  return [
    // Rice shortens the days that a dish can be stored.
    rice ? keeps.replace(/\b(?:3 to 4|4|5) days\b/, '3 days') : keeps,
    // Spores of Bacillus cereus survive cooking and grow in rice that cools slowly (UK Food Standards Agency: within an hour).
    rice && !/within (?:an|1) hour/.test(keeps) ? 'Refrigerate the rice within 1 hour of cooking.' : '',
    avocado ? 'Slice the avocado just before serving.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const RICE = /^(?:wild-)?rice-(?!noodles)/
