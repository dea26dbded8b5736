import * as z from 'zod/mini'
import { type RecipeCard, recipeCard } from '../data/recipe-card.ts'
import type { RecipeCounts, RecipePage } from '../data/recipe-list.ts'
import { type SavedRecipe, savedRecipe } from '../data/saved-recipe.ts'
import type { RecipeFilter } from '../recipes/recipe-filter.ts'
import { withStore } from './kept-database.ts'

/** A recipe as it is kept: what the database said of it, and when that was written there. */
const keptRecipe = z.object({ recipe: savedRecipe, updated_at: z.string() })
export type KeptRecipe = z.infer<typeof keptRecipe>

/** What stands here, be it all or a part. */
export async function rowsKept(userId: string): Promise<KeptRecipe[]> {
  const rows = await withStore<unknown[]>(userId, 'recipes', 'readonly', (store) => store.getAll())
  // What an older version of this page wrote, and cannot be read any more, is fetched anew.
  return rows?.flatMap((row) => keptRecipe.safeParse(row).data ?? []) ?? []
}

/** From now on what is kept is all there is: before, an empty list would tell a member that they have no recipes. */
export const noteComplete = (userId: string): Promise<unknown> =>
  withStore(userId, 'answers', 'readwrite', (store) => store.put(true, COMPLETE))

const COMPLETE = 'recipes/complete'

export const keptPage = async (userId: string, filter: RecipeFilter): Promise<RecipePage | undefined> =>
  pageOf(await recipesOf(userId), filter)

export async function keptOne(userId: string, id: string): Promise<SavedRecipe | undefined> {
  const row = await withStore<unknown>(userId, 'recipes', 'readonly', (store) => store.get(id))
  return keptRecipe.safeParse(row).data?.recipe
}

export async function keptCounts(userId: string): Promise<RecipeCounts | undefined> {
  const recipes = await recipesOf(userId)
  return recipes && { total: recipes.length, favorites: recipes.filter(isFavorite).length }
}

export async function keptFavorites(userId: string, count: number): Promise<RecipeCard[] | undefined> {
  const recipes = await recipesOf(userId)
  return recipes?.filter(isFavorite).sort(ORDERS.newest).slice(0, count).map(cardOf)
}

/** Undefined until all of them are kept. */
async function recipesOf(userId: string): Promise<SavedRecipe[] | undefined> {
  const complete = await withStore<unknown>(userId, 'answers', 'readonly', (store) => store.get(COMPLETE))
  return complete === true ? (await rowsKept(userId)).map(({ recipe }) => recipe) : undefined
}

/** As the database would filter and sort them. */
export function pageOf(recipes: SavedRecipe[] | undefined, filter: RecipeFilter): RecipePage | undefined {
  const rows = recipes
    ?.filter((recipe) => fits(recipe, filter))
    .sort(ORDERS[filter.sort as keyof typeof ORDERS] ?? ORDERS.newest)
    .map(cardOf)
  return rows && { rows, total: rows.length }
}

function fits(recipe: SavedRecipe, { q, meal, diet, favorites }: RecipeFilter): boolean {
  const words = q.toLowerCase().replaceAll('*', ' ').split(/\s+/).filter(Boolean)
  const text = [recipe.title, recipe.description, ...recipe.ingredients].join('\n').toLowerCase()
  const searched = `${text}\n${folded(text)}`
  return (
    words.every((word) => searched.includes(word)) &&
    (meal === 'all' || recipe.meal_type === meal) &&
    (diet === 'all' || recipe.dietary_type.includes(diet)) &&
    (!favorites || recipe.is_favorite)
  )
}

const isFavorite = ({ is_favorite }: SavedRecipe) => is_favorite
const cardOf = (recipe: SavedRecipe): RecipeCard =>
  recipeCard.parse({ ...recipe, plate: recipe.figures?.plate ?? null })

/** `private.folded` of the database: lower case without accents. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

type Order = (a: SavedRecipe, b: SavedRecipe) => number
const newest: Order = (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)
const byTitle: Order = (a, b) => folded(a.title).localeCompare(folded(b.title))
const ORDERS = {
  newest,
  oldest: (a, b) => newest(b, a),
  'a-z': byTitle,
  'z-a': (a, b) => byTitle(b, a),
} satisfies Record<string, Order>
