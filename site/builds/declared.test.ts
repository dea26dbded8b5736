import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { declaring, smallStore } from '../testing/small-store.ts'
import { declaredIn, parsedDeclaration } from './declared.ts'
import { declaredOf } from './declared-of.ts'

const folder = mkdtempSync(join(tmpdir(), 'evenplate-declared-'))
afterAll(() => rmSync(folder, { recursive: true }))

const said = (source: string) => {
  const file = join(folder, 'build.mjs')
  writeFileSync(file, source)
  return declaredIn(file)
}
const PAGE = { path: '/terms-of-food', title: 'Terms', description: 'Words about food.', public: true }
const PAGES = `{ terms: Object.assign(() => {}, { declares: ${JSON.stringify(PAGE)} }) }`

it('asks a build for its pages and parts, without secrets and whatever it prints', () => {
  const source = `
    console.log('{"contract":1}')
    if (Object.keys(process.env).some((name) => !/^(NODE_ENV|__CF)/.test(name))) throw new Error('it has secrets')
    export default { contract: 2, pages: ${PAGES}, parts: { term: () => {} } }`
  expect(said(source)).toEqual({ contract: 2, pages: { terms: PAGE }, parts: ['term'] })
})

it('does not ask a build of contract 1', () => {
  expect(said('export default { contract: 1, pages: { terms() {} } }')).toBeUndefined()
})

it.each([
  ['code that throws', `throw new Error('no table')`, 'no table'],
  ['code that ends the process', 'process.exit(0)', 'it ended without a word'],
  [
    'a page that declares nothing',
    'export default { contract: 2, pages: { terms() {} } }',
    'pages.terms.path',
  ],
])('refuses %s', (_, source, reason) => {
  expect(() => said(source)).toThrow(reason)
})

it.each([
  '',
  '/',
  '*',
  'terms',
  '/:id',
  '/terms/',
  '/terms/*',
  '//terms',
  '/terms?x',
  '/../terms',
  '/api/terms',
  '/Terms',
])('refuses a page at "%s"', (path) => {
  const declared = { contract: 2, pages: { terms: { ...PAGE, path } }, parts: [] }
  expect(() => parsedDeclaration(declared)).toThrow('pages.terms.path')
})

it('refuses a page rendered per visit at any address but the one the server knows', () => {
  const of = (path: string) => () =>
    parsedDeclaration({ contract: 2, pages: { one: { ...PAGE, path, perRequest: true } }, parts: [] })
  expect(of('/weeks/:day')).toThrow('pages.one: is rendered for each visit only at /shared/:slug')
  expect(of('/shared/:slug')).not.toThrow()
})

it('lists the pages of a build of contract 1, which may be replaced, and those a build declares', () => {
  const store = smallStore()
  const old = store.putRemote('glossary')
  expect(declaredOf(store.folder, 'glossary', old).pages.glossary).toMatchObject({
    path: '/glossary',
    placeholder: true,
  })
  const next = store.putRemote('glossary', undefined, undefined, declaring({ terms: '/terms-of-food' }))
  expect(Object.keys(declaredOf(store.folder, 'glossary', next).pages)).toEqual(['terms'])
  expect(declaredOf(store.folder, 'constructor', 'none')).toEqual({ pages: {}, parts: [] })
  store.remove()
})
