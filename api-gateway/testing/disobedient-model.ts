/** Replies of a model that ignores the request and claims that it did not. */
const CLAIMS = {
  nutritionalInfo: {
    calories: 300,
    carbs: 5,
    fiber: 12,
    netCarbs: 3,
    protein: 30,
    fat: 10,
    glycemicLoad: 'Low',
  },
  bloodSugarTips: ['This keeps to every wish of yours.'],
}

const BOWL = {
  title: 'Chicken and Rice Bowl',
  description: 'Just what was asked for.',
  prepTime: 10,
  cookTime: 15,
  servings: 2,
  ingredients: [
    '300 g chicken breast',
    '100 g cooked white rice',
    '2 cups broccoli florets',
    '1 tbsp olive oil',
  ],
  instructions: [
    'Fry the chicken in the oil in a skillet for 8 minutes.',
    'Add the rice and broccoli and cook.',
  ],
}

/** The bowl with changes: an ingredient left out, too much of one, or another dish. */
export const bowlWith = (changes: Partial<Record<keyof typeof BOWL, unknown>> = {}): string =>
  JSON.stringify({ ...BOWL, ...CLAIMS, ...changes })

/** Replaces an ingredient line, or removes it. */
export const bowlInstead = (of: string, line: string | null): string[] =>
  BOWL.ingredients.flatMap((one) => (one.includes(of) ? (line === null ? [] : [line]) : [one]))
