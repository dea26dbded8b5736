import { describe, expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const servingsOf = (text: string) => {
  const brief = briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, FULL_BOOK)
  return brief.servingsSaid ? (brief.servingsAsked ?? brief.servings) : null
}

describe('portions that are not said as people', () => {
  it.each<[text: string, servings: number]>([
    ['beef stew, serve 6, no celery', 6],
    ['make it 3 please, fish tacos', 3],
    ['5 big bowls of tomato soup', 5],
    ['half a dozen portions of turkey chili', 6],
    ['roast chicken, we have 7 at the table', 7],
    ['we are 3 and money is tight, pasta', 3],
    ['Servings: 2, chicken curry', 2],
    ['a gumbo that feeds 8 to 10', 10],
    ['single serving of oatmeal', 1],
    ['two adults and a toddler, meatloaf', 3],
    ['sopa de pollo, seremos 6 a la mesa', 6],
    ['my wife (type 1) and me, beef', 2],
    ['kids lunch boxes, 5 of them, turkey', 5],
    ['a sleepover, 5 boys total, pancakes', 5],
    ['vivo sola, quiero algo de atún', 1],
    ['albóndigas de pavo que rinda 8, sin queso', 8],
  ])('are counted: %s', (text, servings) => expect(servingsOf(text)).toBe(servings))

  it.each<[text: string, servings: number]>([
    ['want 6 freezer lunches, chicken', 6],
    ['3 suppers I can reheat, ground turkey', 3],
    ['should give us 4 dinners, for two, salmon', 8],
    ['4 days of meal prep, tofu, just me', 4],
    ['something to last me the week for one, lentils', 5],
    ['soup for one for the whole week, beets', 5],
    ['dinner tonight and lunch tomorrow for two, chicken', 4],
    ['5 almuerzos para congelar, pollo', 5],
  ])('are as many as the meals that a batch is for: %s', (text, servings) =>
    expect(servingsOf(text)).toBe(servings),
  )

  it.each(['6 portions of chili', 'one big pot of chili', 'a batch of chili, serve 6', '4 bowls of chili'])(
    'are of a dish that is asked for: %s',
    (text) =>
      expect(briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, FULL_BOOK)).toMatchObject(
        {
          dish: { said: 'chili' },
          unwanted: [],
        },
      ),
  )

  it.each([
    'get my 5 servings of vegetables in, lunch',
    'birthday cake for 6 yr old type 1',
    'a snack for 4 y/o',
    'we are 3 weeks from surgery, soup',
    'I need 3 dinners, chicken',
    'serve 6 oz of fish, dinner',
    'makes 12 minutes of work, omelet',
    'ground turkey lettuce cups, 2 servings of starch at most',
  ])('are not made up: %s', (text) => expect(servingsOf(text)).toBeNull())
})
