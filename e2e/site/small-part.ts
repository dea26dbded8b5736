import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { scriptsAndStyles, writeBuild } from '../../site/builds/build-info.ts'
import type { Declared } from '../../site/builds/declared.ts'
import { declaring } from '../../site/testing/small-store.ts'

type Source = {
  /** JavaScript expressions: a component by its name. They may use `h(type, props)`, which makes an element. */
  pages?: Record<string, string>
  parts?: Record<string, string>
  /** Path of each page by its name. */
  paths?: Record<string, string>
  /** Statements that run before the module, only in a browser. */
  first?: string
  contract?: number
  /** Links in the header, by page. */
  header?: Record<string, string>
}

/** Elements without a bundler and without React: what the compiler makes of JSX. */
const H = `const h = (type, props = {}) =>
  ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, ref: props.ref ?? null, props })`

/**
 * Puts a hand-made build of a remote into the store, for browsers and for rendering.
 * @returns its version
 */
export function putSmallPart(store: string, name: string, source: Source): string {
  const { pages = {}, parts = {}, first = '', contract = 2 } = source
  const listed = (all: Record<string, string>) =>
    Object.entries(all).map(([key, code]) => `${JSON.stringify(key)}: ${code}`)
  const declared = declaredBy(source)
  const module = `${H}
const declare = (page, declares) => Object.assign(page, { declares })
const pages = { ${listed(pages)} }
for (const [name, declares] of Object.entries(${JSON.stringify(declared.pages)})) declare(pages[name], declares)
const remote = { contract: ${contract}, pages, parts: { ${listed(parts)} } }`
  const entry = `${module}
export const init = async () => {}
export const get = async () => { ${first}; return () => ({ default: remote }) }
`
  const version = createHash('sha256').update(entry).digest('hex').slice(0, 12)
  const home = join(store, 'remotes', name, version)
  const rendered = join(store, 'render', name, `${version}.js`)
  put(rendered, `${module}\nexport default remote\n`)
  put(join(home, 'remote-entry.js'), entry)
  put(join(home, 'assets.json'), JSON.stringify({ allFiles: ['remote-entry.js'], entries: {} }))
  const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } }
  put(join(home, 'mf-manifest.json'), JSON.stringify({ exposes: [{ assets }] }))
  writeBuild(home, { part: name, version, declared }, home, scriptsAndStyles(home), rendered)
  return version
}

function declaredBy({ paths = {}, parts = {}, header = {}, contract = 2 }: Source): Declared {
  const declared = declaring(paths, Object.keys(parts))
  for (const [name, label] of Object.entries(header))
    declared.pages[name] = { ...declared.pages[name]!, navigation: [{ in: 'header', label }] }
  return { ...declared, contract }
}

function put(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
