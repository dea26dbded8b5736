import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Stories of whole pages, which designers view in one state after another. */
const files = globSync('{shell,mfe-*}/**/*.stories.tsx', {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
}).filter((file) => /layout: 'fullscreen'/.test(readFileSync(join(ROOT, file), 'utf8')))

type Args = Record<string, unknown>

it('finds the stories', () => expect(files.length).toBeGreaterThan(15))

it.each(files)('%s takes states by their names, which Storybook’s controls offer', async (file) => {
  const stories: Record<string, { args?: Args; argTypes?: Args }> = await import(join(ROOT, file))
  const given = Object.values(stories).flatMap(({ args = {} }) => Object.entries(args))
  const raw = given.filter(([, value]) => typeof value !== 'string' && typeof value !== 'boolean')
  expect(raw.map(([name]) => name)).toEqual([])
  if (given.some(([name]) => name === 'state')) expect(stories.default?.argTypes).toHaveProperty('state')
})
