/** The reply of a well-behaved model. */
export const SALMON = {
  title: 'Lemon Salmon with Broccoli',
  description: 'A quick pan of salmon and greens.',
  prepTime: 10,
  cookTime: 15,
  servings: 2,
  ingredients: [
    '300 g salmon fillet',
    '2 cups broccoli florets',
    '1 tbsp olive oil',
    '1/2 cup cooked quinoa',
  ],
  instructions: [
    'Steam the broccoli for 5 minutes.',
    'Fry the salmon in the olive oil for 8 minutes.',
    'Serve with the quinoa.',
  ],
  bloodSugarTips: ['Eat the broccoli first.'],
  nutritionalInfo: {
    calories: 420,
    carbs: 18,
    fiber: 4,
    netCarbs: 14,
    protein: 36,
    fat: 22,
    glycemicLoad: 'Low',
  },
}

/** The same dish with changes. */
export const salmonWith = (changes: Partial<Record<keyof typeof SALMON, unknown>>): string =>
  JSON.stringify({ ...SALMON, ...changes })

export const SALMON_REPLY = JSON.stringify(SALMON)

export const GUIDED = { mode: 'guided', mealType: 'Dinner', ingredients: [{ name: 'Salmon' }], servings: 2 }
