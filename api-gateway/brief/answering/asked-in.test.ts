import { NO_CLAIMS } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { expect, it } from 'vitest'
import { briefFor } from '../../providers/house-chef/testing/briefs.ts'
import { TOOLS } from '../brief.ts'
import { type Asked, answersOf } from './answers.ts'
import { askedIn } from './asked-in.ts'

const TEXT = {
  title: 'Chicken with rice',
  description: '',
  prepTime: 10,
  cookTime: 25,
  servings: 4,
  ingredients: ['1 pound chicken breast', '2 cups cooked white rice'],
  instructions: ['Roast the chicken in the oven.', 'Serve with the rice.'],
  tips: [],
}
const counted = figuresOf({ ...TEXT, claimed: NO_CLAIMS })
const { glycemicLoad: _, ...serving } = counted.perServing
const origin = { provider: 'openai' as const, notice: '', notes: [], checked: [], fromProfile: [], care: [] }
const DISH = {
  ...TEXT,
  nutritionalInfo: { ...serving, glycemicLoad: counted.impact },
  figures: { ...counted, origin },
}

const BRIEFS: Partial<Asked>[] = [
  { foods: [{ said: 'chicken', ids: ['chicken-breast'] }] },
  { foods: [{ said: 'lentils', ids: ['lentils-cooked'] }] },
  { unwanted: ['flurbs'] },
  { minutes: 40 },
  { minutes: 20 },
  { servings: 4, servingsSaid: true },
  { servings: 6, servingsSaid: true },
  { aDay: { figure: 'carbs', value: 130 } },
  { aDay: { figure: 'carbs', value: 12 } },
  { others: [{ who: 'husband', value: 20 }] },
  ...(['carbs', 'netCarbs', 'calories', 'fiber', 'protein', 'fat'] as const).flatMap((figure) =>
    (['at-most', 'at-least', 'about'] as const).map((kind) => ({ limits: [{ figure, kind, value: 20 }] })),
  ),
  ...TOOLS.map((use) => ({ tools: { use, without: [] } })),
  ...TOOLS.filter((tool) => tool !== 'none').map((tool) => ({ tools: { use: null, without: [tool] } })),
]

it.each(BRIEFS)('reads the request back from its answers: %j', (asked) => {
  const answers = answersOf({ ...briefFor({}), ...asked }, DISH)
  expect(answers).toHaveLength(1)
  expect(answersOf(askedIn(answers, [], DISH.figures.lines), DISH)).toEqual(answers)
})

it.each([
  ['palak-paneer', 'spinach curry', 'You asked for spinach curry: this is palak paneer.'],
  ['pavlova', 'pavlova', 'You asked for pavlova: this is mini pavlovas with berries.'],
  ['chicken-curry', 'Chicken Curry', 'You asked for chicken curry: this is it.'],
])('says by which name a dish was asked for, and which it is: %s', (id, called, text) => {
  const cooked = { ...DISH, figures: { ...DISH.figures, origin: { ...origin, dish: { id, tool: 'stove' } } } }
  const dish = { id, said: 'chicken curry', called }
  const answers = answersOf({ ...briefFor({}), dish }, cooked)
  expect(answers.map((answer) => answer.text)).toEqual([text])
  expect(askedIn(answers, [], []).dish?.id).toBe(id)
})

it('says that an unknown refused food may still be in the dish, and says so of no other food', () => {
  const answers = answersOf(
    { ...briefFor({}), unwanted: ['flurbs', 'mushrooms', 'nightshades', 'cebolla'] },
    DISH,
  )
  expect(answers).toEqual([
    {
      reading: 'without:flurbs',
      held: false,
      text: 'We don’t know flurbs, so we could not make sure that this dish is without it.',
    },
  ])
})

it('reads nothing from a sentence that is not one of ours', () => {
  const answers = ['', 'Eat at most 20 g', 'You asked for x'].map((text) => ({
    reading: 'x',
    held: true,
    text,
  }))
  expect(answersOf(askedIn(answers, [], []), DISH)).toEqual([])
})

it('says what nobody has counted', () => {
  const told = (style: string) =>
    answersOf(
      {
        ...briefFor({}),
        readings: [{ id: `style:${style}`, kind: 'style', text: 'low in it', mendable: true }],
      },
      DISH,
    )
  expect(told('low-phosphorus')).toEqual([
    {
      reading: 'style:low-phosphorus',
      held: false,
      text: 'You asked for a dish low in it; we don’t count phosphorus, and only left out foods known for it, so check its ingredients against your own list.',
    },
  ])
  expect(told('low-potassium')[0]?.text).toContain('only left out foods known for it')
  expect(told('mediterranean')).toEqual([])
})
