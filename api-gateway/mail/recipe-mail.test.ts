import { NO_CLAIMS } from '@evenplate/domain/draft'
import type { Figures, Recipe } from '@evenplate/domain/recipe'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { describe, expect, it } from 'vitest'
import { recipeMail } from './recipe-mail.ts'

const ORIGIN: Figures['origin'] = {
  provider: 'openai',
  notice: 'Written by AI.',
  notes: ['We left out shellfish for you'],
  checked: ['shellfish allergy'],
  fromProfile: ['shellfish allergy'],
  care: [],
}

function mailOf(ingredients: string[], claimed: Partial<typeof NO_CLAIMS> = {}) {
  const figures = {
    ...figuresOf({ ingredients, servings: 2, claimed: { ...NO_CLAIMS, ...claimed } }),
    origin: ORIGIN,
  }
  const recipe: Recipe = {
    title: 'Bowl',
    description: 'A bowl.',
    prepTime: 5,
    cookTime: 10,
    servings: 2,
    ingredients,
    instructions: ['Stir.'],
    tips: ['Eat the greens first.'],
    nutritionalInfo: { ...figures.perServing, glycemicLoad: figures.impact },
    figures,
  }
  return { figures, ...recipeMail(recipe, 'bo@example.com', 'https://evenplate.example') }
}

describe('a mailed recipe', () => {
  it('gives a serving’s carbs and impact first, as counted', () => {
    const { text, html } = mailOf(['2 cups cooked white rice'])
    const first =
      'Prep 5 min, cook 10 min, serves 2. A serving has 45 g carbs. Blood sugar impact: High (Limit portion).'
    expect(text).toContain(first)
    expect(html).toContain(first)
    expect(text).toContain('Counted ingredient by ingredient')
  })

  it('names carbs that a label counts but the body does not use', () => {
    const { text } = mailOf(['100 g erythritol', '1 cup cooked white rice'])
    expect(text).toContain('- Of this, 50 g sugar alcohols and the like, not used by the body')
    expect(mailOf(['2 cups cooked white rice']).text).not.toContain('sugar alcohols')
  })

  it('gives saturated fat and sodium, and says which salt is not counted', () => {
    const { text } = mailOf(['4 large eggs', '1/4 tsp salt', '1 tbsp butter'])
    expect(text).toContain('- Saturated fat: 6.8 g\n- Sodium: 478 mg')
    expect(text).toContain('Sodium does not include salt added to taste or at the table.')
    expect(mailOf(['1 cup frobnicated quux']).text).not.toContain('salt added to taste')
  })

  it('says "at least" if lines could not be counted, and names them', () => {
    const { text } = mailOf(['2 cups cooked white rice', '4 tbsp frobnicated quux'])
    expect(text).toContain('A serving has at least 45 g carbs.')
    expect(text).toContain('- Total carbs: at least 45 g')
    expect(text).toContain('NOT COUNTED\n- 4 tbsp frobnicated quux (may add up to 30 g of carbs)')
  })

  it('gives a range if uncounted lines may add a little', () => {
    const { text } = mailOf(['2 cups cooked white rice', '1 tbsp frobnicated quux'])
    expect(text).toContain('A serving has 38 to 59 g carbs.')
    expect(text).toContain('- Net carbs: at least 44 g')
    expect(text).toContain('NOT COUNTED\n- 1 tbsp frobnicated quux (may add up to 7.4 g of carbs)')
  })

  it('says that figures are a model’s own or unknown, never 0', () => {
    const ingredients = ['1 cup frobnicated quux']
    expect(mailOf(ingredients, { carbs: 12 }).text).toContain(
      'A serving has 12 g carbs (AI estimate, not verified).',
    )
    const { text } = mailOf(ingredients)
    expect(text).toContain('A serving has an unknown amount of carbs.')
    expect(text).toContain('- Glycemic load: not known')
    expect(text).toContain('Blood sugar impact: Not enough information.')
  })

  it('says who wrote it and that it is not medical advice, and nothing about the rules it was checked against', () => {
    const { text, html } = mailOf(['1 egg'])
    expect(text).toContain('Written by AI.')
    expect(text).toContain('not medical advice')
    expect(`${text}${html}`).not.toMatch(/shellfish/i)
  })
})
