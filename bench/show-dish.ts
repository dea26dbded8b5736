import { DISHES, dishById } from '@evenplate/api-gateway/dish-book/dishes/all-dishes'
import { toolsOf, wayWith } from '@evenplate/api-gateway/dish-book/ways'
import { usualCast } from '@evenplate/api-gateway/providers/house-chef/book/cast'
import { cookBookDish } from '@evenplate/api-gateway/providers/house-chef/book/cook-book-dish'
import { NO_CLAIMS } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'

/**
 * Prints a dish of the book as it is cooked, for its author:
 * `node scripts/boot.mjs bench/show-dish.ts beef-tacos 4 0`: id, people, index among its tools.
 */
const [id = '', people = '4', at = '0'] = process.argv.slice(2)
const dish = dishById(id)
if (!dish) throw new Error(`no dish ${id}; there are ${DISHES.map((one) => one.id).join(', ')}`)
const cast = usualCast(dish, () => true)
const tool = toolsOf(dish)[Number(at)]
const way = tool && wayWith(dish, tool)
if (!cast || !way) throw new Error('it cannot be cooked as it is written')
const plate = cookBookDish(dish, cast, way, {
  servings: Number(people),
  mealType: dish.meals[0]!,
  aim: { limits: [], load: 18, netCarbs: 60, grams: { least: 0, most: 900 } },
  allowed: () => true,
  seed: 'show',
})
const { perServing } = figuresOf({
  ingredients: plate.ingredients,
  servings: plate.servings,
  claimed: NO_CLAIMS,
})
console.log(`${plate.title} (${plate.tool}, of ${toolsOf(dish).join(', ')})\n${plate.description}`)
console.log(`${plate.prepTime} min + ${plate.cookTime} min, serves ${plate.servings}\n`)
console.log(plate.ingredients.map((line) => `- ${line}`).join('\n'))
console.log(`\n${plate.instructions.map((step, index) => `${index + 1}. ${step}`).join('\n')}`)
console.log(`\n${plate.tips.join('\n')}\n`)
console.log(
  Object.entries(perServing)
    .map(([name, value]) => `${name} ${value === null ? '?' : Math.round(value * 10) / 10}`)
    .join(', '),
)
