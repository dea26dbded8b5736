import { broughtOf } from '@evenplate/domain/brought-of'
import type { BringCountReply } from '@evenplate/domain/brought-recipe'
import { broughtWith } from '@evenplate/domain/testing/brought-recipe'
import { profileWith } from '@evenplate/domain/testing/profile-with'
import { exportedFile } from '@evenplate/saved-recipe/exported'
import { describe, expect, it } from 'vitest'
import { houseChef } from './providers/house-chef/index.ts'
import { memoryMembers } from './testing/memory-store.ts'
import { openTestGateway } from './testing/open-test-gateway.ts'

const MEMBER = { authorization: 'Bearer token' }
const members = memoryMembers({
  token: {
    id: 'user-1',
    profile: profileWith({ allergies: ['nuts'] }),
    remembered: [{ phrase: 'flour', food: 'flour-almond' }],
  },
})
const open = () => openTestGateway(houseChef(), { members })
const ask = (body: object, headers = {}) => open().postTo('/bring/count', body, headers)

type Asked = Parameters<typeof broughtWith>[0] & { remembered?: object[]; divided?: number }

async function count(
  { remembered, divided = 4, ...values }: Asked = {},
  headers = {},
): Promise<BringCountReply> {
  const reply = await ask(
    { recipe: broughtWith(values), servings: divided, ...(remembered && { remembered }) },
    headers,
  )
  expect(reply.status, await reply.clone().text()).toBe(200)
  return reply.json()
}

describe('a recipe that a person brought', () => {
  it('is counted line by line, and says how sure it is', async () => {
    const { lines, dish } = await count({
      lines: [
        { kind: 'heading', text: 'For the batter' },
        '200 g all-purpose flour',
        '2 eggs',
        '1 cup qzxwvkj',
        'salt',
      ],
    })
    expect(lines.map(({ line, sure }) => [line, sure])).toEqual([
      [1, 'exact'],
      [2, expect.stringMatching(/exact|likely/)],
      [3, 'unknown'],
      [4, 'exact'],
    ])
    expect(lines[0]).toMatchObject({
      grams: 200,
      text: '200 g all-purpose flour',
      phrase: 'all purpose flour',
    })
    expect(lines[0]!.carbs!).toBeGreaterThan(140)
    expect(lines[2]).toMatchObject({ food: null, carbs: null, note: 'We know no food by this name.' })
    expect(dish.ingredients[0]).toBe('For the batter:')
    expect(dish.figures.notCounted).toEqual(['1 cup qzxwvkj'])
    expect(dish).toMatchObject({ title: 'Pancakes', servings: 4, prepTime: 10, cookTime: 15 })
    expect(dish.figures.origin).toMatchObject({ provider: 'brought', checked: [] })
  })

  it('follows corrections to its lines, and gives the same count when its own text is read again', async () => {
    const mends = [
      { line: 0, food: 'flour-almond', grams: 112 },
      { line: 1, leftOut: true },
      { line: 2, food: 'flour-almond' },
    ]
    const lines = ['1 cup flour', '2 eggs', '1 cup flour, sifted']
    const { dish, ...reply } = await count({ lines, mends })
    expect(dish.ingredients).toEqual(['112 g almond flour', '1 cup almond flour, sifted'])
    expect(dish.brought).toMatchObject({ lines: lines.map((text) => ({ text })), mends })
    expect(reply.lines[0]).toMatchObject({
      food: { id: 'flour-almond' },
      grams: 112,
      sure: 'exact',
      text: '1 cup flour',
    })
    expect(reply.lines[1]).toMatchObject({ leftOut: true, carbs: null, food: { name: expect.any(String) } })
    const again = await count({ lines: dish.ingredients })
    expect(again.dish.figures.perServing).toEqual(dish.figures.perServing)
  })

  it('has its text cleaned, and is kept even without a title and steps', async () => {
    const { dish } = await count({
      title: '<script>alert(1)</script>\u2028',
      steps: [],
      notes: ['Visit https://spam.example now'],
      lines: ['1 cup flour'],
    })
    expect(dish).toMatchObject({
      title: 'Recipe without a name',
      instructions: ['The recipe came without steps.'],
    })
    expect(dish.tips).toEqual(['Visit now'])
  })

  it('is read in English if it is German or Spanish, says so, and guesses no unknown food', async () => {
    const lines = ['250 g Mehl', '3 Eier', '200 g Buchweizenmehl']
    const { lines: read, dish } = await count({ lines, language: 'de', mends: [{ line: 1, grams: 150 }] })
    expect(read).toMatchObject([
      {
        text: '250 g Mehl',
        grams: 250,
        sure: 'likely',
        phrase: 'flour',
        note: 'Read as “250 g flour”. Counted as all-purpose flour.',
      },
      { text: '3 Eier', grams: 150, sure: 'exact' },
      { food: null, sure: 'unknown' },
    ])
    expect(dish.ingredients).toEqual(['250 g flour', '150 g eggs', '200 g Buchweizenmehl'])
    expect(dish.brought?.lines.map(({ text }) => text)).toEqual(lines)
    expect((await count({ lines, language: 'en' })).lines[0]).toMatchObject({ sure: 'unknown' })
  })

  it('asks for at least one line', async () => {
    for (const recipe of [
      broughtWith({ lines: [] }),
      broughtWith({ lines: ['2 eggs'], mends: [{ line: 0, leftOut: true }] }),
      broughtWith({ lines: Array.from({ length: 101 }, (_, at) => `${at + 1} eggs`) }),
    ]) {
      const reply = await ask({ recipe, servings: 4 })
      expect([reply.status, (await reply.json()).field]).toEqual([400, 'recipe.lines'])
    }
  })

  it('is not counted for values that cannot be meant', async () => {
    const many = Array(501).fill({ phrase: 'a', food: 'b' })
    for (const wrong of [{ servings: 0 }, { servings: 51 }, { remembered: many }])
      expect((await ask({ recipe: broughtWith(), servings: 4, ...wrong })).status).toBe(400)
  })
})

it('is saved, exported and brought in again: the same text, corrections and figures', async () => {
  const { dish } = await count({
    lines: [{ kind: 'heading', text: 'Batter' }, '1 cup flour', '2 eggs', '1 tbsp oil for the pan'],
    mends: [
      { line: 1, food: 'flour-almond', grams: 112 },
      { line: 3, leftOut: true },
    ],
    source: { name: 'Some Blog', url: 'https://blog.example/p', author: 'Kim' },
    yieldText: '12 pancakes',
  })
  for (const format of ['json', 'markdown'] as const) {
    const { name, text } = exportedFile([dish], format)
    const read = await open().postTo('/bring/read', { from: 'file', name, text })
    const { recipes } = await read.json()
    const was = broughtOf(dish)
    const mends = was.mends.map((mend) => ({ ...mend, ofFile: true }))
    expect(recipes).toEqual([{ ...was, mends }])
    const again = await (await ask({ recipe: recipes[0], servings: dish.servings })).json()
    expect(again.dish).toEqual({ ...dish, brought: { ...dish.brought, mends } })
  }
})

it('trusts a correction in a file no more than any other text of a stranger', async () => {
  const mends = [
    { line: 0, grams: 1, ofFile: true },
    { line: 1, food: 'flour-almond', ofFile: true },
    { line: 2, leftOut: true, ofFile: true },
  ]
  const { lines } = await count({ lines: ['2 cups sugar', '1 cup flour', '2 eggs'], mends })
  expect(lines).toMatchObject([
    { grams: 1, sure: 'likely', note: 'As the file says: 1 g.' },
    {
      food: { id: 'flour-almond' },
      sure: 'likely',
      note: expect.stringMatching(/^As the file says: .*almond/i),
    },
    { leftOut: true, sure: 'likely', note: 'Left out, as the file says.' },
  ])
})

it('drops the user name and password from a source’s address, which would look like its host', async () => {
  const { dish } = await count({
    source: { name: null, url: 'https://bank.test@evil.test/a', author: null },
  })
  expect(dish.brought?.source?.url).toBe('https://evil.test/a')
})

describe('what a person said earlier', () => {
  const lines = ['1 cup flour, sifted', '1 cup rye flour']
  const remembered = [{ phrase: 'flour', food: 'flour-almond' }]

  it('applies only to the same words, and a new correction of the line overrides it', async () => {
    const { lines: read, dish } = await count({ lines, remembered })
    expect(read[0]).toMatchObject({ food: { id: 'flour-almond' }, note: 'As you said last time.' })
    expect(read[1]!.food?.id).not.toBe('flour-almond')
    expect(dish.brought?.mends).toEqual([{ line: 0, food: 'flour-almond' }])
    const now = await count({ lines, remembered, mends: [{ line: 0, food: 'flour-coconut' }] })
    expect(now.lines[0]!.food?.id).toBe('flour-coconut')
  })

  it('comes from the member’s account, never from what someone else left in the browser', async () => {
    expect((await count({ lines }, MEMBER)).lines[0]!.food?.id).toBe('flour-almond')
    const other = [{ phrase: 'rye flour', food: 'flour-coconut' }]
    expect((await count({ lines, remembered: other }, MEMBER)).lines[1]!.food?.id).not.toBe('flour-coconut')
    expect((await count({ lines })).lines[0]!.food?.id).not.toBe('flour-almond')
  })

  it('may name a food that is no longer in any table', async () => {
    const { lines: read } = await count({ lines, remembered: [{ phrase: 'flour', food: 'moon-dust' }] })
    expect(read[0]!.sure).not.toBe('unknown')
  })
})

it('says what conflicts with the profile, and refuses nothing', async () => {
  const { conflicts, dish } = await count({ lines: ['1 cup walnuts', '2 eggs'] }, MEMBER)
  expect(conflicts).toEqual([{ rule: 'nuts allergy', term: expect.stringMatching(/walnut/) }])
  expect(dish.figures.origin.conflicts).toEqual(conflicts)
  expect(dish.figures.origin.checked).toEqual([])
})

describe('published figures', () => {
  const published = (figures: Record<string, number>) => ({
    per: '',
    ...Object.fromEntries(
      ['calories', 'carbs', 'fiber', 'sugar', 'protein', 'fat', 'saturatedFat', 'sodium'].map((key) => [
        key,
        figures[key] === undefined ? null : { amount: figures[key], written: String(figures[key]) },
      ]),
    ),
  })
  const lines = ['200 g all-purpose flour', '100 g sugar', '100 g butter', '200 g rolled oats']
  const causes = async (
    figures: (serving: Record<string, number>) => Record<string, number>,
    more: Asked = {},
  ) => {
    const { dish } = await count({ lines, ...more })
    const serving = dish.figures.perServing as Record<string, number>
    const told = await count({ lines, ...more, published: published(figures(serving)) as never })
    return told.differences.map(({ figure, cause }) => `${figure}: ${cause}`)
  }

  it('are not reported if they agree within label rounding', async () => {
    expect(await causes((ours) => ({ carbs: ours.carbs! + 1, fat: ours.fat! * 1.05, sugar: 500 }))).toEqual(
      [],
    )
  })

  it.each<[string, (ours: Record<string, number>) => Record<string, number>, Asked, RegExp]>([
    [
      'net carbs',
      (ours) => ({ carbs: ours.netCarbs! }),
      { lines: ['300 g raspberries'] },
      /net carbs, without the fiber/,
    ],
    [
      'sweeteners',
      (ours) => ({ carbs: ours.carbs! - 50 }),
      { lines: [...lines, '200 g erythritol'] },
      /leave out 50 g of sweeteners/,
    ],
    [
      'other servings',
      (ours) => ({ calories: ours.calories! / 2, carbs: ours.carbs! / 2, fat: ours.fat! / 2 }),
      { servings: 8 },
      /They make 8 servings of it; we make 4/,
    ],
    [
      'all of it',
      (ours) => ({ calories: ours.calories! * 4, carbs: ours.carbs! * 4, fat: ours.fat! * 4 }),
      {},
      /for the whole recipe/,
    ],
    ['kilojoules', (ours) => ({ calories: ours.calories! * 4.184 }), {}, /kilojoules/],
    [
      'a line that is not counted',
      (ours) => ({ fat: ours.fat! + 30 }),
      { lines: [...lines, '1 cup qzxwvkj'] },
      /could not count “1 cup qzxwvkj”/,
    ],
    [
      'a line left out',
      (ours) => ({ carbs: ours.carbs! + 30 }),
      { lines: [...lines, '100 g honey'], mends: [{ line: 4, leftOut: true }] },
      /You left out “100 g honey”/,
    ],
    ['salt', (ours) => ({ sodium: ours.sodium! + 800 }), {}, /salt to taste/],
    [
      'cooked',
      (ours) => ({ carbs: ours.carbs! - 31 }),
      { lines: ['240 g white rice', '100 g butter'] },
      /“240 g white rice” meant something else: It was cooked/,
    ],
  ])('differ, with the likely cause: %s', async (_, figures, more, cause) => {
    const told = await causes(figures, more)
    expect(told.length).toBeGreaterThan(0)
    for (const one of told) expect(one).toMatch(cause)
  })
})
