/**
 * One serving of a real dish, counted as the product counts: USDA SR28 per 100 g (NDB number beside each line),
 * grams of the household measures, GI of the International Tables 2021 (lentils 16, lemon juice 25).
 * The load is 16 × 12.1 g + 25 × 0.9 g available carbohydrate, over 100.
 */
export const SAMPLE_DISH = {
  title: 'Lemon salmon with warm lentils',
  /** Carbohydrate in grams. */
  lines: [
    { line: '1 salmon fillet', grams: 170, carbs: 0, ndb: '15236' },
    { line: '½ cup cooked lentils', grams: 99, carbs: 19.9, ndb: '16070' },
    { line: '1½ cups broccoli', grams: 137, carbs: 9.1, ndb: '11090' },
    { line: '½ cup cherry tomatoes', grams: 75, carbs: 2.9, ndb: '11529' },
    { line: '1 tbsp lemon juice', grams: 15, carbs: 1, ndb: '09152' },
    { line: '2 tsp olive oil', grams: 9, carbs: 0, ndb: '04053' },
  ],
  carbs: 32.9,
  fiber: 12.2,
  load: 2,
  /** Shares of the plate by weight. */
  plate: { vegetables: 0.42, protein: 0.34, carbohydrate: 0.2, other: 0.04 },
} as const
