import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FIGURES_VERSION } from './figures-version.ts'
import { readFigures } from './read-figures.ts'
import { figures, recipe } from './recipe.ts'

const FOLDER = join(import.meta.dirname, 'testing')

/** Figures as the product stored them in that version: for a recipe it made, and for one that was edited. */
const storedIn = (version: number): Record<'recipe' | 'edited', { perServing: object }> =>
  JSON.parse(readFileSync(join(FOLDER, `figures-version-${version}.json`), 'utf8'))

const FORMER = Array.from({ length: FIGURES_VERSION }, (_, version) => version)

describe('figures stored by an earlier version', () => {
  it('have an example for every version', () => {
    const examples = readdirSync(FOLDER).filter((name) => /^figures-version-\d+\.json$/.test(name))
    expect(examples.sort()).toEqual(FORMER.map((version) => `figures-version-${version}.json`).sort())
  })

  it.each(FORMER)('of version %i are read with the same numbers, and not changed', (version) => {
    for (const stored of Object.values(storedIn(version))) {
      const before = structuredClone(stored)
      const read = readFigures(stored)
      expect(read).toMatchObject({ state: 'upgraded', figures: { ...before, version: FIGURES_VERSION } })
      expect(stored).toEqual(before)
    }
  })

  it('are also upgraded when they come over the network: an older page may still be open', () => {
    expect(figures.parse(storedIn(0).recipe)).toMatchObject({
      ...storedIn(0).recipe,
      version: FIGURES_VERSION,
    })
  })
})

it('of recipes saved before they were counted, saturated fat and sodium are null and named', () => {
  expect(readFigures(storedIn(0).recipe)).toMatchObject({
    figures: { perServing: { saturatedFat: null, sodium: null } },
    uncounted: ['saturatedFat', 'sodium'],
  })
})

describe('stored figures', () => {
  const current = { ...storedIn(0).recipe, version: FIGURES_VERSION }

  it('of today are read as they are', () => {
    expect(readFigures(current)).toMatchObject({ state: 'current', figures: current })
  })

  it('of a newer version are reported as newer, whatever they look like', () => {
    const version = FIGURES_VERSION + 1
    expect(readFigures({ ...current, version })).toEqual({ state: 'newer', version })
    expect(readFigures({ version, all: 'another shape' })).toEqual({ state: 'newer', version })
  })

  it.each([null, undefined, 'text', [], {}, { ...current, lines: 'none' }, { ...current, version: '1' }])(
    'that cannot be read are said to be that: %#',
    (stored) => expect(readFigures(stored)).toEqual({ state: 'unreadable' }),
  )

  it('without a nutrient that every version had cannot be read', () => {
    const perServing = { ...current.perServing, carbs: undefined }
    expect(readFigures({ ...current, perServing })).toEqual({ state: 'unreadable' })
  })
})

it('what newer code sends is read as far as this code knows it, and carries the version of this code', () => {
  const sent = { ...storedIn(0).recipe, version: FIGURES_VERSION + 1, lately: 'added' }
  const read = figures.parse(sent)
  expect(read.version).toBe(FIGURES_VERSION)
  expect(read).not.toHaveProperty('lately')
})

it('a recipe without figures is rejected', () => {
  expect(recipe.safeParse({ title: 'Soup' }).success).toBe(false)
})
