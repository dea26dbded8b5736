import { ALLERGENS, BUILDER_DIETS, type Diet, MEAL_TYPES, SKILL_LEVELS } from '@evenplate/domain/options'
import { randomOf } from '../building/random.ts'
import type { Wish } from '../wish/wish.ts'

/** Dinner for four, apart from the given fields. */
export const wishFor = (wish: Partial<Wish> = {}): Wish => ({
  mealType: 'Dinner',
  diets: [],
  allergies: [],
  wanted: [],
  unwanted: [],
  minutes: null,
  servings: 4,
  skillLevel: 'intermediate',
  style: [],
  bloodSugarRange: '',
  challenges: '',
  ...wish,
})

const WANTED = [
  [],
  [],
  ['Chicken'],
  ['Spinach'],
  ['Broccoli', 'Salmon'],
  ['Eggs', 'Avocado'],
  ['Quinoa'],
  ['Sweet Potato'],
  ['Greek Yogurt', 'Berries'],
]
const UNWANTED = [
  [],
  [],
  ['mushrooms'],
  ['onion', 'garlic'],
  ['cilantro'],
  ['avocado', 'tomatoes'],
  ['cheese'],
  ['pork'],
  ['sesame', 'coconut'],
  ['spicy food'],
]
const PROFILE: Diet[][] = [['keto'], ['paleo'], ['keto', 'vegan'], ['paleo', 'dairy-free']]
const MINUTES = [null, 15, 30] as const

/** Every meal with every set of the builder's diets, three times; the rest is random. */
export const A_THOUSAND: Wish[] = Array.from({ length: 1000 }, (_, at) => {
  const random = randomOf(`request ${at}`)
  const diets = BUILDER_DIETS.filter((_, bit) => (Math.floor(at / 5) >> bit) & 1)
  const allergens = random.shuffle(ALLERGENS)
  return wishFor({
    mealType: MEAL_TYPES[at % 5]!,
    diets: at < 960 ? diets : PROFILE[at % 4]!,
    allergies: at % 50 === 7 ? allergens : allergens.slice(0, random.pick([0, 0, 1, 1, 2, 3])),
    wanted: random.pick(WANTED),
    unwanted: random.pick(UNWANTED),
    minutes: random.pick(MINUTES),
    servings: 1 + (at % 12),
    skillLevel: random.pick(SKILL_LEVELS),
  })
})
