import { describe, expect, it } from 'vitest'
import { type BookDish, type DishFood, idsOf, lighterOf } from '../../../dish-book/dish.ts'
import { DISHES, dishById } from '../../../dish-book/dishes/all-dishes.ts'
import { seatOf, usualCast } from './cast.ts'
import { cookBookDish } from './cook-book-dish.ts'
import { foodEntry } from './food-entry.ts'

const ANY = { limits: [], load: 90, netCarbs: 500, grams: { least: 0, most: 2000 } }

function cookedWith(dish: BookDish, part: DishFood, id: string) {
  const seat = seatOf(dish, part, id)
  const usual = usualCast(dish, () => true)
  if (!seat || !usual || seat.entry.food.per100g.carbs === null) return null
  return cookBookDish(dish, new Map(usual).set(part.role, [seat]), dish.ways[0]!, {
    servings: 4,
    mealType: dish.meals[0]!,
    aim: ANY,
    allowed: () => true,
    seed: 'named',
  })
}

const plain = (name: string): string => name.toLowerCase().replace(/(?:ies|y|oes|o|s)$/, '')

/**
 * Names of a style rather than a food: butter chicken with oil, chicken Parmesan with pecorino, matzo balls of almond
 * flour.
 */
const STYLES =
  /^(?:butter-chicken|garlic-butter-shrimp|(?:chicken|eggplant)-parmesan|penne-alla-vodka|beer-cheese-soup|salsa-chicken|matzo-ball-soup)$/

describe('titles in the whole book, with each stand-in in turn', () => {
  it('names no food that the dish no longer has', { timeout: 60_000 }, () => {
    const untrue: string[] = []
    for (const dish of DISHES.filter(({ id }) => !STYLES.test(id)))
      for (const part of dish.foods) {
        const usual = foodEntry(idsOf(part)[0]!)?.title
        if (!usual || !dish.title.includes(usual)) continue
        for (const id of [...idsOf(part).slice(1), ...lighterOf(part)]) {
          const plate = cookedWith(dish, part, id)
          const word = new RegExp(`\\b${usual}\\b`)
          const isThere = plate?.items.some(({ entry }) => plain(entry.food.name).includes(plain(usual)))
          const isSameAnimal = part.job === 'main'
          if (plate && word.test(plate.title) && !isThere && !isSameAnimal)
            untrue.push(`${plate.title}: ${id} for ${usual}`)
        }
      }
    expect(untrue).toEqual([])
  })
})

it.each([
  ['salmon-and-asparagus', 'asparagus', 'green-beans', 'Salmon and Green Beans'],
  ['kale-salad', 'kale', 'collard-greens', 'Collard Green Salad'],
  ['apple-pie', 'apple', 'pear', 'Pear Pie'],
  ['blueberry-pancakes', 'blueberries', 'blueberries-frozen', 'Blueberry Pancakes'],
  ['quinoa-plain', 'quinoa', 'cauliflower', 'Cauliflower'],
  ['butter-chicken', 'butter', 'coconut-oil', 'Butter Chicken'],
])('%s with another %s: %s', (id, role, other, title) => {
  const dish = dishById(id)!
  const part = dish.foods.find((one) => one.role === role)!
  expect(cookedWith(dish, part, other)?.title).toBe(title)
})
