import { AppError } from '@evenplate/domain/errors'
import { describe, expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { composeDish } from './compose.ts'

const RULES = { allergies: [], diets: [], avoid: [] }
const cook = (text: string) =>
  composeDish(briefOf({ mode: 'free', text }, null, DISHES), RULES, { seed: 'one', turn: 0 })
const lines = (text: string) => cook(text).ingredients.join('; ')

function told(text: string): { message: string; ways: string[] } {
  try {
    cook(text)
  } catch (error) {
    if (error instanceof AppError) {
      const { ways } = error.details as { ways: { label: string }[] }
      return { message: error.message, ways: ways.map(({ label }) => label) }
    }
    throw error
  }
  throw new Error(`it was cooked: ${text}`)
}

describe('a sweetener that was asked for', () => {
  it.each([
    ['peach cobbler with splenda', 'sucralose'],
    ['cheesecake with stevia', 'stevia'],
    ['lemon bars with swerve', 'erythritol'],
    ['brownies sweetened with xylitol', 'xylitol'],
    ['iced tea with monk fruit', 'monk fruit'],
    ['oatmeal with stevia for breakfast', 'stevia'],
    ['chocolate chip cookies made with a sugar substitute', 'erythritol'],
    ['pumpkin pie with artificial sweetener', 'erythritol'],
    ['vanilla pudding with sweet n low', 'saccharin'],
    ['arroz con leche con sustituto de azúcar', 'erythritol'],
    ['flan con alulosa', 'allulose'],
    ['brownies con eritritol', 'erythritol'],
  ])('takes the place of the sugar: %s', (text, name) => {
    expect(lines(text)).toContain(name)
    expect(lines(text)).not.toMatch(/\b(?:sugar|honey|maple syrup)\b/)
  })

  it('is used in its own strength', () => {
    const amount = /([^;]*stevia[^;]*)/.exec(lines('cheesecake with stevia'))?.[1]
    expect(amount?.trim()).toMatch(/^(?:[1-3]|[½¼¾⅓⅔]|1 [½¼¾⅓⅔]) (?:tsp|tbsp) stevia/)
    expect(lines('lemonade with monk fruit')).not.toMatch(/cups? monk fruit/)
  })

  it('is told where it cannot become caramel', () =>
    expect(told('flan con stevia').message).toContain('Stevia would not go in Flan'))

  it.each(['pumpkin pie, no artificial sweeteners', 'pie de calabaza sin edulcorante'])(
    'is not used if it is refused: %s',
    (text) => expect(lines(text)).not.toMatch(/erythritol|sucralose|stevia|allulose/),
  )
})

describe('a well-known form of a dish', () => {
  it.each([
    ['biscuits and gravy lower carb', 'Almond Flour Biscuits and Gravy'],
    ['arepas bajas en carbohidratos', 'Almond Flour Arepas'],
    ['low carb arepas please', 'Almond Flour Arepas'],
    ['low carb paella please', 'Paella with Cauliflower Rice'],
    ['paella with cauliflower rice for 6', 'Paella with Cauliflower Rice'],
    ['paella with chicken and rabbit', 'Chicken and Rabbit Paella'],
    [
      'paella con arroz de coliflor para 6, con marisco no, que mi marido es alérgico, mejor pollo y conejo',
      'Chicken and Rabbit Paella with Cauliflower Rice',
    ],
    ['custard using swerve instead of sugar', 'Vanilla Pudding'],
    ['besan laddu for diwali', 'Besan Ladoo'],
  ])('is made: %s', (text, title) => expect(cook(text).title).toBe(title))

  it('is the way offered, and nothing that could not hold the dish', () => {
    const { ways } = told('shrimp tacos w/ low carb tortillas')
    expect(ways[0]).toBe('Shrimp Tacos with Romaine')
    expect(ways.join()).not.toMatch(/rice|quinoa/)
    expect(told('turkey sandwich with keto bread').ways.join()).not.toMatch(/rice|quinoa/)
    expect(told('low carb pupusas please').ways[0]).toBe('Almond Flour Arepas')
  })
})

it('makes the bread, rather than something with bread', () => {
  for (const text of [
    'pan casero sin harina de trigo, bueno en realidad lo que quiero es pan para sándwich',
    'bread without wheat flour',
    'bread for sandwiches no wheat',
  ])
    for (const line of cook(text).ingredients) expect(line, text).not.toMatch(/wheat|bread flour|all-purpose/)
})
