import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { colorsIn, type Guidance, hexOf, otherTokensIn, schemeColorsIn } from './guidance.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** What other rooms may use, as the package exports it, and which has its own story. */
const components = [
  ...readdirSync(join(ROOT, 'shared-ui/components')).map((name) => `shared-ui/components/${name}/${name}`),
  ...new Set([
    ...Object.values<string>(JSON.parse(read('recipe-view/package.json')).exports)
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => join('recipe-view', file.replace(/\.tsx$/, ''))),
    ...globSync('recipe-view/**/*.stories.tsx', { cwd: ROOT, exclude: ['**/node_modules/**'] })
      .map((file) => file.replace(/\.stories\.tsx$/, ''))
      .filter((file) => existsSync(join(ROOT, `${file}.tsx`))),
  ]),
]
const stories = globSync('{shared-ui,recipe-view}/**/*.stories.tsx', {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
}).map((file) => ({ file, text: read(file) }))

describe.each(components)('%s', (component) => {
  const name = basename(component)

  it('says when to use it and when not, and what to do and not to do', async () => {
    const [guidance] = Object.values<Guidance>(await import(join(ROOT, `${component}.guidance.ts`)))
    expect(guidance?.name).toBe(name)
    const { when, whenNot, dos, donts } = guidance!
    for (const sentences of [when, whenNot, dos, donts]) {
      expect(sentences.length).toBeGreaterThan(0)
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].{12,160}\.$/)
    }
    // From its own style sheet, so that the page names the tokens that are used.
    if (existsSync(join(ROOT, `${component}.module.css`)))
      expect(read(`${component}.guidance.ts`)).toContain(`import styles from './${name}.module.css?raw'`)
  })

  it('has that on a page in Storybook', () => {
    const constant = `${name[0]?.toLowerCase()}${name.slice(1)}Guidance`
    const telling = stories.filter(({ text }) => text.includes(constant))
    expect(telling.map(({ file }) => dirname(file))).toHaveLength(1)
    expect(telling[0]?.text).toMatch(new RegExp(`guidance:\\s*(\\[[^\\]]*)?\\b${constant}\\b`))
  })
})

it('the tokens of a component are read from its styles', () => {
  const styles =
    '.a { --edge: var(--color-line); color: var(--color-ink, black); margin: calc(2 * var(--space-2)); border-color: var(--edge) }'
  expect(colorsIn(styles)).toEqual(['--color-line', '--color-ink'])
  expect(otherTokensIn(styles)).toEqual(['--space-2'])
})

it('every color that a component uses has a light and a dark value', () => {
  const known = schemeColorsIn(read('shared-ui/tokens.css'))
  expect(known.get('--color-basil')).toEqual({ light: 'oklch(0.46 0.11 152)', dark: 'oklch(0.77 0.105 149)' })
  const sheets = globSync('{shared-ui/components,recipe-view}/**/*.module.css', { cwd: ROOT })
  const used = sheets.filter((file) => !file.includes('node_modules')).flatMap((file) => colorsIn(read(file)))
  expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([])
})

it('colors are given as screens show them', () => {
  expect(hexOf(Uint8ClampedArray.of(10, 255, 0, 255))).toBe('#0aff00')
  expect(hexOf(Uint8ClampedArray.of(10, 255, 0, 128))).toBe('#0aff0080')
})
