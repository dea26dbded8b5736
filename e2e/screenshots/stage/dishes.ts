import { SALMON } from '../../../api-gateway/testing/replies.ts'

/** Dishes the stage's model writes: long names, a long word, each level of glycemic load, and one it cannot count. */
export const DISHES = {
  chicken: {
    ...SALMON,
    title:
      'Slow-Roasted Mediterranean Chicken Thighs with Charred Broccoli, Lemony White Beans and Toasted Almonds',
    description:
      'Crisp-skinned chicken over beans that drink up lemon and garlic, with broccoli charred at the edges. A supper that keeps you full without a spike, and tastes even better cold the next day.',
    prepTime: 20,
    cookTime: 45,
    servings: 4,
    ingredients: [
      '8 chicken thighs',
      '4 cups broccoli florets, cut into long and slender spears with their stems',
      '1 1/2 cups cooked white beans, rinsed',
      '3 tbsp extra virgin olive oil',
      '1/4 cup almonds, toasted and roughly chopped',
      '2 cloves garlic',
      '1 lemon',
      '1 tsp dried oregano',
    ],
    instructions: [
      'Heat the oven to 425 °F. Pat the chicken dry, rub it with half of the oil, the oregano and a little salt, and let it stand while the oven heats.',
      'Roast the chicken for 25 minutes, skin side up.',
      'Toss the broccoli with the rest of the oil and scatter it around the chicken. Roast for 15 minutes more, until its edges are dark and the chicken reads 165 °F inside.',
      'Warm the beans with the garlic and the juice of the lemon for 5 minutes. Spoon them onto plates, put chicken and broccoli on top and finish with the almonds.',
    ],
    bloodSugarTips: [
      'Eat the broccoli first: fiber before starch slows the rise.',
      'Beans carry most of the carbohydrate here. Measure them once, so that you know what half a cup looks like.',
      'A ten minute walk after supper helps as much as a smaller portion.',
    ],
  },
  pudding: {
    ...SALMON,
    title: 'Sticky Coconut Rice Pudding with Ripe Mango',
    description: 'For the day that calls for it. A small bowl is plenty.',
    prepTime: 10,
    cookTime: 30,
    servings: 2,
    ingredients: ['2 cups cooked white rice', '1 cup mango', '1/4 cup sugar', '1/2 cup coconut milk'],
    instructions: ['Simmer rice, sugar and coconut milk for 20 minutes.', 'Top with the mango.'],
    bloodSugarTips: ['Share it, and have it after a meal with protein.'],
  },
  oats: {
    ...SALMON,
    title: 'Overnight Oats',
    description: 'Berries, yogurt, done.',
    prepTime: 5,
    cookTime: 0,
    servings: 1,
    ingredients: ['1/2 cup rolled oats', '1/2 cup Greek yogurt', '1/2 cup blueberries', '1 tbsp chia seeds'],
    instructions: ['Stir everything together.', 'Leave it in the fridge overnight.'],
    bloodSugarTips: ['Rolled oats rise more slowly than instant ones.'],
  },
  casserole: {
    ...SALMON,
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsauflauf with Lentils',
    description: 'A casserole with a very long name and a short list of things to buy.',
    ingredients: ['2 cups cooked lentils', '1 cup zucchini', '2 eggs', '1/4 cup grated parmesan'],
    instructions: ['Mix everything in a dish.', 'Bake for 35 minutes at 375 °F.'],
  },
  stew: {
    ...SALMON,
    title: 'Grandmother’s Stew of Whatever the Garden Gave',
    description: 'Some of it we could not count.',
    ingredients: ['200 g zorblax root', '2 cups green beans', '300 g beef chuck', '1 cup carrots'],
    instructions: ['Brown the beef.', 'Add everything else with a cup of water and stew it for two hours.'],
    cookTime: 120,
  },
} as const

export type Dish = keyof typeof DISHES

/** What to type to get a dish. */
export const wishFor = (dish: Dish): string => `Please cook the dish called ${dish}`

/** Written up to its steps, then nothing for a while. */
export const SLOW_WISH = 'Something that simmers slowly, please'
/** The model answers with an error. */
export const FAILING_WISH = 'Something that fails, please'
