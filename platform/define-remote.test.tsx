import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defineRemote, laterPage, usePlatform } from './define-remote.ts'
import { fakePlatform } from './fake.tsx'

const Recipe = () => <h1>{`Recipe at ${usePlatform().nav.path}`}</h1>

it('stands at once where the code of a later page was fetched ahead, and can be asked again after a failure', async () => {
  let online = false
  const { recipe: Page } = defineRemote({
    recipe: laterPage(async () => {
      if (!online) throw new Error('offline')
      return Recipe
    }),
  }).pages
  if (!Page?.preload) throw new Error('The page cannot be fetched ahead')
  await expect(Page.preload()).rejects.toThrow('offline')
  online = true
  await Page.preload()
  render(<Page platform={fakePlatform()} />)
  expect(screen.getByRole('heading', { name: 'Recipe at /' })).toBeDefined()
})

it('offers nothing to fetch for a page that came with its remote', () => {
  expect(defineRemote({ recipe: Recipe }).pages.recipe).not.toHaveProperty('preload')
})
