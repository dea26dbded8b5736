import type { ChartBar } from './NutritionChart.tsx'

type Grams = { carbs: number; netCarbs: number | null; fiber: number | null; protein: number; fat: number }

/** Bars as a recipe has them, for stories and tests. */
export const barsOf = (
  { carbs, netCarbs, fiber, protein, fat }: Grams,
  unused?: number,
): readonly ChartBar[] => [
  {
    id: 'carbs',
    name: 'Total carbs',
    grams: carbs,
    parts: [
      { id: 'netCarbs', name: 'Net carbs', grams: netCarbs, kcalPerGram: 4 },
      { id: 'fiber', name: 'Fiber', grams: fiber, kcalPerGram: 2 },
      ...(unused === undefined ? [] : [{ id: 'unused', name: 'Sugar alcohols and the like', grams: unused }]),
    ],
  },
  { id: 'protein', name: 'Protein', grams: protein, kcalPerGram: 4, parts: [] },
  { id: 'fat', name: 'Fat', grams: fat, kcalPerGram: 9, parts: [] },
]

export const SALMON = { carbs: 31.4, fiber: 8.6, netCarbs: 22.8, protein: 34.2, fat: 18.9 }
