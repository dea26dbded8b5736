import type { Food, GlycemicIndex, Measure, Nutrients } from './food.ts'
import type { FoodRow, IndexFile, UsualRecipe } from './food-file.ts'

const UNPUBLISHED: Nutrients = {
  calories: null,
  carbs: null,
  fiber: null,
  protein: null,
  fat: null,
  saturatedFat: null,
  sugars: null,
  sodium: null,
}

/**
 * The foods of all rows, in order.
 * @throws if a row names an index or a food to compose from that does not exist
 */
export function readFoods(rows: FoodRow[], { indexes }: IndexFile): Food[] {
  const published = new Map<string, GlycemicIndex>(
    Object.entries(indexes).map(([name, index]) => [name, { ...index, estimate: false }]),
  )
  const figures = new Map(rows.flatMap(({ id, per100g }) => (per100g ? [[id, per100g]] : [])))
  return rows.map((row) => foodOf(row, published, figures))
}

function foodOf(
  row: FoodRow,
  published: ReadonlyMap<string, GlycemicIndex>,
  figures: ReadonlyMap<string, Nutrients>,
): Food {
  const { id, name, group, madeOf, per100g } = row
  return {
    id,
    name,
    aliases: row.aliases ?? [],
    group,
    per100g: madeOf ? madeBy(madeOf, figures) : (per100g ?? UNPUBLISHED),
    ndb: row.usda?.ndb ?? '',
    gi: indexOf(row, published),
    measures: [
      ...Object.entries(row.measures ?? {}).map(([unit, grams]) => ({ unit, grams })),
      ...Object.entries(row.estimatedMeasures ?? {}).map(
        ([unit, grams]): Measure => ({ unit, grams, estimate: true }),
      ),
    ],
    allergens: row.allergens ?? [],
    breaks: row.breaks ?? [],
    ...given(row),
    ...(madeOf && { source: `Computed from USDA SR28: ${madeOf.recipe}`, standIn: 'a usual recipe' }),
  }
}

/** Optional fields; other foods do not have the keys at all. */
function given({ source, standIn, asBought, unavailable, drainedShare, seasoning }: FoodRow): Partial<Food> {
  const optional = { source, standIn, asBought, unavailable, drainedShare, seasoning }
  return Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined))
}

function indexOf({ id, gi, giLike }: FoodRow, published: ReadonlyMap<string, GlycemicIndex>) {
  const name = gi ?? giLike
  if (name === undefined) return null
  const index = published.get(name)
  if (!index) throw new Error(`${id}: no published glycemic index is called ${name}`)
  return gi ? index : { value: index.value, source: `no published value; as ${index.source}`, estimate: true }
}

/** The figures per 100 g: null when one of the parts has none. */
function madeBy({ grams, weight }: UsualRecipe, figures: ReadonlyMap<string, Nutrients>): Nutrients {
  const parts = Object.entries(grams).map(([id, part]) => {
    const per100g = figures.get(id)
    if (!per100g) throw new Error(`no food ${id} to compose from`)
    return { per100g, part }
  })
  const of = (figure: keyof Nutrients) =>
    parts
      .map(({ per100g, part }) => {
        const published = per100g[figure]
        return published === null ? null : (published * part) / weight
      })
      .reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0)
  return {
    calories: of('calories'),
    carbs: of('carbs'),
    fiber: of('fiber'),
    protein: of('protein'),
    fat: of('fat'),
    saturatedFat: of('saturatedFat'),
    sugars: of('sugars'),
    sodium: of('sodium'),
  }
}
