import type { BookDish } from '../dish-book/dish.ts'

const CUISINES = new Set(
  'american mexican italian indian thai chinese japanese korean vietnamese greek french spanish mediterranean middle-eastern caribbean african'.split(
    ' ',
  ),
)

/** What a person would call the main food, by words of its id: every cut of chicken is chicken. */
const MAIN_FOODS =
  'chicken turkey duck beef steak bison venison lamb goat pork ham bacon sausage chorizo salmon tuna cod tilapia trout fish shrimp crab scallops clams mussels squid tofu tempeh seitan lentils chickpeas beans peas edamame egg paneer halloumi cheese yogurt oats pasta noodles rice quinoa potatoes sweet-potato mushrooms cauliflower eggplant zucchini squash'.split(
    ' ',
  )

/** What makes two dishes alike: the main food of a plate, its course, the kitchen it is from. */
export const tagsOf = (dish: BookDish, mainFood: string | null): string[] => [
  ...(mainFood ? [`food ${mainFood}`] : []),
  `course ${dish.course}`,
  ...dish.says
    .split(' ')
    .filter((said) => CUISINES.has(said))
    .slice(0, 1)
    .map((said) => `kitchen ${said}`),
]

/** @param id of the food table */
export function mainFoodOf(id: string): string {
  const words = `-${id}-`
  return MAIN_FOODS.find((food) => words.includes(`-${food}-`)) ?? id
}
