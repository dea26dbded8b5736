import { ALL_DIETS, DIETS } from '@evenplate/domain/diets'

/** The three selects of My Recipes; `all` means no choice. Values are those of the columns. */
export const MEAL_CHOICES = choices('All meals', {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
  dessert: 'Dessert',
})

export const DIET_CHOICES = choices(
  'All diets',
  Object.fromEntries(ALL_DIETS.flatMap((diet) => (DIETS[diet].isFilter ? [[diet, DIETS[diet].label]] : []))),
)

export const SORT_CHOICES = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'a-z', label: 'A-Z' },
  { value: 'z-a', label: 'Z-A' },
]

export type RecipeFilter = { q: string; meal: string; diet: string; sort: string; favorites: boolean }

/** Maximum search length in characters: nobody needs more, and it has to fit into an address. */
export const SEARCH_MAX = 100

/** The filter in the address; an unknown value counts as none. */
export function readRecipeFilter(search: string): RecipeFilter {
  const query = new URLSearchParams(search)
  const chosen = (name: string, among: { value: string }[], otherwise: string) =>
    among.find(({ value }) => value === query.get(name))?.value ?? otherwise
  return {
    q: (query.get('q') ?? '').slice(0, SEARCH_MAX),
    meal: chosen('meal', MEAL_CHOICES, 'all'),
    diet: chosen('diet', DIET_CHOICES, 'all'),
    sort: chosen('sort', SORT_CHOICES, 'newest'),
    favorites: query.get('filter') === 'favorites',
  }
}

/** The address that shows this filter: on the list's own page, or on the dashboard's tab. Leaves out what is not chosen. */
export function recipeAddress(path: string, { q, meal, diet, sort, favorites }: RecipeFilter): string {
  const query = new URLSearchParams(path === '/dashboard' ? { tab: 'recipes' } : {})
  if (q) query.set('q', q)
  if (meal !== 'all') query.set('meal', meal)
  if (diet !== 'all') query.set('diet', diet)
  if (sort !== 'newest') query.set('sort', sort)
  if (favorites) query.set('filter', 'favorites')
  return query.size > 0 ? `${path}?${query}` : path
}

/** Whether everything is shown. */
export const isUnfiltered = ({ q, meal, diet, favorites }: RecipeFilter): boolean =>
  q.trim() === '' && meal === 'all' && diet === 'all' && !favorites

/** Whether only favorites are selected, with any other filter. */
export const isFavoritesAlone = (filter: RecipeFilter): boolean =>
  filter.favorites && isUnfiltered({ ...filter, favorites: false })

function choices(none: string, labels: Record<string, string>): { value: string; label: string }[] {
  return [
    { value: 'all', label: none },
    ...Object.entries(labels).map(([value, label]) => ({ value, label })),
  ]
}
