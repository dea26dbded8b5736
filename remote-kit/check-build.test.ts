import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { CONTRACT } from '../platform/contract.ts'
import { wrongWith } from './check-build.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** @param node the build for rendering; null for none */
function built(node: string | null): string {
  const dist = mkdtempSync(join(tmpdir(), 'evenplate-kit-'))
  folders.push(dist)
  put('web/remote-entry.js', '')
  put('web/assets.json', '{}')
  put('web/mf-manifest.json', '{}')
  if (node !== null) put('node/meals.js', node)
  return dist

  function put(path: string, text: string) {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), text)
  }
}

const remote = (page: string, contract = CONTRACT) =>
  `export default { contract: ${contract}, pages: { start: Object.assign(${page}, { declares: { path: '/meals' } }) }, parts: {} }`

it('accepts a build whose pages can be rendered before anything is known about the visitor', async () => {
  expect(await wrongWith(built(remote(`({ platform }) => platform.auth.status`)), 'meals')).toEqual([])
})

it.each([
  ['a missing build', null, /node\/meals\.js is missing/],
  ['another contract', remote('() => null', 1), `exports contract 1; this kit is for contract ${CONTRACT}`],
  ['a module that is not a remote', 'export const pages = {}', /exports contract undefined/],
  ['a remote without a page', `export default { contract: ${CONTRACT}, pages: {} }`, /no page/],
  [
    'a page without an address',
    `export default { contract: ${CONTRACT}, pages: { a: () => null } }`,
    /no path/,
  ],
  [
    'a page that throws',
    remote('() => { throw new Error("no window") }'),
    /"start" \(\/meals\) cannot be rendered: no window/,
  ],
])('says what is wrong with %s', async (_, node, said) => {
  const wrong = await wrongWith(built(node), 'meals')
  expect(wrong).toEqual([
    typeof said === 'string' ? expect.stringContaining(said) : expect.stringMatching(said),
  ])
})
