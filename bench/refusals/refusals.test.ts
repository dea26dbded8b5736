import { refusalsHeard } from '@evenplate/api-gateway/brief/reading/heard-refusals'
import { languageOf } from '@evenplate/api-gateway/brief/reading/languages'
import { readByRules } from '@evenplate/api-gateway/brief/reading/whole-reading'
import { DISHES } from '@evenplate/api-gateway/dish-book/dishes/all-dishes'
import { describe, expect, it } from 'vitest'
import { REFUSED } from '../../words/refused/weights.ts'
import { SECOND_LIST } from '../requests/second-list.ts'
import { cutsOf, rowsOf, type Scored } from './folds.ts'
import { hashOfRows } from './hash.ts'

const scored = (says: boolean, byRule: boolean, score: number, written = true): Scored => ({
  marked: {
    says,
    byRule,
    loose: byRule,
    allergy: false,
    written,
    language: 'en',
    text: '',
    food: '',
    theme: '',
    counts: 1,
    inputs: { places: [], counts: [] },
  },
  score,
})

describe('the judge of refused foods', () => {
  it('was trained on today’s phrases by today’s code: if not, npm run bench:refusals -- --write', () => {
    expect(REFUSED.from).toBe(hashOfRows())
  })

  it('refuses almost nothing in everyday requests it was not trained on', () => {
    const texts = SECOND_LIST.flatMap(({ request }) => (request.mode === 'free' ? [request.text] : []))
    expect(texts.length).toBeGreaterThan(150)
    const refused = texts.filter((text) => {
      const language = languageOf(text, DISHES)
      return refusalsHeard(text, language, readByRules(text, language, DISHES)).foods.length > 0
    })
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(texts.length / 100)
  })

  it.each([
    'Fish and chips the way my Nan made it but done in the air fryer',
    'halal lamb kofta on the barbecue',
    'iced coffee drink like the Starbucks one but without all the syrup',
    'My husband got a new grill so now it’s grilled everything. Pork chops, I’d like some kind of apple thing on top',
    'all ive got is 1 lb ground turkey and a can of tomatoes. what can i make that isnt sad',
    'frozen vegetables in the microwave, quick',
  ])('hears no refusal in "%s"', (text) => {
    expect(refusalsHeard(text, 'en', readByRules(text, 'en', DISHES)).foods).toEqual([])
  })
})

describe('the measure', () => {
  const foods = [
    scored(true, true, -1),
    scored(true, true, -4),
    scored(true, false, 2),
    ...Array.from({ length: 20 }, (_, at) => scored(false, at < 2, at / 10 - 2)),
    ...Array.from({ length: 100 }, (_, at) => scored(false, false, at / 10, false)),
  ]

  it('sets the cuts where few foods of everyday requests are refused, and few refused ones are taken back', () => {
    expect(cutsOf(foods)).toEqual({ found: 9.81, kept: -4 })
  })

  it('counts what rules and judge refuse together', () => {
    expect(rowsOf(foods, { found: -0.15, kept: -1.95 })).toMatchObject({
      'refused, en': { foods: 3, rules: 2, together: 2 },
      'sounds refused, en': { foods: 20, rules: 2, together: 2 },
    })
  })
})
