import { briefOf } from '@evenplate/api-gateway/brief/reading/brief-of'
import { DISHES } from '@evenplate/api-gateway/dish-book/dishes/all-dishes'
import { composeDish } from '@evenplate/api-gateway/providers/house-chef/compose'
import { AppError } from '@evenplate/domain/errors'
import { readRequest } from '@evenplate/domain/request'
import { expect, it } from 'vitest'
import { plainBreaches } from './measure/plain-words.ts'

const BRIEF = briefOf(readRequest({ mode: 'free', text: 'anything for dinner' }), null, DISHES)

it('names no vegan version of a dish after a food it lacks', () => {
  const rules = { allergies: [], diets: ['vegan' as const], avoid: [] }
  const titles = DISHES.flatMap(({ id, title }) => {
    try {
      const brief = { ...BRIEF, dish: { id, said: title } }
      return [composeDish(brief, rules, { seed: 'titles', turn: 0 }).title]
    } catch (error) {
      if (error instanceof AppError && error.code === 'cannot_be_done') return []
      throw error
    }
  })
  expect(titles.length).toBeGreaterThan(500)
  expect(plainBreaches(titles, rules)).toEqual([])
})
