import { NO_CLAIMS } from '@evenplate/domain/draft'
import type { FitReply } from '@evenplate/domain/fit'
import type { Recipe } from '@evenplate/domain/recipe'
import { profileWith } from '@evenplate/domain/testing/profile-with'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { FOODS } from '@evenplate/nutrition/table/foods'
import { describe, expect, it } from 'vitest'
import { houseChef } from './providers/house-chef/index.ts'
import { NOTICES } from './providers/notices.ts'
import { memoryFits, memoryMembers } from './testing/memory-store.ts'
import { openTestGateway } from './testing/open-test-gateway.ts'

const MEMBER = { authorization: 'Bearer token' }
const PROFILE = profileWith({
  health_conditions: ['diabetes-type-1'],
  allergies: ['nuts'],
})
const fits = memoryFits()
const open = () => {
  fits.used.clear()
  return openTestGateway(houseChef(), {
    members: memoryMembers({ token: { id: 'user-1', profile: PROFILE } }),
    fits,
  })
}

const TEXT = {
  title: 'Beef and Rice Bowl',
  description: 'A bowl. Cilantro makes it fresh.',
  prepTime: 10,
  cookTime: 25,
  servings: 4,
  ingredients: [
    '1 pound lean ground beef',
    '4 cups cooked white rice',
    '1 tablespoon olive oil',
    '2 cloves garlic, minced',
    '1/4 cup chopped cilantro',
    'salt to taste',
  ],
  instructions: [
    'Heat the oil. Brown the beef with the garlic for 8 minutes.',
    'Stir in the rice, garlic, and cilantro. Warm for 3 minutes.',
    'Sprinkle with cilantro.',
  ],
  tips: ['Cilantro keeps in water.', 'Weigh your rice.'],
}

/** A model's dish as its page sends it back, with made-up figures. */
function modelDish(change: Partial<typeof TEXT> = {}, origin: object = {}): Recipe {
  const text = { ...TEXT, ...change }
  const counted = figuresOf({ ...text, claimed: NO_CLAIMS })
  const { glycemicLoad: _, ...serving } = counted.perServing
  return {
    ...text,
    nutritionalInfo: { ...serving, glycemicLoad: counted.impact },
    kind: { mealType: 'Dinner', dietary: [] },
    figures: {
      ...counted,
      origin: {
        provider: 'openai',
        notice: NOTICES.openai,
        notes: [],
        checked: [],
        fromProfile: [],
        care: [],
        ...origin,
      },
    },
  }
}
const bookDish = async (text = 'butter chicken for 4'): Promise<Recipe> =>
  (await (await openTestGateway(houseChef()).post({ mode: 'free', text })).json()).recipe

/** Every figure equals the count of the recipe's own lines. */
function expectCounted({ recipe }: FitReply) {
  const counted = figuresOf({ ...recipe, claimed: NO_CLAIMS })
  expect(recipe.figures).toMatchObject({ perServing: counted.perServing, lines: counted.lines })
  expect(recipe.nutritionalInfo).toMatchObject({ carbs: counted.perServing.carbs })
}
const fit = async (body: object, headers = {}) => {
  const reply = await open().postTo('/fits', body, headers)
  expect(reply.status, await reply.clone().text()).toBe(200)
  const fitted: FitReply = await reply.json()
  expectCounted(fitted)
  return fitted
}
const refused = async (body: object, headers = {}) => {
  const reply = await open().postTo('/fits', body, headers)
  expect(fits.used.size, 'costs nothing').toBe(0)
  return { status: reply.status, ...(await reply.json()) }
}
async function timed(work: () => PromiseLike<Response>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < 3; n += 1) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return Math.min(...times)
}
const at = (recipe: Recipe, food: RegExp) => recipe.ingredients.findIndex((line) => food.test(line))

describe('a dish of the book made to fit', () => {
  it('is cooked again with fewer carbs, and says so', async () => {
    const recipe = await bookDish()
    const { recipe: after, changed, left } = await fit({ recipe, fit: 'fewer-carbs' })
    expect(after.figures.origin.dish?.id).toBe('butter-chicken')
    expect(after.figures.perServing.carbs!).toBeLessThan(0.8 * recipe.figures.perServing.carbs!)
    expect(changed.join(' ')).toMatch(/\d+ g of carbs a serving instead of \d+ g\./)
    expect(left).toBe(29)
  })

  it('answers the request again', async () => {
    const recipe = await bookDish('butter chicken for 4, at most 60 g of carbs')
    expect(recipe.figures.origin.brief?.answers.length).toBeGreaterThanOrEqual(3)
    const { recipe: after } = await fit({ recipe, fit: 'people', servings: 8 })
    const texts = after.figures.origin.brief?.answers.map(({ text }) => text)
    expect(texts).toContain('You cook for 4; the amounts are for 8.')
    expect(texts).toContain(
      `You asked for at most 60 g of carbs: ${Math.round(after.figures.perServing.carbs!)} g.`,
    )
    expect(after.figures.origin.brief?.readings).toEqual(recipe.figures.origin.brief?.readings)
  })

  it('keeps lines that could not be read', async () => {
    const recipe = await bookDish()
    const edited = { ...recipe, ingredients: [...recipe.ingredients, '2 cups qzxwvkj'] }
    const { recipe: after } = await fit({ recipe: edited, fit: 'people', servings: 8 })
    expect(after.ingredients).toContain('4 cups qzxwvkj')
  })

  it('never becomes another dish because the page says so', async () => {
    const recipe = modelDish({}, { dish: { id: 'butter-chicken', tool: 'stove' } })
    for (const change of [{ fit: 'fewer-carbs' }, { fit: 'people', servings: 2 }, { fit: 'faster' }]) {
      const reply = await open().postTo('/fits', { recipe, ...change })
      expect([200, 422]).toContain(reply.status)
      if (reply.status === 200) expect((await reply.json()).recipe.ingredients.join(' ')).toMatch(/beef/)
    }
  })
})

describe('any other dish made to fit', () => {
  it('has fewer carbs through swaps and less starch, counted', async () => {
    const { recipe, changed } = await fit({ recipe: modelDish(), fit: 'fewer-carbs' })
    const before = modelDish().figures.perServing.carbs!
    expect(recipe.figures.perServing.carbs!).toBeLessThan(before * 0.75)
    expect(changed.at(-1)).toBe(
      `${Math.round(recipe.figures.perServing.carbs!)} g of carbs a serving instead of ${Math.round(before)} g.`,
    )
    expect(recipe.title).toMatch(/Beef/)
  })

  it('serves more people with every amount in proportion', async () => {
    const recipe = modelDish({ ingredients: [...TEXT.ingredients, '1 cup qzxwvkj'] })
    const { recipe: after, changed } = await fit({ recipe, fit: 'people', servings: 6 })
    expect(after.servings).toBe(6)
    expect(after.ingredients).toEqual([
      '1 1/2 pound lean ground beef',
      '6 cups cooked white rice',
      '1 1/2 tablespoon olive oil',
      '3 cloves garlic, minced',
      expect.stringMatching(/cilantro/),
      'salt to taste',
      '1 1/2 cup qzxwvkj',
    ])
    const [was, is] = [recipe, after].map(({ figures }) => figures.perServing.carbs!) as [number, number]
    expect(Math.abs(is - was)).toBeLessThan(1)
    expect(changed[0]).toBe('For 6 instead of 4.')
  })

  it('leaves out a minor ingredient, and corrects the steps', async () => {
    const recipe = modelDish()
    const { recipe: after, changed } = await fit({ recipe, fit: 'without', at: at(recipe, /cilantro/) })
    const { title, description, ingredients, instructions, tips } = after
    expect(JSON.stringify({ title, description, ingredients, instructions, tips })).not.toMatch(/cilantro/i)
    expect(instructions[1]).toBe('Stir in the rice and garlic. Warm for 3 minutes.')
    expect(instructions).toHaveLength(2)
    expect(changed[0]).toMatch(/^Without the (?:chopped )?cilantro\.$/)
  })

  it('says which step still names the ingredient left out', async () => {
    const steps = ['Fold the cilantro through the rice while it is hot.', 'Brown the beef.']
    const recipe = modelDish({ instructions: steps })
    const { changed } = await fit({ recipe, fit: 'without', at: at(recipe, /cilantro/) })
    expect(changed[1]).toBe('Step 1 still mentions it: leave it out there too.')
  })

  it.each([
    ['what it is about', { fit: 'without', at: 0 }, /can’t be left out: Beef and Rice Bowl/],
    ['another protein', { fit: 'another-protein' }, /different steps and times/],
    ['less time', { fit: 'faster' }, /takes 35 minutes, and we don’t know a faster way/],
    ['no oven if none is used', { fit: 'no-oven' }, /already made without an oven/],
    ['the same people', { fit: 'people', servings: 4 }, /already for 4/],
  ])('says why not, and costs nothing: %s', async (_, change, why) => {
    const answer = await refused({ recipe: modelDish(), ...change })
    expect(answer).toMatchObject({ status: 422, code: 'cannot_be_done', message: expect.stringMatching(why) })
    expect(answer.obstacles).toEqual([answer.message])
  })
})

describe('a dish’s rules', () => {
  it('still apply: what it was checked against, and today’s profile', async () => {
    const recipe = modelDish({}, { checked: ['gluten-free', 'no mushrooms'] })
    const { recipe: after } = await fit({ recipe, fit: 'people', servings: 2 }, MEMBER)
    expect(after.figures.origin).toMatchObject({
      checked: ['nuts allergy', 'gluten-free', 'no mushrooms'],
      fromProfile: ['nuts allergy'],
    })
    expect(after.figures.origin.care.join(' ')).toMatch(/care team/)
    expect(after.kind).toMatchObject({ mealType: 'Dinner', dietary: expect.arrayContaining(['gluten-free']) })
  })

  it('let nothing in that is avoided', async () => {
    const recipe = modelDish({}, { checked: ['no cauliflower', 'no beans', 'no lentils', 'no quinoa'] })
    const { recipe: after } = await fit({ recipe, fit: 'fewer-carbs' })
    expect(after.ingredients.join(' ')).not.toMatch(/cauliflower|bean|lentil|quinoa/)
  })

  it('are reported if the dish already breaks one', async () => {
    const recipe = modelDish({ ingredients: [...TEXT.ingredients, '1 tablespoon peanut butter'] })
    const { recipe: after } = await fit({ recipe, fit: 'people', servings: 2 }, MEMBER)
    expect(after.figures.origin.conflicts).toMatchObject([{ rule: 'nuts allergy' }])
    expect(after.figures.origin.checked).toEqual([])
  })

  it('are not guessed if they cannot be read', async () => {
    const recipe = modelDish({}, { checked: ['moon allergy'] })
    expect(await refused({ recipe, fit: 'people', servings: 2 })).toMatchObject({ status: 400 })
  })

  it.each(['pasteurized', 'pasteurised'])(
    'heed a pregnancy mentioned in the request, in the words of %s',
    async (word) => {
      const care = (spelled: string) => [
        `In pregnancy, cook eggs, meat and fish all the way through, use ${spelled} milk and cheese, and wash raw vegetables well.`,
      ]
      const recipe = modelDish({}, { care: care(word) })
      const { recipe: after } = await fit({ recipe, fit: 'people', servings: 2 })
      expect(after.figures.origin.care).toEqual(care('pasteurized'))
    },
  )
})

describe('a page that sends anything', () => {
  it('keeps nobody waiting with a book dish of a hundred lines', async () => {
    const recipe = await bookDish()
    const more = FOODS.map(({ name }) => `2 cups ${name}`).slice(0, 100 - recipe.ingredients.length)
    const long = { ...recipe, ingredients: [...recipe.ingredients, ...more] }
    const measured = await timed(() => open().postTo('/fits', { recipe: long, fit: 'fewer-carbs' }))
    const usual = await timed(() => open().postTo('/fits', { recipe, fit: 'fewer-carbs' }))
    // If the book cooked it, each food would make the work for all others longer: four hundred times, not forty.
    expect(measured / usual).toBeLessThan(40)
  })

  it('gets none of its own figures, notices or markup back', async () => {
    const recipe = modelDish(
      { tips: ['<img src=x> Weigh your rice.'] },
      { notice: 'Approved by your doctor' },
    )
    const forged = {
      ...recipe,
      figures: {
        ...recipe.figures,
        perServing: { ...recipe.figures.perServing, carbs: 1 },
        lines: [],
        swaps: [],
      },
    }
    const { recipe: after } = await fit({ recipe: forged, fit: 'people', servings: 2 })
    expect(after.figures.perServing.carbs!).toBeGreaterThan(30)
    expect(after.figures.origin.notice).toBe(NOTICES.openai)
    expect(after.tips).toEqual(['Weigh your rice.'])
  })

  it.each([
    ['recipe.ingredients', { ingredients: Array(101).fill('1 cup rice') }, {}],
    ['recipe.ingredients', { ingredients: [] }, {}],
    ['recipe.title', { title: 'x'.repeat(601) }, {}],
    ['servings', {}, { servings: 13 }],
    ['servings', {}, { servings: undefined }],
    ['at', {}, { fit: 'without', at: 77 }],
  ])('gets the invalid field named: %s', async (field, text, change) => {
    const recipe = { ...modelDish(), ...text }
    const answer = await refused({ recipe, fit: 'people', servings: 2, ...change })
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request', field })
  })
})

describe('a day of changes', () => {
  it('is thirty for a guest, and two hundred for a member, counted by id', async () => {
    const { postTo } = open()
    const body = { recipe: modelDish(), fit: 'people', servings: 2 }
    await postTo('/fits', body)
    const [guest] = fits.used.keys()
    fits.used.set(guest!, 30)
    const over = await postTo('/fits', body)
    expect([over.status, (await over.json()).code]).toEqual([429, 'fit_limit'])
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await (await postTo('/fits', body, MEMBER)).json()).left).toBe(199)
    expect([...fits.used.keys()].join(' ')).not.toMatch(/guest-0001/)
    fits.used.set([...fits.used.keys()][1]!, 200)
    expect((await (await postTo('/fits', body, MEMBER)).json()).message).toMatch(/two hundred/)
  })
})
