import { describe, expect, it } from 'vitest'
import { declaring } from '../testing/small-store.ts'
import { clashesOf, settled } from './claims.ts'
import type { Declared } from './declared.ts'
import type { Registry } from './live.ts'

const registryOf = (remotes: Record<string, Declared>): Registry =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, { pages, parts }]) => [
      name,
      { version: '1', entry: '', integrity: '', pages, parts },
    ]),
  )
const SHELL = [{ path: '/' }, { path: '/about' }, { path: '/meal-planner', placeholder: true }, { path: '*' }]

function givingWay(declared: Declared): Declared {
  const pages = Object.entries(declared.pages).map(([name, page]) => [name, { ...page, placeholder: true }])
  return { ...declared, pages: Object.fromEntries(pages) }
}

describe('a claim', () => {
  it.each([
    ['/recipes', '/recipes', 'planner and recipes both claim /recipes'],
    ['/recipes/:name', '/recipes/:id', 'planner claims /recipes/:name, which recipes has as /recipes/:id'],
    ['/recipes/new', '/recipes/:id', 'planner claims /recipes/new, which recipes has as /recipes/:id'],
    ['/recipes/:id', '/recipes/new', 'planner claims /recipes/:id, which recipes has as /recipes/new'],
    ['/recipes/:id/plan', '/recipes/:id', undefined],
    ['/plans', '/recipes', undefined],
  ])('of %s, where another part has %s, gets %s', (ours, theirs, sentence) => {
    const registry = registryOf({ planner: declaring({ plan: ours }), recipes: declaring({ list: theirs }) })
    expect(clashesOf('planner', registry, SHELL)).toEqual(sentence ? [sentence] : [])
  })

  it('to a page of the shell is refused, to its placeholder is not', () => {
    const registry = registryOf({ planner: declaring({ about: '/about', plan: '/meal-planner' }) })
    expect(clashesOf('planner', registry, SHELL)).toEqual(['planner and shell both claim /about'])
    expect(clashesOf('shell', registry, SHELL)).toEqual(['shell and planner both claim /about'])
  })

  it('to one address for two pages of a part is refused', () => {
    const registry = registryOf({ planner: declaring({ one: '/plans/:id', two: '/plans/:day' }) })
    expect(clashesOf('planner', registry, SHELL)).toEqual([
      'planner has two pages at /plans/:id: one and two',
    ])
  })

  it('to an address that its owner gives up is granted, whichever is released first', () => {
    const registry = registryOf({
      dashboard: givingWay(declaring({ recipes: '/recipes' })),
      recipes: declaring({ list: '/recipes' }),
    })
    expect(clashesOf('recipes', registry, SHELL)).toEqual([])
    expect(clashesOf('dashboard', registry, SHELL)).toEqual([])
    const map = settled(registry)
    expect(map.dashboard?.pages).toEqual({})
    expect(map.recipes?.pages).toHaveProperty('list')
  })

  it('to the name of a part is refused as well', () => {
    const registry = registryOf({
      planner: declaring({}, ['recipe-list']),
      recipes: declaring({}, ['recipe-list']),
    })
    expect(clashesOf('planner', registry, SHELL)).toEqual([
      'planner and recipes both offer the part "recipe-list"',
    ])
  })
})

it('leaves each address to one part if a rollback brought two together, and says so', () => {
  const said: string[] = []
  const registry = registryOf({
    recipes: declaring({ list: '/recipes/:id' }),
    dashboard: declaring({ one: '/recipes/:x' }),
  })
  const map = settled(registry, (line) => said.push(line))
  expect(map.recipes?.pages).toHaveProperty('list')
  expect(map.dashboard?.pages).toEqual({})
  expect(said).toEqual(['/recipes/:x of dashboard is left out: recipes claims it, too'])
})
