/** One ingredient line with its counts: grams, glycemic index, and what it adds to the load. */
export const LENTILS = {
  line: '½ cup cooked lentils',
  carbs: 19.9,
  ndb: '16070',
  grams: 99,
  gi: 16,
  load: 1.9,
} as const

/**
 * One serving of a real dish, with the figures that our calculator gives for exactly these lines (a gateway test checks
 * it): USDA SR28 (NDB number beside each), USDA household measures, GI of the International Tables 2021. Carbohydrate
 * and fiber in grams; the load is 16 × 12.1 g (lentils) + 53 × 7.5 g (broccoli and tomatoes, at the cautious index of
 * vegetables that nobody tested) + 25 × 1 g (lemon juice), over 100.
 */
export const SAMPLE_DISH = {
  title: 'Lemon salmon with warm lentils',
  lines: [
    { line: '1 salmon fillet', carbs: 0, ndb: '15236' },
    LENTILS,
    { line: '1½ cups broccoli', carbs: 9.1, ndb: '11090' },
    { line: '½ cup cherry tomatoes', carbs: 2.9, ndb: '11529' },
    { line: '1 tbsp lemon juice', carbs: 1, ndb: '09152' },
    { line: '2 tsp olive oil', carbs: 0, ndb: '04053' },
  ],
  carbs: 32.9,
  fiber: 12.3,
  load: 6,
  /** Shares of the plate by weight. */
  plate: { vegetables: 0.42, protein: 0.34, carbohydrate: 0.22, other: 0.02 },
} as const
