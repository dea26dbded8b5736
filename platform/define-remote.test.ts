import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defineRemote, laterPage, usePlatform } from './define-remote.ts'
import { fakeNav, fakePlatform } from './testing/fake.tsx'

const Recipe = () => createElement('h1', null, `Recipe at ${usePlatform().nav.path}`)

it('shows at once when the code of a later page was fetched ahead, and can be asked again after a failure', async () => {
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
  const platform = fakePlatform({ nav: fakeNav('/recipes/7') })
  expect(renderToStaticMarkup(createElement(Page, { platform }))).toBe('<h1>Recipe at /recipes/7</h1>')
})

it('offers nothing to fetch for a page that came with its remote', () => {
  expect(defineRemote({ recipe: Recipe }).pages.recipe).not.toHaveProperty('preload')
})
