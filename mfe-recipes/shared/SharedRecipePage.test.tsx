import { AppError } from '@evenplate/domain/errors'
import { fakeApi } from '@evenplate/platform/fake'
import { recipeOf } from '@evenplate/saved-recipe/row'
import { sampleRow } from '@evenplate/saved-recipe/testing/samples'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

afterEach(cleanup)

const SLUG = '00112233445566778899aabbccddeeff'
const RECIPE = {
  ...recipeOf(sampleRow({ title: 'Lentil Soup' })).recipe,
  mealType: 'dinner',
  dietary: [],
  createdAt: '2026-11-01T08:00:00Z',
  updatedAt: '2026-11-01T08:00:00Z',
}

async function open(answer: () => unknown) {
  const asked: unknown[] = []
  const api = fakeApi({
    post: (path, body) => {
      asked.push([path, body])
      return answer()
    },
  })
  await act(async () =>
    openPage('shared-recipe', `/shared/${SLUG}`, { slug: SLUG }, { api, auth: { status: 'guest' } }),
  )
  return asked
}

it('shows a public recipe to anyone, and requests it once', async () => {
  const asked = await open(() => ({ recipe: RECIPE }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Build a Recipe' }).getAttribute('href')).toBe('/recipe-builder')
  expect(screen.queryByRole('button', { name: /Favorite|Edit|Delete/ })).toBeNull()
  expect(asked).toEqual([['/shared-recipes', { slug: SLUG }]])
})

it('says politely that it is no longer shared', async () => {
  await open(() => {
    throw new AppError('not_found')
  })
  expect(await screen.findByRole('heading', { name: 'This recipe is no longer shared' })).toBeTruthy()
})

it('tries again if the answer is unknown', async () => {
  let down = true
  await open(() => {
    if (down) throw new AppError('offline')
    return { recipe: RECIPE }
  })
  expect(await screen.findByRole('heading', { name: 'This recipe could not be loaded' })).toBeTruthy()
  down = false
  await act(async () => userEvent.click(screen.getByRole('button', { name: 'Try Again' })))
  expect(await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' })).toBeTruthy()
})
