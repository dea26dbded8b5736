import { NO_CLAIMS } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { expect, it } from 'vitest'
import { DISHES } from '../../api-gateway/dish-book/dishes/all-dishes.ts'
import { cookedFor, weekTaskFor } from '../../api-gateway/planning/cook-dish.ts'
import { scaledLine } from '../../mfe-meal-planner/amounts/scaled-line.ts'

/** Every eighth dish of the book, each of its lines for 1, 2, 3, 5 and 6 people in turn. */
const TIMES = [1, 2, 3, 5, 6].map((people) => people / 4)

const NO_RULES = weekTaskFor({ allergies: [], diets: [], avoid: [] }, [])

const written = (line: string): string => line.replace(/ \(about [^)]*\)/, '')

it('reads a line in another amount as that many times its weight', () => {
  const dishes = DISHES.filter((_, at) => at % 8 === 0).flatMap((dish) => cookedFor(dish, NO_RULES) ?? [])
  const lines = [...new Set(dishes.flatMap(({ text }) => text.ingredients.map(written)))]
  const before = read(lines)
  const scaled = lines.map((line, at) => {
    const { grams, rest } = before[at]!
    return scaledLine({ text: line, grams: grams ?? 0, name: rest }, TIMES[at % TIMES.length]!)
  })
  const off = read(scaled).flatMap(({ line, grams }, at) => {
    const exact = (before[at]!.grams ?? 0) * TIMES[at % TIMES.length]!
    // For some foods, the table's tablespoon does not weigh the same as its three teaspoons.
    const isSpooned = lines[at]!.includes(' tbsp ') && line.includes(' tsp ')
    const slack = Math.max(exact / (isSpooned ? 8 : 48), 0.55)
    const isSame = grams !== null && Math.abs(grams - exact) <= slack
    return isSame || exact === 0
      ? []
      : [`${lines[at]} × ${TIMES[at % TIMES.length]} = ${line}: ${grams} g, ${exact}`]
  })
  expect(lines.length).toBeGreaterThan(300)
  expect(off).toEqual([])
})

// For six people: one person does not eat six cups of tomatoes, so the page would ask.
const read = (ingredients: string[]) => figuresOf({ ingredients, servings: 6, claimed: NO_CLAIMS }).lines
