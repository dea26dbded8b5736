import { expect, it } from 'vitest'
import { filesOf, readName, withRow } from './files-of.ts'

it('names the folder, the address and the component after the part', () => {
  const files = filesOf('meal-log')
  expect([...files.keys()].sort()).toEqual([
    'e2e/meal-log.spec.ts',
    'mfe-meal-log/dev.tsx',
    'mfe-meal-log/meal-log/MealLogPage.module.css',
    'mfe-meal-log/meal-log/MealLogPage.stories.tsx',
    'mfe-meal-log/meal-log/MealLogPage.test.tsx',
    'mfe-meal-log/meal-log/MealLogPage.tsx',
    'mfe-meal-log/package.json',
    'mfe-meal-log/remote.tsx',
  ])
  expect([...files.values()].filter((text) => /__name__|__title__/i.test(text))).toEqual([])
})

it.each(['', 'Planner', 'mfe-x/..', '../x', 'a--b', '1st', 'meal_log', 'x'.repeat(41)])(
  'refuses the name "%s"',
  (name) => {
    expect(() => readName(name)).toThrow('cannot name a part')
  },
)

it('adds one row to the architecture page, after the other remotes', () => {
  const house = '| `shell` | host |\n| `mfe-a` | a |\n| `mfe-b` | b |\n| `domain` | rules |\n'
  expect(withRow(house, 'c', 'c | d')).toBe(
    '| `shell` | host |\n| `mfe-a` | a |\n| `mfe-b` | b |\n| `mfe-c` | c / d |\n| `domain` | rules |\n',
  )
})

it('has a description as long as every public page needs, whatever its name', () => {
  const remote = filesOf('a').get('mfe-a/remote.tsx')
  expect(remote?.match(/description: '([^']*)'/)?.[1]?.length).toBeGreaterThan(50)
  expect(remote?.match(/keywords: \[([^\]]*)\]/)?.[1]?.split(', ').length).toBeGreaterThan(1)
})

it('has more than thirty words on its page, like every public page, whatever its name', () => {
  const [, lead = ''] =
    filesOf('a')
      .get('mfe-a/a/APage.tsx')
      ?.match(/lead="([^"]*)"/) ?? []
  expect(lead.split(' ').length).toBeGreaterThan(30)
})
