import { fakeMember, MEMBER_ID } from '@evenplate/platform/fake'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeBring, SOUP } from '../../testing/fake-bring.ts'
import { BRING, forgetPage, openBringing } from '../../testing/open-bringing.tsx'

const NOT_PUBLISHED = {
  per: '',
  calories: null,
  carbs: null,
  fiber: null,
  sugar: null,
  protein: null,
  fat: null,
  saturatedFat: null,
  sodium: null,
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })

async function bringSoup(options: Parameters<typeof openBringing>[0] = {}) {
  const page = openBringing(options)
  await page.user.type(await screen.findByLabelText('Paste a recipe'), 'Red Lentil Soup')
  await page.user.click(button('Read This Recipe'))
  await screen.findByRole('heading', { level: 1, name: 'Red Lentil Soup' })
  await screen.findByText('at least 51 g carbs a serving')
  return page
}

const line = (text: string) => within(screen.getByText(text).closest('li') ?? expect.fail(`no line ${text}`))

it('shows each line next to its food, grams, carbs and how sure it is [BRING-5]', async () => {
  await bringSoup()
  expect(line('200 g red lentils').getByText('red lentils')).toBeDefined()
  expect(line('200 g red lentils').getByText('200 g')).toBeDefined()
  expect(line('200 g red lentils').getByText('120 g carbs')).toBeDefined()
  expect(line('200 g red lentils').getByText('Sure')).toBeDefined()
  expect(line('1 onion, chopped').getByText('A guess')).toBeDefined()
  expect(line('2 tsp zorgle').getByText('Not counted')).toBeDefined()
  expect(screen.getByRole('heading', { level: 3, name: 'For the dumplings' })).toBeDefined()
  expect(screen.getByText('Cook the lentils with the onion for 20 minutes.')).toBeDefined()
  const source = screen.getByRole('link', { name: 'Soups of the World' })
  expect(source.getAttribute('rel')).toBe('nofollow noopener noreferrer')
})

it('counts another food at once, remembers it for this person, and undoes it [BRING-6]', async () => {
  const { user, gateway } = await bringSoup()
  await user.click(button('Change 100 g flour'))
  await user.type(screen.getByLabelText('Not wheat flour? Which food is it?'), 'almond')
  await user.click(await screen.findByRole('button', { name: 'almond flour' }))
  expect(line('100 g flour').getByText('As you said')).toBeDefined()
  await screen.findByText('at least 37 g carbs a serving')
  expect(gateway.counts.at(-1)?.recipe.mends).toEqual([{ line: 3, food: 'almond-flour' }])
  expect(gateway.counts.at(-1)?.remembered).toEqual([{ phrase: 'flour', food: 'almond-flour' }])

  await user.click(button('Undo the change of 100 g flour'))
  await screen.findByText('at least 51 g carbs a serving')
  expect(localStorage.getItem('evenplate.foods')).toBe('[]')
})

it('follows a weight, keeps the last one while the input is not a weight, and leaves lines out with undo [BRING-7]', async () => {
  const { user } = await bringSoup()
  await user.click(button('Change 200 g red lentils'))
  const grams = screen.getByLabelText('Grams')
  await user.clear(grams)
  await user.type(grams, '100')
  expect(line('200 g red lentils').getByText('60 g carbs')).toBeDefined()
  await screen.findByText('at least 36 g carbs a serving')
  await user.clear(grams)
  await user.type(grams, 'a lot')
  expect(screen.getByText(/Please enter a number of grams/)).toBeDefined()
  await user.click(button('Done'))
  expect(document.activeElement).toBe(button('Change 200 g red lentils'))

  await user.click(button('Change 2 tsp zorgle'))
  await user.click(button('Leave It Out'))
  expect(line('2 tsp zorgle').getByText('Left out')).toBeDefined()
  await waitFor(() => expect(screen.queryByText(/not counted: correct it/)).toBeNull())
  await user.click(button('Change 2 tsp zorgle'))
  await user.click(button('Count It Again'))
  expect(await screen.findByText(/One line is not counted/)).toBeDefined()
  await user.click(button('Leave It Out'))
  await waitFor(() => expect(screen.queryByText(/not counted: correct it/)).toBeNull())
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) ?? expect.fail('no message'))
  expect(await screen.findByText(/One line is not counted/)).toBeDefined()
})

it('asks how many servings it makes if the recipe does not say [BRING-8]', async () => {
  const read = () => ({
    recipes: [{ ...SOUP, servings: null, yieldText: '1 pot' }],
    notUnderstood: ['A line was too long.'],
    left: 29,
  })
  const { user } = openBringing({ gateway: fakeBring({ read }) })
  await user.type(await screen.findByLabelText('Paste a recipe'), 'Soup')
  await user.click(button('Read This Recipe'))
  expect(await screen.findByText('The whole recipe has')).toBeDefined()
  expect(screen.getByText('A line was too long.')).toBeDefined()
  expect(screen.getByText(/The recipe says “1 pot”/)).toBeDefined()
  expect(button('Use This Recipe')).toHaveProperty('disabled', true)
  const servings = screen.getByLabelText('How many servings does it make?')
  await user.type(servings, '0')
  expect(screen.getByText(/whole number from 1 to 50/)).toBeDefined()
  await user.clear(servings)
  await user.type(servings, '2')
  expect(await screen.findByText('at least 103 g carbs a serving')).toBeDefined()
  await waitFor(() => expect(button('Use This Recipe')).toHaveProperty('disabled', false))
})

it('names conflicts with the profile, and where published figures differ and why [BRING-9]', async () => {
  const gateway = fakeBring({
    conflicts: [{ rule: 'wheat allergy', term: 'flour' }],
    differences: [{ figure: 'carbs', published: 30, ours: 52, cause: 'Theirs may be net carbs.' }],
    read: () => ({
      recipes: [{ ...SOUP, published: { ...NOT_PUBLISHED, carbs: { amount: 30, written: '30 g' } } }],
      notUnderstood: [],
      left: 29,
    }),
  })
  const { user } = await bringSoup({ gateway, auth: fakeMember() })
  expect(screen.getByText('It contains “flour”. Your profile: wheat allergy.')).toBeDefined()
  expect(screen.getByRole('row', { name: /^Total carbs 30.g at least 52.g$/ })).toBeDefined()
  expect(screen.getByText('Theirs may be net carbs.')).toBeDefined()
  await user.click(button('Use This Recipe'))
  expect(await screen.findByRole('button', { name: 'Save Recipe' })).toBeDefined()
})

it('becomes a recipe like any other, from which its lines are one step away [BRING-10]', async () => {
  const { user, visits } = await bringSoup()
  await user.click(button('Use This Recipe'))
  expect(await screen.findByRole('button', { name: 'Save Recipe' })).toBeDefined()
  expect(visits.at(-1)).toBe('/recipe-builder?view=recipe')
  expect(screen.queryByText(/email me this recipe/i)).toBeNull()
  // Other people's text is not our recipe for search engines.
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull()
  await user.click(button('Share Recipe'))
  expect(await screen.findByRole('dialog', { name: 'Keep this recipe' })).toBeDefined()
  await user.click(button('Maybe Later'))
  await user.click(screen.getByRole('link', { name: 'Back to the lines' }))
  expect(await screen.findByRole('heading', { name: 'Line by line' })).toBeDefined()
})

it('says that it is offline, and counts again on a press', async () => {
  const { user } = await bringSoup({ gateway: fakeBring({ countFails: [null, 'offline'] }) })
  await user.click(button('Change 2 tsp zorgle'))
  await user.click(button('Leave It Out'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/offline.*as soon as you are connected/)
  expect(button('Use This Recipe')).toHaveProperty('disabled', true)
  await user.click(button('Try Again'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(button('Use This Recipe')).toHaveProperty('disabled', false)
})

it('is still there after a reload and after signing in, and gone for somebody else [BRING-11]', async () => {
  const { user, visits } = await bringSoup()
  await user.click(button('Change 2 tsp zorgle'))
  await user.click(button('Leave It Out'))
  const at = visits.at(-1) ?? ''
  forgetPage()
  const { becomes } = openBringing({ at, auth: fakeMember() })
  expect(await screen.findByRole('heading', { level: 1, name: 'Red Lentil Soup' })).toBeDefined()
  expect(line('2 tsp zorgle').getByText('Left out')).toBeDefined()
  becomes(fakeMember({ id: 'somebody-else' }))
  expect(await screen.findByText('This recipe is no longer here.')).toBeDefined()
  becomes({ status: 'guest' })
  forgetPage()
  openBringing({ at: BRING })
  await screen.findByLabelText('Paste a recipe')
  expect(screen.queryByText(/in this tab/)).toBeNull()
})

it('remembers in a member’s account, says so in the next recipe, and forgets', async () => {
  const tables: Record<string, Record<string, unknown>[]> = {
    remembered_foods: [{ user_id: MEMBER_ID, phrase: 'flour', food: 'flour' }],
  }
  const { user } = await bringSoup({ auth: fakeMember(), tables })
  await user.click(button('Change 100 g flour'))
  await user.click(await screen.findByRole('button', { name: 'Forget This' }))
  await waitFor(() => expect(tables.remembered_foods).toEqual([]))
  expect(screen.queryByRole('button', { name: 'Forget This' })).toBeNull()
  await user.type(screen.getByLabelText('Not wheat flour? Which food is it?'), 'almond')
  await user.click(await screen.findByRole('button', { name: 'almond flour' }))
  await waitFor(() =>
    expect(tables.remembered_foods).toMatchObject([{ phrase: 'flour', food: 'almond-flour' }]),
  )
  expect(localStorage.getItem('evenplate.foods')).toBeNull()
})

it('asks a member once about the foods that they corrected as a guest [BRING-12]', async () => {
  const said = [
    { phrase: 'flour', food: 'almond-flour' },
    { phrase: 'milk', food: 'oat-milk' },
  ]
  localStorage.setItem('evenplate.foods', JSON.stringify(said))
  const tables = { remembered_foods: [] }
  const { user } = await bringSoup({ auth: fakeMember(), tables })
  expect(screen.getByText(/You corrected 2 foods before you signed in/)).toBeDefined()
  await user.click(button('Keep It'))
  await screen.findByText('Your food corrections are in your account now.')
  expect(tables.remembered_foods).toMatchObject(said)
  expect(localStorage.getItem('evenplate.foods')).toBeNull()
  expect(screen.queryByText(/before you signed in/)).toBeNull()
})

it('removes a guest’s food choices if the member does not want them', async () => {
  localStorage.setItem('evenplate.foods', JSON.stringify([{ phrase: 'flour', food: 'almond-flour' }]))
  const tables = { remembered_foods: [] }
  const { user } = await bringSoup({ auth: fakeMember(), tables })
  await user.click(button('No, Remove It'))
  expect(localStorage.getItem('evenplate.foods')).toBeNull()
  expect(tables.remembered_foods).toEqual([])
})

it('says how many ingredients are too many and what to do, and counts the recipe once there are fewer [BRING-13]', async () => {
  const spices = Array.from({ length: 97 }, (_, at) => ({ kind: 'ingredient' as const, text: `Spice ${at}` }))
  const recipe = { ...SOUP, lines: [...SOUP.lines, ...spices] }
  const gateway = fakeBring({ read: () => ({ recipes: [recipe], notUnderstood: [], left: 29 }) })
  const { user } = openBringing({ gateway })
  await user.type(await screen.findByLabelText('Paste a recipe'), 'Red Lentil Soup')
  await user.click(button('Read This Recipe'))
  expect(
    await screen.findByText(/It has 101 ingredients, and we count 100 at most. Leave 1 of them out/),
  ).toBeDefined()
  expect(line('Spice 3').getByText('Not counted yet')).toBeDefined()
  expect(button('Use This Recipe')).toHaveProperty('disabled', true)
  expect(gateway.counts).toEqual([])
  await user.click(button('Change Spice 3'))
  await user.click(button('Leave It Out'))
  await screen.findByText('at least 51 g carbs a serving')
  expect(screen.queryByText(/and we count 100 at most/)).toBeNull()
})
