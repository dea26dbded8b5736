import type { SavedRecipe } from '../data/recipes.ts'

/** The three selects of My Recipes; `all` is no choice. Values are what the columns hold. */
export const MEAL_CHOICES = choices('All meals', {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
  dessert: 'Dessert',
})

export const DIET_CHOICES = choices('All diets', {
  'low-carb': 'Low-carb',
  'low-gi': 'Low-GI',
  keto: 'Keto',
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten-free',
  'dairy-free': 'Dairy-free',
})

export const SORT_CHOICES = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'a-z', label: 'A-Z' },
  { value: 'z-a', label: 'Z-A' },
]

export type RecipeFilter = { q: string; meal: string; diet: string; sort: string; favorites: boolean }

/** What the address asks for; a value that is no choice counts as none. */
export function readRecipeFilter(search: string): RecipeFilter {
  const query = new URLSearchParams(search)
  const chosen = (name: string, among: { value: string }[], otherwise: string) =>
    among.find(({ value }) => value === query.get(name))?.value ?? otherwise
  return {
    q: query.get('q') ?? '',
    meal: chosen('meal', MEAL_CHOICES, 'all'),
    diet: chosen('diet', DIET_CHOICES, 'all'),
    sort: chosen('sort', SORT_CHOICES, 'newest'),
    favorites: query.get('filter') === 'favorites',
  }
}

/** The query of that filter on the recipes tab, leaving out what is not chosen. */
export function recipeQuery({ q, meal, diet, sort, favorites }: RecipeFilter): string {
  const query = new URLSearchParams({ tab: 'recipes' })
  if (q) query.set('q', q)
  if (meal !== 'all') query.set('meal', meal)
  if (diet !== 'all') query.set('diet', diet)
  if (sort !== 'newest') query.set('sort', sort)
  if (favorites) query.set('filter', 'favorites')
  return query.toString()
}

export function filterRecipes(recipes: readonly SavedRecipe[], filter: RecipeFilter): SavedRecipe[] {
  const words = filter.q.toLowerCase().split(/\s+/).filter(Boolean)
  return recipes
    .filter((recipe) => filter.meal === 'all' || recipe.meal_type === filter.meal)
    .filter((recipe) => filter.diet === 'all' || recipe.dietary_type.includes(filter.diet))
    .filter((recipe) => !filter.favorites || recipe.is_favorite)
    .filter((recipe) => {
      const text = [recipe.title, recipe.description, ...recipe.ingredients].join(' ').toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .toSorted(ORDERS[filter.sort] ?? byNewest)
}

type Order = (a: SavedRecipe, b: SavedRecipe) => number
const byNewest: Order = (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)
const byTitle: Order = (a, b) => a.title.localeCompare(b.title, 'en')

const ORDERS: Record<string, Order> = {
  newest: byNewest,
  oldest: (a, b) => byNewest(b, a),
  'a-z': byTitle,
  'z-a': (a, b) => byTitle(b, a),
}

function choices(none: string, labels: Record<string, string>): { value: string; label: string }[] {
  return [
    { value: 'all', label: none },
    ...Object.entries(labels).map(([value, label]) => ({ value, label })),
  ]
}
