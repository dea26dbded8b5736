import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONTACT_MAX } from '../domain/contact.ts'
import { ALL_DIETS } from '../domain/diets.ts'
import { LIMITS } from '../domain/limits.ts'
import { ALLERGIES, HEALTH_CONDITIONS, MEAL_TYPES, PROFILE_DIETS, SKILL_LEVELS } from '../domain/options.ts'
import { BACKENDS, type Person, type TestBackend } from './testing/backends.ts'

let backend: TestBackend
let ann: Person
beforeAll(async () => {
  backend = await BACKENDS[0]!.start()
  ann = await backend.member()
})
afterAll(() => backend?.stop())

const changeProfile = async (change: object) =>
  (await ann.client.from('profiles').update(change).eq('id', ann.id)).error?.code ?? null

it('has the same limits as the domain', async () => {
  const { data } = await backend.guest().rpc('product_limits')
  expect(LIMITS).toMatchObject(data)
  expect(Object.keys(data).sort()).toEqual([
    'contactPerDay',
    'guestBringsPerDay',
    'guestFitsPerDay',
    'guestPerDay',
    'guestPlanFillsPerDay',
    'guestSharesPerDay',
    'householdSize',
    'mailsPerDay',
    'memberBringsPerDay',
    'memberFitsPerDay',
    'memberPerDay',
    'memberPlanFillsPerDay',
    'savedRecipes',
  ])
})

it('accepts every option of the profile form, and no other [OPTION-6]', async () => {
  const all = {
    dietary_preferences: PROFILE_DIETS,
    health_conditions: HEALTH_CONDITIONS,
    allergies: ALLERGIES,
  }
  expect(await changeProfile(all)).toBeNull()
  for (const column of Object.keys(all))
    expect(await changeProfile({ [column]: ['other'] }), column).toBe('23514')
  for (const level of SKILL_LEVELS) expect(await changeProfile({ cooking_skill_level: level })).toBeNull()
  expect(await changeProfile({ cooking_skill_level: 'chef' })).toBe('23514')
})

it('accepts the same household sizes as the form', async () => {
  const { min, max } = LIMITS.householdSize
  for (const household_size of [min, max]) expect(await changeProfile({ household_size })).toBeNull()
  for (const household_size of [min - 1, max + 1])
    expect(await changeProfile({ household_size })).toBe('23514')
})

it('accepts a recipe for every meal and every diet', async () => {
  for (const meal of MEAL_TYPES) {
    const { error } = await ann.client.from('recipes').insert({
      title: meal,
      ingredients: ['water'],
      instructions: ['boil'],
      meal_type: meal.toLowerCase(),
      dietary_type: [...ALL_DIETS],
    })
    expect(error).toBeNull()
  }
})

it('accepts a contact message as long as the form allows, and none longer', async () => {
  const longest = Object.fromEntries(
    Object.entries(CONTACT_MAX).map(([field, max]) => [field, 'x'.repeat(max)]),
  )
  const leave = async (fields: Record<string, string>) => {
    const args = Object.fromEntries(Object.entries(fields).map(([field, text]) => [`p_${field}`, text]))
    const address = { p_id: randomUUID(), p_address: randomUUID() }
    return (await backend.gateway().rpc('leave_contact_message', { ...args, ...address })).error?.code ?? null
  }
  expect(await leave(longest)).toBeNull()
  for (const field of Object.keys(CONTACT_MAX)) {
    expect(await leave({ ...longest, [field]: `${longest[field]}x` }), field).toBe('23514')
    expect(await leave({ ...longest, [field]: '' }), field).toBe('23514')
  }
})
