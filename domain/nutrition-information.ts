import { isAtLeast } from './left-out.ts'
import { NUTRIENTS } from './nutrients.ts'
import type { Figures } from './recipe.ts'

/** A serving in schema.org's format. Only facts: no estimates by a model and no "at least" figures. */
export function nutritionInformationOf(figures: Figures): object {
  const { basis, perServing } = figures
  if (basis !== 'computed' || perServing.carbs === null) return {}
  const told = NUTRIENTS.flatMap(({ key, unit, schemaOrg }) => {
    const value = perServing[key]
    if (!schemaOrg || value === null || isAtLeast(figures, key)) return []
    return [[schemaOrg, unit === 'kcal' ? `${Math.round(value)} calories` : `${value} ${unit}`]]
  })
  if (told.length === 0) return {}
  return {
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: '1 serving',
      ...Object.fromEntries(told),
    },
  }
}
