import { ALL_DIETS } from '@evenplate/domain/diets'
import { ALLERGENS } from '@evenplate/domain/options'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import { expect, it } from 'vitest'
import { rulesFromWords, rulesInWords } from './rules-of.ts'

it('reads every rule back from the words it is shown in', () => {
  const rules: Rules = {
    allergies: [...ALLERGENS],
    diets: [...ALL_DIETS],
    avoid: ['mushrooms', 'no sugar', 'nuts allergy', 'vegan', 'constructor', ' ', ''],
  }
  expect(rulesFromWords(rulesInWords(rules))).toEqual(rules)
  expect(rulesFromWords([])).toEqual({ allergies: [], diets: [], avoid: [] })
})

it('never assumes that a rule it does not understand is followed', () => {
  for (const said of ['moon allergy', 'constructor', 'toString allergy', 'Vegan', 'vegan '])
    expect(rulesFromWords(['vegan', said])).toBeNull()
})
