import type { BuilderForm } from '../state/builder-form.ts'

/** What somebody has typed by the last step. */
export const FILLED: Partial<BuilderForm> = {
  mealType: 'Dinner',
  dietary: ['low-carb', 'gluten-free'],
  ingredients: [
    { key: 1, name: 'Salmon', quantity: '2', unit: 'fillets' },
    { key: 2, name: 'Purple sprouting broccoli from the garden', quantity: '1 1/2', unit: 'pounds' },
  ],
  avoid: 'mushrooms, cilantro',
  cookingTime: '30 minutes',
  servings: 2,
  bloodSugarRange: '5.5 to 7.8 mmol/L',
  challenges: 'High in the morning, however early I eat.',
}

/** A request in somebody's own words. */
export const TOLD: Partial<BuilderForm> = { text: 'Salmon with greens, ready in half an hour, for two.' }

export const FREE_TEXT = '/recipe-builder?mode=free'
