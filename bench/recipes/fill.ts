import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rowsOf } from '../accuracy/reference.ts'
import { writtenIn } from './recipe.ts'
import { sumsOf, type UsdaFoods } from './sums.ts'

/**
 * node bench/recipes/fill.ts <folder of the reference tables> <files of recipes>
 * Computes the expected figures of each recipe and writes them into its file. It knows nothing about the product.
 */
const [folder, ...files] = process.argv.slice(2)
if (!folder || files.length === 0)
  throw new Error(
    'Say where the reference tables and the recipes are: node bench/recipes/fill.ts <folder> <files>',
  )

const foods: UsdaFoods = new Map([
  ...figuresIn('usda-sr28-per-100g.csv', 'ndb_no', 'carb_g'),
  ...figuresIn('usda-fndds-2018-per-100g.csv', 'code', 'carbohydrate_g'),
])

for (const file of files) {
  const recipes = writtenIn(file).map((recipe) => sumsOf(recipe, foods))
  writeFileSync(file, `${JSON.stringify(recipes, null, 2)}\n`)
  console.log(`${file}: ${recipes.length} recipes`)
}

/** A food without a figure for carbohydrate is left out; an unmeasured fiber counts as none. */
function figuresIn(file: string, code: string, carbs: string) {
  return rowsOf(join(folder!, file))
    .filter((row) => row[carbs])
    .map((row) => [row[code]!, { carbs: Number(row[carbs]), fiber: Number(row.fiber_g || 0) }] as const)
}
