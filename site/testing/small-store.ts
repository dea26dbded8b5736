import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { scriptsAndStyles, writeBuild } from '../builds/build-info.ts'
import type { Declared } from '../builds/declared.ts'
import { ROOT } from '../builds/rooms.ts'

/** A store with tiny builds of a few lines each, as the bundler would write them. */
export type SmallStore = {
  folder: string
  /** @returns the version */
  putShell(source?: string): string
  /**
   * @param react the range of React that the remote asks for
   * @param declared what it says about its pages; a remote of contract 1 says nothing
   */
  putRemote(name: string, source?: string, react?: string, declared?: Declared): string
  remove(): void
}

/** Speaks contract 1, has React 19.3.1 and two pages of a remote `glossary`, which it draws by calling them. */
export const SMALL_SHELL = `
export const BRAND = { name: 'Small', tagline: '', description: '' }
export const titleOf = (title) => title
const page = { title: '', description: '', public: true }
// The pages a device stores for offline use, and the page for unknown addresses.
const OWN = ['/', '/recipe-builder', '/dashboard', '/recipes', '/recipes/:id', '/recipes/:id/edit', '/activity', '*']
export const ROUTES = [
  ...OWN.map((path) => ({ ...page, path, page: { kind: 'shell' } })),
  { ...page, path: '/shared/:slug', perRequest: true, page: { kind: 'shell' } },
  { ...page, path: '/glossary', page: { kind: 'remote', remote: 'glossary', name: 'glossary' } },
  { ...page, path: '/glossary/all', page: { kind: 'remote', remote: 'glossary', name: 'all' } },
]
export const SPEAKS = [1]
export const REACT = '19.3.1'
export const pageCard = () => ({ path: '/', alt: '', card: {} })
export const pageData = () => []
export const plateSvg = () => ''
export const renderStandIn = async () => ''
export async function renderPage(path, load) {
  if (!path.startsWith('/glossary')) return 'home'
  return (await load('glossary')).pages[path === '/glossary' ? 'glossary' : 'all']()
}
`
/**
 * Speaks contracts 1 and 2, and makes its map from what remotes declare: pages and the parts on them are drawn by
 * calling them.
 */
export const MAPPING_SHELL = SMALL_SHELL.replace('[1]', '[1, 2]')
  .replace('export const ROUTES =', 'const SHELL_ROUTES =')
  .replace(/ {2}{ \.\.\.page, path: '\/glossary.*\n/g, '')
  .replace("path: '/shared/:slug'", "path: '/meal-planner', placeholder: true")
  .replace(
    /export async function renderPage[\s\S]*/,
    `
export const routesOf = (registry) => {
  const claimed = Object.entries(registry).flatMap(([remote, { pages }]) =>
    Object.entries(pages).map(([name, page]) => ({ ...page, page: { kind: 'remote', remote, name } })))
  const gone = (route) => route.placeholder && claimed.some(({ path }) => path === route.path)
  return [...SHELL_ROUTES.filter((route) => !gone(route)), ...claimed]
}
export const earlyTextsScript = (texts) => \`early(\${JSON.stringify(texts)})\`
export async function renderPage(path, load, api, registry) {
  const route = routesOf(registry).find((one) => one.path === path)
  if (route?.page.kind !== 'remote') return 'home'
  const part = async (name) => {
    const owner = Object.keys(registry).find((remote) => registry[remote].parts.includes(name))
    const found = owner && await load(owner).catch(() => null)
    return found ? found.parts[name]() : ''
  }
  return (await load(route.page.remote)).pages[route.page.name]({ part })
}
`,
  )

/** What a remote declares. @param pages path of each of its pages, by name */
export const declaring = (pages: Record<string, string>, parts: string[] = []): Declared => ({
  contract: 2,
  pages: Object.fromEntries(
    Object.entries(pages).map(([name, path]) => [
      name,
      { path, title: name, description: name, public: true },
    ]),
  ),
  parts,
})

export const SMALL_REMOTE = `export default { contract: 1, pages: { glossary: () => 'terms', all: () => 'all terms' } }`

export function smallStore(): SmallStore {
  const folder = mkdtempSync(join(tmpdir(), 'evenplate-store-'))
  const rendered = new Set<string>()
  return {
    folder,
    putShell(source = SMALL_SHELL) {
      const version = versionOf(source)
      const home = join(folder, 'shell')
      put(join(home, 'shell.js'), '// the shell in a browser')
      const own = join(folder, 'shells', version)
      const entries = { shell: { initial: { js: ['/shell/shell.js'] } } }
      put(join(own, 'assets.json'), JSON.stringify({ allFiles: ['/shell/shell.js'], entries }))
      put(join(own, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"></svg>')
      put(join(own, 'service-worker.js'), '// the worker')
      const nodeBuild = putRendered('shell', version, source)
      writeBuild(own, { part: 'shell', version }, home, scriptsAndStyles(home), nodeBuild)
      return version
    },
    putRemote(name, source = SMALL_REMOTE, react = '^19.3.1', declared) {
      const version = versionOf(source + react + JSON.stringify(declared))
      const home = join(folder, 'remotes', name, version)
      put(join(home, 'remote-entry.js'), source)
      put(join(home, 'assets.json'), JSON.stringify({ allFiles: ['remote-entry.js'], entries: {} }))
      const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } }
      const shared = [{ name: 'react', requiredVersion: react }]
      put(join(home, 'mf-manifest.json'), JSON.stringify({ exposes: [{ assets }], shared }))
      const nodeBuild = putRendered(name, version, declared ? saying(source, declared) : source)
      writeBuild(home, { part: name, version, declared }, home, scriptsAndStyles(home), nodeBuild)
      return version
    },
    remove() {
      rmSync(folder, { recursive: true, force: true })
      for (const file of rendered) rmSync(file, { force: true })
    },
  }

  function putRendered(part: string, version: string, source: string): string {
    const file = join(folder, 'render', part, `${version}.js`)
    put(file, source)
    rendered.add(join(ROOT, 'site/dist/rendered', part, `${version}.js`))
    return file
  }

  /** Different for each store, because files for rendering are found by version only. */
  function versionOf(source: string): string {
    const hash = createHash('sha256').update(basename(folder)).update(source)
    return hash.digest('hex').slice(0, 12)
  }
}

/** The build's declaration, where a remote's `defineRemote` puts it. */
const saying = (source: string, { pages }: Declared): string => `
${source.replace('export default', 'const remote =')}
for (const [name, declares] of Object.entries(${JSON.stringify(pages)}))
  if (remote.pages[name]) Object.assign(remote.pages[name], { declares })
export default remote`

function put(file: string, content: string): void {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, content)
}
