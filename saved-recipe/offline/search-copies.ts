import type { Device } from '@evenplate/platform/contract'
import { type RecipeCard, recipeCard } from '../card.ts'
import { type RecipeCounts, type RecipePage, type RecipeSearch, wordsOf } from '../list.ts'
import type { SavedRecipe } from '../row.ts'
import { allCopiesOf } from './copies.ts'

/** All that match, in one page; undefined until every recipe is copied. */
export async function searchCopies(
  device: Device,
  userId: string,
  search: RecipeSearch,
): Promise<RecipePage | undefined> {
  const rows = (await allCopiesOf(device, userId))
    ?.filter((recipe) => fits(recipe, search))
    .sort(ORDERS.get(search.sort) ?? newest)
    .map(cardOf)
  return rows && { rows, total: rows.length }
}

export async function countCopies(device: Device, userId: string): Promise<RecipeCounts | undefined> {
  const recipes = await allCopiesOf(device, userId)
  return recipes && { total: recipes.length, favorites: recipes.filter(isFavorite).length }
}

export async function favoriteCopies(
  device: Device,
  userId: string,
  count: number,
): Promise<RecipeCard[] | undefined> {
  const recipes = await allCopiesOf(device, userId)
  return recipes?.filter(isFavorite).sort(newest).slice(0, count).map(cardOf)
}

/** The same filter as the database's (`readRecipePage`, ../list.ts). */
function fits(recipe: SavedRecipe, { q, meal, diet, favorites }: RecipeSearch): boolean {
  const text = [recipe.title, recipe.description, ...recipe.ingredients].join('\n').toLowerCase()
  const searched = `${text}\n${folded(text)}`
  return (
    wordsOf(q).every((word) => searched.includes(word)) &&
    (meal === 'all' || recipe.meal_type === meal) &&
    (diet === 'all' || recipe.dietary_type.includes(diet)) &&
    (!favorites || recipe.is_favorite)
  )
}

const isFavorite = ({ is_favorite }: SavedRecipe) => is_favorite

/** The database takes these from the figures for a card, whatever their version. */
function cardOf(recipe: SavedRecipe): RecipeCard {
  const figures = recipe.figures as { plate?: unknown; basis?: unknown; mayAdd?: unknown } | null
  return recipeCard.parse({
    ...recipe,
    plate: figures?.plate ?? null,
    basis: figures?.basis ?? null,
    may_add: figures?.mayAdd ?? null,
  })
}

/** The database's `private.folded`: lower case without accents. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

type Comparison = (a: SavedRecipe, b: SavedRecipe) => number
const newest: Comparison = (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)
const byTitle: Comparison = (a, b) => folded(a.title).localeCompare(folded(b.title))
const ORDERS = new Map<string, Comparison>([
  ['oldest', (a, b) => newest(b, a)],
  ['a-z', byTitle],
  ['z-a', (a, b) => byTitle(b, a)],
])
