import { atOnce } from '@evenplate/domain/steps'
import { expect, it } from 'vitest'
import { readPage } from './formats/read-page.ts'
import { decodePage } from './page/decode-page.ts'
import { PAGES_OF_WORDS } from './testing/pages-of-words.ts'
import { PAGES_WITH_DATA } from './testing/pages-with-data.ts'
import type { TestPage } from './testing/test-page.ts'

const PAGES = [...PAGES_WITH_DATA, ...PAGES_OF_WORDS]

/** Prose: nothing in it marks where an ingredient begins. */
const NOT_READ = ['prose of a newspaper, with no heading and no list']

const bytesOf = ({ html, encoding }: TestPage): Uint8Array =>
  encoding ? windows1252(html) : new TextEncoder().encode(html)

/** Latin letters have the same codes there; dashes and quotes have others. */
const windows1252 = (html: string): Uint8Array =>
  Uint8Array.from(html, (sign) => (sign === '–' ? 0x96 : sign.charCodeAt(0)))

function read(page: TestPage): TestPage['is'] | null {
  const { recipes } = atOnce(readPage(decodePage(bytesOf(page), page.header), 'https://cook.test/recipe'))
  const [recipe] = recipes
  if (!recipe) return null
  const lines = recipe.lines.map(({ kind, text }) => (kind === 'heading' ? `# ${text}` : text))
  return { title: recipe.title, lines, steps: recipe.steps, servings: recipe.servings }
}

it('are twenty', () => {
  expect(PAGES).toHaveLength(20)
})

it.for(PAGES.filter(({ name }) => !NOT_READ.includes(name)))('reads $name', (page) => {
  expect(read(page)).toEqual(page.is)
})

it.for(PAGES.filter(({ name }) => NOT_READ.includes(name)))('reads no recipe in $name', (page) => {
  expect(read(page)).toBeNull()
})
