import { randomBytes } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  declaring,
  MAPPING_SHELL,
  SMALL_REMOTE,
  SMALL_SHELL,
  type SmallStore,
  smallStore,
} from '../testing/small-store.ts'
import { historyOf, readLive } from './live.ts'
import { makeLive, release, releaseCanary, rollBack } from './releasing.ts'

const BY = { who: 'a test', commit: null }

let store: SmallStore
beforeEach(async () => {
  store = smallStore()
  await makeLive(store.folder, { shell: store.putShell(), glossary: store.putRemote('glossary') }, BY)
})
afterEach(() => store.remove())

/** All files that record what is live, byte for byte. */
const state = () =>
  globSync(['live/*.json', 'history/*', 'remotes.json'], { cwd: store.folder })
    .sort()
    .map((file) => `${file}: ${readFileSync(join(store.folder, file), 'utf8')}`)

async function refused(part: string, version: string, gateMs?: number): Promise<string> {
  const before = state()
  const error: Error = await release(store.folder, part, version, BY, gateMs).then(
    () => new Error('It was released'),
    (error) => error,
  )
  expect(state()).toEqual(before)
  expect(existsSync(join(store.folder, 'live/lock'))).toBe(false)
  return error.message
}

const pages = (glossary: string, contract = 1) =>
  `export default { contract: ${contract}, pages: { glossary: ${glossary}, all: () => 'all terms' } }`

it('lets a good build through', async () => {
  const version = store.putRemote('glossary', `${SMALL_REMOTE} // another`)
  await release(store.folder, 'glossary', version, BY)
  expect(readLive(store.folder, 'glossary')?.live).toBe(version)
  expect(historyOf(store.folder, 'glossary')).toHaveLength(2)
})

it('lets a good shell through, and refuses one that does not speak a live remote’s contract', async () => {
  const next = store.putShell(SMALL_SHELL.replace('[1]', '[1, 2]'))
  await release(store.folder, 'shell', next, BY)
  expect(readLive(store.folder, 'shell')?.live).toBe(next)
  const later = store.putShell(SMALL_SHELL.replace('[1]', '[2, 3]'))
  expect(await refused('shell', later)).toContain(
    'glossary is built for contract 1; the shell speaks 2 and 3',
  )
})

it('refuses a build that the store does not have', async () => {
  expect(await refused('glossary', 'none')).toContain('The store has no build none of glossary')
})

it('refuses a build with an altered or a missing file', async () => {
  const version = store.putRemote('glossary', `${SMALL_REMOTE} // another`)
  const entry = join(store.folder, 'remotes/glossary', version, 'remote-entry.js')
  writeFileSync(entry, 'stolen()')
  expect(await refused('glossary', version)).toContain('remote-entry.js is not the file that was built')
  const rendered = store.putRemote('glossary', `${SMALL_REMOTE} // a third`)
  writeFileSync(join(store.folder, 'render/glossary', `${rendered}.js`), SMALL_REMOTE)
  expect(await refused('glossary', rendered)).toContain(
    'its build for rendering is not the one that was built',
  )
})

it.each([
  ['another contract', pages(`() => ''`, 99), 'glossary is built for contract 99; the shell speaks 1'],
  ['no contract', 'export default {}', 'glossary is built for contract undefined; the shell speaks 1'],
  ['no default', 'export const remote = 1', 'glossary is built for contract undefined; the shell speaks 1'],
  [
    'a page that throws',
    pages(`() => { throw new Error('no terms today') }`),
    'page /glossary of the remote "glossary" could not be rendered: Error: no terms today',
  ],
  ['a page that ends its process', pages('() => process.exit(0)'), 'it ended its process'],
  [
    'a page that is missing',
    `export default { contract: 1, pages: { glossary: () => '' } }`,
    'page /glossary/all of the remote "glossary" could not be rendered',
  ],
  ['code that throws', `throw new Error('no table')`, 'no table'],
  ['code that does not parse', 'export default {', 'Unexpected'],
  ['code that ends the gate as if all were well', 'process.exit(0)', 'the gate ended with 0'],
])('refuses %s', async (_, source, reason) => {
  expect(await refused('glossary', store.putRemote('glossary', source))).toContain(reason)
})

it.each([
  ['^20.0.0', false],
  ['^19.4.0', false],
  ['^19.3.2', false],
  ['^18.3.1', false],
  ['19.3.0', false],
  ['^19.3.1', true],
  ['^19.0.0', true],
  ['19.3.1', true],
])(
  'of a remote that needs React %s, with 19.3.1 in the shell: lets it through is %s',
  async (range, passes) => {
    const version = store.putRemote('glossary', `${SMALL_REMOTE} //`, range)
    if (passes) await release(store.folder, 'glossary', version, BY)
    else
      expect(await refused('glossary', version)).toContain(
        `glossary needs React ${range}; the shell has 19.3.1`,
      )
  },
)

it('ends a gate that hangs', async () => {
  const circles = store.putRemote('glossary', 'for (;;);')
  expect(await refused('glossary', circles, 3_000)).toContain('the gate was not done after 3 s')
  const waits = store.putRemote(
    'glossary',
    `setInterval(() => {}, 1000); await new Promise(() => {}); ${SMALL_REMOTE}`,
  )
  expect(await refused('glossary', waits, 3_000)).toContain('the gate was not done after 3 s')
})

it('makes nobody wait for a gate', async () => {
  const { goesOn, waits } = waitingInGate()
  const waiting = release(store.folder, 'glossary', store.putRemote('glossary', waits + SMALL_REMOTE), BY)
  const account = store.putRemote('account')
  await release(store.folder, 'account', account, BY)
  expect(readLive(store.folder, 'account')?.live).toBe(account)
  expect(historyOf(store.folder, 'glossary')).toHaveLength(1)
  goesOn()
  await waiting
  expect(historyOf(store.folder, 'glossary')).toHaveLength(2)
})

it('checks a build against the shell that is live at its turn, not only when its gate began', async () => {
  const { inGate, goesOn, waits } = waitingInGate()
  const version = store.putRemote('glossary', waits + SMALL_REMOTE)
  const released = release(store.folder, 'glossary', version, BY).catch((error: Error) => error.message)
  await expect.poll(() => existsSync(inGate), { timeout: 20_000 }).toBe(true)
  await makeLive(store.folder, { shell: store.putShell(SMALL_SHELL.replace('[1]', '[2]')) }, BY)
  goesOn()
  expect(await released).toContain('glossary is built for contract 1; the shell speaks 2')
  expect(historyOf(store.folder, 'glossary')).toHaveLength(1)
})

/** A build that reports when it is in the gate, and waits there until told to go on. */
function waitingInGate() {
  const inGate = join(store.folder, 'in-the-gate')
  const waits = `
    import { existsSync, writeFileSync } from 'node:fs'
    writeFileSync('${inGate}', '')
    while (!existsSync('${inGate}-further')) await new Promise((resolve) => setTimeout(resolve, 20));
    `
  return { inGate, waits, goesOn: () => writeFileSync(`${inGate}-further`, '') }
}

const remoteOf = (pages: string, parts = '') =>
  `export default { contract: 2, pages: { ${pages} }, parts: { ${parts} } }`

it('refuses a remote of contract 2 while the shell speaks only 1, with a sentence that names both', async () => {
  const next = store.putRemote(
    'glossary',
    remoteOf(`glossary: () => ''`),
    undefined,
    declaring({ glossary: '/glossary' }),
  )
  expect(await refused('glossary', next)).toContain('glossary is built for contract 2; the shell speaks 1')
})

it('releases a page unknown to the shell, and refuses one that another part or the shell has', async () => {
  await release(store.folder, 'shell', store.putShell(MAPPING_SHELL), BY)
  const put = (name: string, path: string) =>
    store.putRemote(name, remoteOf(`plan: () => 'a week'`), undefined, declaring({ plan: path }))
  await release(store.folder, 'planner', put('planner', '/meal-planner'), BY)
  expect(readLive(store.folder, 'planner')).not.toBeNull()
  expect(await refused('account', put('account', '/meal-planner'))).toContain(
    'account and planner both claim /meal-planner',
  )
  expect(await refused('account', put('account', '/dashboard'))).toContain(
    'account and shell both claim /dashboard',
  )
  // The pages of the store's contract 1 remote may be replaced.
  await release(store.folder, 'account', put('account', '/glossary'), BY)
})

it('refuses a shell with a page that a part has', async () => {
  await release(store.folder, 'shell', store.putShell(MAPPING_SHELL), BY)
  const planner = remoteOf(`plan: () => 'a week'`)
  await release(
    store.folder,
    'planner',
    store.putRemote('planner', planner, undefined, declaring({ plan: '/meal-planner' })),
    BY,
  )
  const shell = store.putShell(MAPPING_SHELL.replace(', placeholder: true', ''))
  expect(await refused('shell', shell)).toContain('shell and planner both claim /meal-planner')
})

it('refuses a build whose record lists other pages than the build itself', async () => {
  await release(store.folder, 'shell', store.putShell(MAPPING_SHELL), BY)
  const planner = remoteOf(`plan: () => 'a week'`)
  const version = store.putRemote('planner', planner, undefined, declaring({ plan: '/meal-planner' }))
  const file = join(store.folder, 'remotes/planner', version, 'build.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('/meal-planner', '/weeks'))
  expect(await refused('planner', version)).toContain('planner says of itself what its build does not')
})

it('does not blame a remote for another’s part on its page', async () => {
  await release(store.folder, 'shell', store.putShell(MAPPING_SHELL), BY)
  const broken = remoteOf(`list: () => 'a list'`, `'recipe-list': () => { throw new Error('no list') }`)
  const recipes = store.putRemote('recipes', broken, undefined, declaring({ list: '/list' }, ['recipe-list']))
  await makeLive(store.folder, { recipes }, BY)
  const host = remoteOf(`plan: async ({ part }) => 'a week' + await part('recipe-list')`)
  await release(
    store.folder,
    'planner',
    store.putRemote('planner', host, undefined, declaring({ plan: '/meal-planner' })),
    BY,
  )
})

it('refuses a page whose scripts are over budget', async () => {
  const much = `${SMALL_REMOTE} // ${randomBytes(180_000).toString('base64')}`
  expect(await refused('glossary', store.putRemote('glossary', much))).toMatch(
    /\/glossary needs 18\d\.\d KB of JavaScript for its first screen; its budget is 170 KB/,
  )
})

it('refuses a remote and a shell with a part that cannot be drawn', async () => {
  const drawing = (more: string) =>
    store.putShell(`${MAPPING_SHELL}
      export const renderPart = async (name, load, registry) => {
        const owner = Object.keys(registry).find((remote) => registry[remote].parts.includes(name))
        return (await load(owner)).parts[name]() ${more}
      }`)
  await release(store.folder, 'shell', drawing(''), BY)
  const recipes = (part: string) =>
    store.putRemote(
      'recipes',
      remoteOf(`list: () => 'a list'`, `'recipe-list': ${part}`),
      undefined,
      declaring({ list: '/list' }, ['recipe-list']),
    )
  const said = 'The part "recipe-list" of recipes could not be rendered: Error: no list'
  expect(await refused('recipes', recipes(`() => { throw new Error('no list') }`))).toContain(said)
  await release(store.folder, 'recipes', recipes(`() => 'recipes'`), BY)
  const next = drawing(`+ (() => { throw new Error('no list') })()`)
  expect(await refused('shell', next)).toContain(said)
})

it('also checks a build against other parts’ canaries', async () => {
  await release(store.folder, 'shell', store.putShell(MAPPING_SHELL), BY)
  const put = (name: string) =>
    store.putRemote(name, remoteOf(`plan: () => 'a week'`), undefined, declaring({ plan: '/meal-planner' }))
  await makeLive(store.folder, { account: store.putRemote('account') }, BY)
  await releaseCanary(store.folder, 'account', put('account'), 10, BY)
  expect(readLive(store.folder, 'account')?.canary?.share).toBe(10)
  expect(await refused('planner', put('planner'))).toContain('planner and account both claim /meal-planner')
  expect(await refused('shell', store.putShell(SMALL_SHELL))).toContain(
    'account is built for contract 2; the shell speaks 1',
  )
  await rollBack(store.folder, 'account', BY)
  await release(store.folder, 'planner', put('planner'), BY)
})

it('checks again if another part has claimed an address meanwhile', async () => {
  await release(store.folder, 'shell', store.putShell(MAPPING_SHELL), BY)
  const planner = (name: string, before = '') =>
    store.putRemote(
      name,
      before + remoteOf(`plan: () => 'a week'`),
      undefined,
      declaring({ plan: '/meal-planner' }),
    )
  const { inGate, goesOn, waits } = waitingInGate()
  const version = planner('planner', waits)
  const released = release(store.folder, 'planner', version, BY).catch((error: Error) => error.message)
  await expect.poll(() => existsSync(inGate), { timeout: 20_000 }).toBe(true)
  await makeLive(store.folder, { account: planner('account') }, BY)
  goesOn()
  expect(await released).toContain('planner and account both claim /meal-planner')
})
