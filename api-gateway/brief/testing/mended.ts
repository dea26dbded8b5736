import type { Heard } from './strangers.ts'

/** Requests once misread, one or two of each kind. */
export const MENDED: [string, Heard][] = [
  // A dish's own words beside its usual name remain foods.
  ['turkey meatloaf', { dish: 'meatloaf', foods: ['turkey'] }],
  ['chicken fried rice', { dish: 'fried rice', foods: ['chicken'] }],
  ['fajitas de pollo', { dish: 'fajitas', foods: ['chicken'] }],
  // The dish that a side goes with is not asked for.
  ["what's a good side for roast beef", { course: 'side' }],
  ['what goes with meatloaf', { course: 'side' }],
  // A food right before a dish says which kind; with a word between them, it is asked for separately.
  ['vegetable lasagna', { dish: 'lasagna', foods: ['vegetable'] }],
  ['cottage cheese pancakes', { dish: 'pancakes', foods: ['cottage cheese'] }],
  ['carrots with hummus', { foods: ['carrots', 'hummus'] }],
  ['spaghetti squash with pesto', { foods: ['spaghetti squash', 'pesto'] }],
  // A comma does not begin a new food.
  ['para cuatro personas, lasaña de berenjena', { dish: 'lasagna', foods: ['eggplant'], servings: 4 }],
  // Leftovers of a dish count as its food.
  ['leftover thanksgiving turkey', { foods: ['cooked turkey'], occasion: 'holiday' }],
  // Both foods that a dish is named with.
  ['fish or shrimp tacos', { dish: 'tacos', foods: ['fish or shrimp'] }],
  ['beef, pork or lamb for a stew', { foods: ['beef or pork or lamb'], course: 'soup' }],
  // The food swapped out, and the food put in.
  [
    'burrito bowl, swap the rice for cauliflower',
    { dish: 'burrito bowl', foods: ['cauliflower'], unwanted: ['rice'] },
  ],
  ['tacos, replace the beef with lentils', { dish: 'tacos', foods: ['lentils'], unwanted: ['beef'] }],
  [
    'mashed potatoes, substitute cauliflower for the potatoes',
    { dish: 'mashed cauliflower', unwanted: ['potatoes'] },
  ],
  // A refusal ends at "please".
  ['no carbs please, steak', { foods: ['steak'], diets: ['low-carb'] }],
  ["hot cereal that isn't oatmeal", { unwanted: ['oatmeal'] }],
  ['dinner for two, no dishwasher', { servings: 2, meal: 'Dinner' }],
  // Several figures, of the same kind and of different kinds.
  [
    'lunch with 30 grams protein and less than 40 carbs',
    { limits: ['protein at-least 30', 'carbs at-most 40'], meal: 'Lunch' },
  ],
  ['2 carb choices for breakfast', { limits: ['carbs about 30'], meal: 'Breakfast' }],
  ['muffins, sugar under 5g', { dish: 'muffins' }],
  // Everyday words are not unknown foods.
  ['gimme something with beef in my dorm', { foods: ['beef'] }],
  ['cast iron pork chops', { foods: ['pork chops'] }],
  ['caldo de pollo para un enfermo', { dish: 'chicken soup' }],
  // One Spanish word is enough; an English word with a Spanish twin is not.
  ['chuletas', { foods: ['pork chops'] }],
  ['oven roasted salmon', { dish: 'baked salmon', use: 'oven' }],
  ['cena para mi esposo y yo', { servings: 2, meal: 'Dinner' }],
  [
    'soy alérgica a los mariscos, cena con pescado',
    { foods: ['fish'], allergies: ['shellfish'], meal: 'Dinner' },
  ],
  ['want to bake her a lemon cake', { dish: 'lemon cake' }],
  ['oats but savory', { foods: ['oats'] }],
  ['sheet pan sausage and veggies', { foods: ['sausage', 'veggies'] }],
  ['hotdogs', { dish: 'hot dog' }],
  ['my carb limit is 30 per meal. turkey', { foods: ['turkey'], limits: ['carbs at-most 30'] }],
]
