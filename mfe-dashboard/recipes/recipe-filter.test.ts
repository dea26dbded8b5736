import { describe, expect, it } from 'vitest'
import { recipeRow } from '../sample-rows.ts'
import { filterRecipes, readRecipeFilter, recipeQuery } from './recipe-filter.ts'

const soup = recipeRow({
  id: 'soup',
  title: 'Lentil Soup',
  meal_type: 'dinner',
  dietary_type: ['vegan'],
  created_at: '2026-11-03T10:00:00Z',
})
const oats = recipeRow({
  id: 'oats',
  title: 'Apple Oats',
  meal_type: 'breakfast',
  dietary_type: ['low-gi', 'vegetarian'],
  created_at: '2026-11-01T10:00:00Z',
  is_favorite: true,
})
const cake = recipeRow({
  id: 'cake',
  title: 'Zesty Almond Cake',
  meal_type: 'dessert',
  dietary_type: ['low-carb'],
  ingredients: ['2 cups almond flour'],
  created_at: '2026-11-02T10:00:00Z',
})

const shown = (search: string) =>
  filterRecipes([soup, oats, cake], readRecipeFilter(search)).map(({ id }) => id)

describe('my recipes', () => {
  it('shows the newest first', () => expect(shown('')).toEqual(['soup', 'cake', 'oats']))
  it.each([
    ['sort=oldest', ['oats', 'cake', 'soup']],
    ['sort=a-z', ['oats', 'soup', 'cake']],
    ['sort=z-a', ['cake', 'soup', 'oats']],
    ['meal=dessert', ['cake']],
    ['diet=low-gi', ['oats']],
    ['diet=vegan&meal=dinner', ['soup']],
    ['diet=vegan&meal=lunch', []],
    ['filter=favorites', ['oats']],
    ['q=almond%20FLOUR', ['cake']],
    ['q=oats%20soup', []],
  ])('answers ?%s', (search, ids) => expect(shown(search)).toEqual(ids))

  it('takes an unknown choice for none', () =>
    expect(shown('meal=brunch&sort=best')).toEqual(['soup', 'cake', 'oats']))

  it('keeps the whole choice in the address', () => {
    const search = 'tab=recipes&q=oats&meal=breakfast&diet=low-gi&sort=a-z&filter=favorites'
    expect(recipeQuery(readRecipeFilter(search))).toBe(search)
    expect(recipeQuery(readRecipeFilter(''))).toBe('tab=recipes')
  })
})
