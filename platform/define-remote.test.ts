import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defineRemote, laterPage, page, usePlatform } from './define-remote.ts'
import { fakeNav, fakeParts, fakePlatform, remoteOf } from './testing/fake.tsx'

const Recipe = () => createElement('h1', null, `Recipe at ${usePlatform().nav.path}`)

it('shows a later page at once if its code was preloaded, and can retry after a failure', async () => {
  let online = false
  const { recipe: Page } = remoteOf({
    recipe: laterPage(async () => {
      if (!online) throw new Error('offline')
      return Recipe
    }),
  }).pages
  if (!Page?.preload) throw new Error('The page cannot be preloaded')
  await expect(Page.preload()).rejects.toThrow('offline')
  online = true
  await Page.preload()
  const platform = fakePlatform({ nav: fakeNav('/recipes/7') })
  expect(renderToStaticMarkup(createElement(Page, { platform }))).toBe('<h1>Recipe at /recipes/7</h1>')
})

it('has nothing to preload for a page that came with its remote', () => {
  expect(remoteOf({ recipe: Recipe }).pages.recipe).not.toHaveProperty('preload')
})

const LIST = { path: '/list', title: 'List', description: 'A list.', public: false } as const

it('keeps a page’s declaration next to the page, as data', () => {
  const remote = defineRemote({ pages: { list: page(LIST, Recipe) } })
  expect(JSON.parse(JSON.stringify(remote.pages.list?.declares))).toEqual(LIST)
})

it('gives a part its remote’s platform and the given props', () => {
  const RecipeList = (props: object) =>
    createElement('p', null, `${usePlatform().nav.path} ${JSON.stringify(props)}`)
  const { parts } = defineRemote({ pages: {}, parts: { 'recipe-list': RecipeList } })
  const Part = parts?.['recipe-list']
  if (!Part) throw new Error('The remote has a part')
  const platform = fakePlatform({ nav: fakeNav('/dashboard') })
  expect(renderToStaticMarkup(createElement(Part, { platform, props: { few: true } }))).toBe(
    '<p>/dashboard {&quot;few&quot;:true}</p>',
  )
})

it('draws a given part with the fake platform, and nothing for a missing one', () => {
  const Page = remoteOf({
    list: () => {
      const { Part } = usePlatform()
      return createElement('main', null, createElement(Part, { name: 'recipe-list', props: {} }))
    },
  }).pages.list
  if (!Page) throw new Error('The remote has a page')
  const Part = fakeParts({ 'recipe-list': () => createElement('p', null, 'the list') })
  const drawn = (platform = fakePlatform()) => renderToStaticMarkup(createElement(Page, { platform }))
  expect(drawn()).toBe('<main></main>')
  expect(drawn(fakePlatform({ Part }))).toBe('<main><p>the list</p></main>')
})
