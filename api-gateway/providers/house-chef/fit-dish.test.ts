import { NO_CLAIMS } from '@evenplate/domain/draft'
import { AppError } from '@evenplate/domain/errors'
import type { FitRequest } from '@evenplate/domain/fit'
import { nutritionalInfoOf } from '@evenplate/domain/nutritional-info'
import type { Recipe } from '@evenplate/domain/recipe'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import { describe, expect, it } from 'vitest'
import { answersOf } from '../../brief/answering/answers.ts'
import type { Brief } from '../../brief/brief.ts'
import { composeDish } from './compose.ts'
import { fitDish } from './fit-dish.ts'
import { briefFor, foods } from './testing/briefs.ts'
import type { Dish } from './wish/dish.ts'

const NO_RULES: Rules = { allergies: [], diets: [], avoid: [] }
/** As the gateway would serve it. */
function served(dish: Dish): Recipe {
  const counted = figuresOf({ ingredients: dish.ingredients, servings: dish.servings, claimed: NO_CLAIMS })
  const origin = {
    provider: 'house-chef' as const,
    notice: '',
    notes: [],
    checked: [],
    fromProfile: [],
    care: [],
  }
  return {
    ...dish,
    nutritionalInfo: nutritionalInfoOf(counted),
    figures: {
      ...counted,
      origin: { ...origin, ...(dish.tool ? { dish: { id: dish.form, tool: dish.tool } } : {}) },
    },
  }
}

const named = (id: string) => ({ id, said: id.replaceAll('-', ' ') })
const recipe = (brief: Partial<Brief>): Recipe =>
  served(composeDish(briefFor(brief), NO_RULES, { seed: 'fit', turn: 0 }))
const fitted = (from: Recipe, change: Omit<FitRequest, 'recipe'>) => {
  const made = fitDish({ recipe: from, ...change }, NO_RULES)!
  return { ...made, after: served({ ...made.plate, notes: [] }) }
}
const carbsOf = ({ figures }: Recipe) => figures.perServing.carbs!

describe('making it fit', () => {
  it('gives fewer carbs, as counted, and says how', () => {
    const from = recipe({ dish: named('butter-chicken') })
    const { after, changed } = fitted(from, { fit: 'fewer-carbs' })
    expect(after.figures.origin.dish?.id).toBe('butter-chicken')
    expect(carbsOf(after)).toBeLessThanOrEqual(0.7 * carbsOf(from))
    expect(changed.join(' ')).toContain(
      `${Math.round(carbsOf(after))} g of carbs a serving instead of ${Math.round(carbsOf(from))} g.`,
    )
  })

  it('names the foods that were reduced', () => {
    const from = recipe({ dish: named('roast-chicken') })
    const { after, changed } = fitted(from, { fit: 'fewer-carbs' })
    const gramsIn = ({ figures }: Recipe, at: string) =>
      Math.round(figures.lines.find(({ foodId }) => foodId === at)?.grams ?? 0)
    const smaller = from.figures.lines.filter(
      ({ foodId, nutrition }) =>
        foodId && (nutrition.netCarbs ?? 0) > 20 && gramsIn(after, foodId) < 0.8 * gramsIn(from, foodId),
    )
    expect(smaller.length).toBeGreaterThan(0)
    for (const { foodId } of smaller)
      if (gramsIn(after, foodId!) > 0)
        expect(changed.join(' ')).toContain(
          `: ${gramsIn(after, foodId!)} g instead of ${gramsIn(from, foodId!)} g.`,
        )
  })

  it('takes another protein and is renamed after it', () => {
    const { after, changed } = fitted(recipe({ dish: named('beef-tacos') }), { fit: 'another-protein' })
    expect(after.title).toBe('Turkey Tacos')
    expect(changed[0]).toBe('Turkey instead of ground beef.')
  })

  it('serves more people with the same serving size', () => {
    const from = recipe({ dish: named('butter-chicken'), servings: 4 })
    const { after, changed } = fitted(from, { fit: 'people', servings: 8 })
    expect(after.servings).toBe(8)
    expect(Math.abs(carbsOf(after) - carbsOf(from))).toBeLessThan(4)
    expect(changed).toContain('For 8 instead of 4.')
  })

  it('leaves out an ingredient, or replaces it', () => {
    const from = recipe({ dish: named('butter-chicken') })
    const at = (id: string) => from.figures.lines.findIndex(({ foodId }) => foodId === id)
    const without = fitted(from, { fit: 'without', at: at('cilantro') })
    expect(without.after.ingredients.join(' ')).not.toMatch(/cilantro/)
    expect(without.after.instructions.join(' ')).not.toMatch(/cilantro/)
    expect(without.changed[0]).toBe('Without the cilantro.')
    const cream = fitted(from, { fit: 'without', at: at('cream-heavy') })
    expect(cream.after.ingredients.join(' ')).toMatch(/coconut milk/)
    expect(cream.after.ingredients.join(' ')).not.toMatch(/cream/)
  })

  it('keeps what was changed before', () => {
    const light = fitted(recipe({ dish: named('beef-tacos') }), { fit: 'fewer-carbs' }).after
    const more = fitted(light, { fit: 'people', servings: 2 }).after
    expect(Math.abs(carbsOf(more) - carbsOf(light))).toBeLessThan(4)
    expect(more.title).toBe(light.title)
  })

  it('says so if the dish cannot be changed that way, and leaves other dishes alone', () => {
    expect(() => fitted(recipe({ dish: named('chocolate-chip-cookies') }), { fit: 'no-oven' })).toThrow(
      AppError,
    )
    const form = { ...recipe({ dish: named('beef-tacos') }) }
    const { dish: _, ...origin } = form.figures.origin
    expect(
      fitDish({ recipe: { ...form, figures: { ...form.figures, origin } }, fit: 'faster' }, NO_RULES),
    ).toBeNull()
  })
})

describe('how a dish answers', () => {
  it('says for each wish whether it was met, from counted figures', () => {
    const brief = briefFor({
      dish: named('beef-tacos'),
      foods: foods('avocado'),
      limits: [{ figure: 'carbs', kind: 'at-most', value: 30 }],
      minutes: 45,
      servings: 2,
      servingsSaid: true,
    })
    const made = served(composeDish(brief, NO_RULES, { seed: 'answers', turn: 0 }))
    const answers = answersOf(brief, made)
    expect(answers.every(({ held }) => held)).toBe(true)
    expect(answers.map(({ text }) => text)).toContain(
      `You asked for at most 30 g of carbs: ${Math.round(carbsOf(made))} g.`,
    )
    const beside = { ...made, figures: { ...made.figures, mayAdd: { carbs: 60, glycemicLoad: 40 } } }
    expect(
      answersOf({ ...brief, limits: [{ figure: 'carbs', kind: 'at-most', value: 60 }] }, beside),
    ).toContainEqual(
      expect.objectContaining({
        held: false,
        text: expect.stringMatching(/at least \d+ g, and not all of it/),
      }),
    )
    const strict = answersOf({ ...brief, limits: [{ figure: 'carbs', kind: 'at-most', value: 5 }] }, made)
    expect(strict.filter(({ held }) => !held).map(({ text }) => text)).toEqual([
      `You asked for at most 5 g of carbs; this has ${Math.round(carbsOf(made))} g.`,
    ])
    expect(answersOf({ ...brief, foods: foods('shrimp') }, made)[1]).toMatchObject({ held: false })
  })
})
