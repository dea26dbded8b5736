import { sampleFigures, sampleRow } from './samples.ts'

/** The same at every start, so that a reload finds the same recipe at an address. */
export const sampleId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A member's three recipes. */
export const sampleRecipes = () => [
  sampleRow({
    id: sampleId(1),
    figures: sampleFigures({
      plate: { vegetables: 0.52, protein: 0.38, carbohydrate: 0, other: 0.1 },
      perServing: {
        calories: 420,
        carbs: 12,
        fiber: 5,
        netCarbs: 7,
        protein: 36,
        fat: 24,
        glycemicLoad: 3.2,
      },
    }),
  }),
  sampleRow({
    id: sampleId(2),
    title: 'Lentil Soup with Spinach',
    description: 'A thick soup of red lentils, tomato and cumin.',
    meal_type: 'lunch',
    dietary_type: ['vegan', 'low-gi'],
    glycemic_index: 'Medium',
    glycemic_load: 12.4,
    carb_count: 41,
    fiber_count: 13,
    net_carb_count: 28,
    calories: 310,
    protein_count: 18,
    fat_count: 6,
    figures: sampleFigures({
      basis: 'partial',
      plate: { vegetables: 0.35, protein: 0, carbohydrate: 0.55, other: 0.1 },
      notCounted: ['1 pinch sumac'],
      perServing: {
        calories: 310,
        carbs: 41,
        fiber: 13,
        netCarbs: 28,
        protein: 18,
        fat: 6,
        glycemicLoad: 12.4,
      },
    }),
    is_favorite: true,
    created_at: '2026-11-18T12:00:00Z',
  }),
  sampleRow({
    id: sampleId(3),
    title: 'Oven Pancake with Berries',
    meal_type: 'breakfast',
    dietary_type: ['vegetarian'],
    glycemic_index: null,
    glycemic_load: null,
    carb_count: null,
    created_at: '2026-11-15T08:00:00Z',
  }),
]

/** A member's very many recipes. */
export const manyRecipes = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleRow({
      id: sampleId(index + 1),
      title: `${DISHES[index % DISHES.length]} No. ${index + 1}`,
      is_favorite: index % 10 === 0,
      created_at: new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString(),
    }),
  )

const DISHES = [
  'Lentil Soup',
  'Salmon Bowl',
  'Oven Pancake',
  'Chickpea Stew with a Rather Long Name for a Card',
]
