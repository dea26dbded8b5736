import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { assetsFor, NOTHING_AHEAD, type ShellAssets } from './assets.ts'
import { readStylesheets } from './builds/stylesheets.ts'
import { headOf } from './head.ts'

const BASE = '/remotes/planner/1/'
const SHELL: ShellAssets = {
  entry: '/shell/shell.js',
  initial: [],
  federation: [],
  css: [],
  asyncCss: [],
  integrity: {},
}
const PAGE = {
  url: 'https://evenplate.example/meal-planner',
  title: 'Your week',
  description: '',
  public: false,
  type: 'website' as const,
  picture: { url: '', alt: '' },
  data: [],
}

/** A page of a remote with these sheets, loaded with its entry or later. */
function pageOf(content: string, sheets: { entry?: Record<string, string>; later?: Record<string, string> }) {
  const css = read(sheets.entry)
  const asyncCss = read(sheets.later)
  const integrity = Object.fromEntries(
    [...css, ...asyncCss].map(({ href }) => [href.replaceAll('css', 'js'), '']),
  )
  const planner = { ...NOTHING_AHEAD, css, asyncCss, integrity }
  const assets = assetsFor(content, SHELL, [planner], [planner])
  const site = {
    siteUrl: '',
    supabaseUrl: '',
    publishableKey: '',
    siteName: '',
    release: { id: '', shell: '' },
  }
  return { ...assets, head: headOf(PAGE, site, {}, assets).head }
}

function read(sheets: Record<string, string> = {}) {
  const home = mkdtempSync(join(tmpdir(), 'sheets-'))
  for (const [file, text] of Object.entries(sheets)) writeFileSync(join(home, file), text)
  const all = readStylesheets(home, Object.keys(sheets), BASE)
  rmSync(home, { recursive: true })
  return all
}

const names = (sheets: { dataHref: string }[]) => sheets.map(({ dataHref }) => dataHref)

it('inlines a page’s styles under the name by which the runtime finds them', () => {
  const { head } = pageOf('planner__day', {
    entry: { 'a.css': '.planner__day{background:url(leaf.svg)}' },
  })
  expect(head).toContain(`<style data-href="a.css">.planner__day{background:url(${BASE}leaf.svg)}</style>`)
  expect(head).not.toContain('rel="stylesheet"')
})

it('includes the sheets that style the content, and none that only repeat their classes', () => {
  const day = '.planner__day{}.planner__meal{}'
  const page = pageOf('planner__day planner__meal', {
    entry: { 'entry.css': '' },
    later: { 'week.css': day, 'list.css': `${day}.planner__item{}`, 'import.css': '.planner__row{}' },
  })
  expect(names(page.styles)).toEqual(['entry.css', 'week.css'])
})

it('includes the code and styles of the page and its parts, each once, and no others', () => {
  const [week, list] = ['week.css', 'list.css']
  const asyncCss = read({ [week]: '.planner__day{}', [list]: '.planner__item{}' })
  const chunks = {
    'page-week': [`${BASE}week.js`, `${BASE}shared.js`, `${BASE}${week}`],
    'part-today': [`${BASE}today.js`, `${BASE}shared.js`],
    'page-list': [`${BASE}list.js`, `${BASE}${list}`],
  }
  const planner = { ...NOTHING_AHEAD, preload: [`${BASE}entry.js`], chunks, asyncCss }
  const { preload, styles } = assetsFor('', SHELL, [planner], [planner], ['page-week', 'part-today'])
  expect(preload).toEqual(['entry', 'week', 'shared', 'today'].map((name) => `${BASE}${name}.js`))
  expect(names(styles)).toEqual([week])
})

it.each([
  ['is too large to be inlined in every page', '.planner__meal{color:red}'.repeat(2000)],
  ['contains the end tag of its element', '.planner__day::after{content:"</style><script>"}'],
])('links a sheet that %s', (_, text) => {
  const { head, styles } = pageOf('planner__day', { entry: { 'a.css': `.planner__day{}${text}` } })
  expect(styles).toEqual([])
  expect(head).toContain(`<link rel="stylesheet" href="${BASE}a.css" data-href="a.css" integrity="sha256-`)
  expect(head).not.toContain('"</style><script>"')
})
