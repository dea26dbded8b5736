import { NUTRIENTS, type Nutrient } from '@evenplate/domain/nutrients'
import type { Figures } from '@evenplate/domain/recipe'
import type { ChartBar, ChartPart } from '@evenplate/shared-ui/NutritionChart'
import { unusedIn } from '../wording/wording.ts'

/** A serving's grams of each nutrient that is counted in grams, as bars with their parts. */
export function chartBarsOf(figures: Pick<Figures, 'basis' | 'perServing'>): ChartBar[] {
  const partOf = ({ key, label, kcalPerGram }: Nutrient): ChartPart => ({
    id: key,
    name: label,
    grams: figures.perServing[key],
    kcalPerGram,
  })
  const inGrams = NUTRIENTS.filter(({ unit }) => unit === 'g')
  return inGrams
    .filter((nutrient) => !nutrient.partOf)
    .map((nutrient) => ({
      ...partOf(nutrient),
      parts: [
        // What raises blood sugar most comes first.
        ...inGrams
          .filter((one) => one.partOf === nutrient.key)
          .sort(byEnergy)
          .map(partOf),
        ...(nutrient.key === 'carbs' ? unusedPart(figures) : []),
      ],
    }))
}

const byEnergy = (a: Nutrient, b: Nutrient): number => (b.kcalPerGram ?? 0) - (a.kcalPerGram ?? 0)

/** Carbs that are neither net nor fiber. */
function unusedPart(figures: Pick<Figures, 'basis' | 'perServing'>): ChartPart[] {
  const grams = unusedIn(figures)
  return grams === null ? [] : [{ id: 'unused', name: 'Sugar alcohols and the like', grams }]
}
