import { describe, expect, it } from 'vitest'
import { isUnfiltered, readRecipeFilter, recipeAddress } from './recipe-filter.ts'

describe('the filter of my recipes', () => {
  it('treats an unknown choice as none', () => {
    expect(readRecipeFilter('meal=brunch&sort=best&diet=air')).toEqual(readRecipeFilter(''))
  })

  it('is fully in the address, on its own page and on the dashboard’s tab', () => {
    const search = 'q=oats&meal=breakfast&diet=low-gi&sort=a-z&filter=favorites'
    expect(recipeAddress('/recipes', readRecipeFilter(search))).toBe(`/recipes?${search}`)
    expect(recipeAddress('/dashboard', readRecipeFilter(search))).toBe(`/dashboard?tab=recipes&${search}`)
    expect(recipeAddress('/recipes', readRecipeFilter(''))).toBe('/recipes')
    expect(recipeAddress('/dashboard', readRecipeFilter(''))).toBe('/dashboard?tab=recipes')
  })

  it.each(['q=soup', 'meal=lunch', 'diet=vegan', 'filter=favorites'])(
    'recognizes that ?%s leaves some out',
    (search) => {
      expect(isUnfiltered(readRecipeFilter(search))).toBe(false)
      expect(isUnfiltered(readRecipeFilter('sort=a-z&q=%20'))).toBe(true)
    },
  )
})
