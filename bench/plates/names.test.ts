import { usdaFoodById } from '@evenplate/nutrition/usda/stand-in'
import { describe, expect, it } from 'vitest'
import { FRESH_NAMES, NAMES, UNREAD_NAMES } from './plates.ts'

describe('the names of plates', () => {
  it('each expect the carbohydrate of the USDA food they mean', () => {
    for (const { name, code, carbs } of [...NAMES, ...FRESH_NAMES, ...UNREAD_NAMES])
      expect({ name, carbs }).toEqual({ name, carbs: usdaFoodById(`usda-${code}`)?.per100g.carbs })
  })
})
