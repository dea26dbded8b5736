import type { Ingredient } from './dish-builder.ts'

/** Milligrams a serving: three such meals pass the 2,300 mg a day of the Dietary Guidelines for Americans, 2020–2025, table A1-2. */
const MUCH = 1000
const NO_FOOD = /^(?:water|ice)$/

/** Who counts carbohydrate often watches blood pressure, too: a salty dish says so, and what makes it salty. */
export function sodiumTip(items: readonly Ingredient[], servings: number): string[] {
  const salty = items
    .filter(({ entry }) => !NO_FOOD.test(entry.food.id))
    .map(({ entry, grams, name }) => ({
      name,
      sodium: ((entry.food.per100g.sodium ?? 0) * grams) / 100 / servings,
    }))
  const all = salty.reduce((sum, { sodium }) => sum + sodium, 0)
  if (all <= MUCH) return []
  const most = salty.reduce((one, other) => (other.sodium > one.sodium ? other : one))
  const rounded = (Math.round(all / 50) * 50).toLocaleString('en-US')
  const source = most.sodium > all / 3 ? ` The largest share is in the ${most.name}.` : ''
  return [
    `A serving has about ${rounded} mg of sodium. Adults should have no more than 2,300 mg in a whole day, children less.${source}`,
  ]
}
