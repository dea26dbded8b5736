import { NO_CLAIMS, readDraft } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import { describe, expect, it } from 'vitest'
import { briefOf } from '../brief/reading/brief-of.ts'
import { NO_BOOK } from '../brief/reading/dishes.ts'
import { bowlWith } from '../testing/disobedient-model.ts'
import { resizedFor } from './resized.ts'

const NO_RULES: Rules = { allergies: [], diets: [], avoid: [] }

function resized(text: string, ingredients: string[], changes: Parameters<typeof bowlWith>[0] = {}) {
  const draft = readDraft(JSON.parse(bowlWith({ ingredients, ...changes })))
  const made = resizedFor(briefOf({ mode: 'free', text }, null, NO_BOOK), NO_RULES, draft)
  return { ...made, carbs: figuresOf({ ...made.draft, claimed: NO_CLAIMS }).perServing.carbs ?? Number.NaN }
}

const CHICKEN = '300 g chicken breast'
const MUCH = [CHICKEN, '400 g cooked white rice, warm', '2 slices whole wheat bread', '1 lime']

describe('amounts of a dish that misses the request', () => {
  it('have less starch until a limit is met, the heaviest first, and say so', () => {
    const { draft, said, carbs } = resized('chicken with at most 45 g carbs', MUCH)
    expect(carbs).toBeLessThanOrEqual(45)
    expect(carbs).toBeGreaterThan(40)
    expect(draft.ingredients[1]).toMatch(/^1\d\d g cooked white rice, warm$/)
    expect(draft.ingredients.filter((_, at) => at !== 1)).toEqual(MUCH.filter((_, at) => at !== 1))
    expect(said).toEqual(['We used less cooked white rice to get to at most 45 g carbs a serving.'])
  })

  it('keep at least a third of a line, and leave lines that hardly matter', () => {
    const { draft, said } = resized('chicken with at most 5 g carbs', MUCH)
    expect(draft.ingredients).toEqual([
      CHICKEN,
      '135 g cooked white rice, warm',
      expect.stringMatching(/^2\d g whole wheat bread$/),
      '1 lime',
    ])
    expect(said).toEqual([
      'We used less cooked white rice and whole wheat bread to get to at most 5 g carbs a serving.',
    ])
  })

  it('grow to a target, and no further than twice', () => {
    const few = [CHICKEN, '150 g cooked white rice']
    expect(Math.abs(resized('chicken with about 30 g carbs', few).carbs - 30)).toBeLessThanOrEqual(3)
    expect(resized('chicken with about 80 g carbs', few).draft.ingredients[1]).toBe('300 g cooked white rice')
  })

  it('are scaled to the people asked for, then to the limit', () => {
    const { draft, carbs } = resized('chicken for 4 with at most 30 g carbs', [...MUCH, 'salt to taste'])
    expect(draft.servings).toBe(4)
    expect(draft.ingredients).toContain('600 g chicken breast')
    expect(draft.ingredients).toContain('salt to taste')
    expect(carbs).toBeLessThanOrEqual(30)
  })

  it('stay if one of them is unknown', () => {
    expect(resized('chicken for 4', [...MUCH, 'some zorgle'])).toMatchObject({
      draft: { servings: 2 },
      said: [],
    })
  })

  it('come with a note if a step gives amounts', () => {
    const steps = { instructions: ['Boil 400 g rice.', 'Serve.'] }
    expect(resized('chicken with at most 45 g carbs', MUCH, steps).said.at(-1)).toMatch(/^If a step gives/)
  })

  it('stay if a person gave them', () => {
    const request = {
      mode: 'guided' as const,
      mealType: 'Dinner' as const,
      dietary: [],
      ingredients: [{ name: 'cooked white rice', quantity: '400', unit: 'g' }],
      avoid: '',
      servings: 2,
      skillLevel: 'beginner' as const,
      bloodSugarRange: '',
      challenges: '',
    }
    const brief = briefOf(request, null, NO_BOOK)
    const draft = readDraft(JSON.parse(bowlWith({ ingredients: MUCH })))
    const limits = [{ figure: 'carbs' as const, kind: 'at-most' as const, value: 45 }]
    expect(brief.foods[0]?.grams).toBe(400)
    expect(resizedFor({ ...brief, limits }, NO_RULES, draft).draft.ingredients[1]).toBe(MUCH[1])
  })

  it('stay if nothing is missed', () => {
    expect(resized('chicken for 2 with at most 100 g carbs', MUCH).said).toEqual([])
  })
})
