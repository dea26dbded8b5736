import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { budgetOf, OTHERS_PARTS } from './budgets.ts'
import { readBuild } from './builds/build-info.ts'
import { clashesOf } from './builds/claims.ts'
import { declaredBy } from './builds/declared-by.ts'
import { hashOf } from './builds/fingerprint.ts'
import { type Builds, buildsWith, canariesOf, liveBuilds } from './builds/live.ts'
import { reactWanted } from './builds/react-wanted.ts'
import { openPageComposer, type Page, type PageComposer } from './page-composer.ts'
import { nodeBuildAt } from './render/node-build.ts'

/**
 * `node site/gate.ts <store> <part> <version>`: whether a build may become live. Sends the process that started it a list of
 * reasons against the build, empty if it may. The exit code means nothing, because the build's code runs here.
 */
const [store = '', part = '', version = ''] = process.argv.slice(2)
const reasons = await reasonsAgainst().catch((error: Error) => [error.message])
process.send?.(reasons, () => process.exit())

async function reasonsAgainst(): Promise<string[]> {
  const altered = alteredFiles()
  if (altered.length > 0) return altered
  for (const builds of candidates()) {
    const reasons = await reasonsIn(builds)
    if (reasons.length > 0) return reasons
  }
  return []
}

/** Reasons against the build, all of one kind. */
async function reasonsIn(builds: Builds): Promise<string[]> {
  const said: string[] = []
  const config = { siteUrl: 'http://localhost', supabaseUrl: '', publishableKey: '' }
  const composer = await openPageComposer(config, store, (line) => said.push(line), builds)
  const remotes = part === 'shell' ? Object.entries(composer.builds.remotes) : [[part, { version }] as const]
  const unfit = await Promise.all(remotes.map(([name, build]) => contractOf(composer, name, build.version)))
  if (unfit.flat().length > 0) return unfit.flat()
  const clashes = clashesOf(part, composer.builds.remotes, composer.ownRoutes)
  if (clashes.length > 0) return clashes
  for (const route of composer.routes) {
    const { page } = route
    if (route.perRequest || page.kind === 'redirect') continue
    if (part !== 'shell' && (page.kind !== 'remote' || page.remote !== part)) continue
    const own = page.kind === 'remote' ? page.remote : ''
    said.push(...overBudget(route.path, own, await composer.compose(route)))
  }
  for (const [name] of remotes) said.push(...(await failingParts(composer, name)))
  return said
}

/** The live builds with this one, and the same for visitors who get other parts' canaries. */
function candidates(): Builds[] {
  const live = liveBuilds(store)
  const { [part]: _, ...others } = canariesOf(store)
  const canaries = Object.fromEntries(Object.entries(others).map(([name, one]) => [name, one.version]))
  const own = { [part]: version }
  const everybody = buildsWith(store, live, own)
  return Object.keys(canaries).length === 0
    ? [everybody]
    : [everybody, buildsWith(store, live, { ...canaries, ...own })]
}

/** The scripts a page needs first, as browsers load them: its own, and those of the parts on it. */
function overBudget(path: string, own: string, { preload }: Page): string[] {
  const isOthers = (address: string) =>
    address.startsWith('/remotes/') && !address.startsWith(`/remotes/${own}/`)
  const [size, others] = [sizeOf(preload.filter((one) => !isOthers(one))), sizeOf(preload.filter(isOthers))]
  const budget = budgetOf(path)
  const said: string[] = []
  if (size > budget)
    said.push(
      `${path} needs ${size.toFixed(1)} KB of JavaScript for its first screen; its budget is ${budget} KB`,
    )
  if (others > OTHERS_PARTS)
    said.push(`The parts on ${path} need ${others.toFixed(1)} KB; their budget is ${OTHERS_PARTS} KB`)
  return said
}

/** KB. */
function sizeOf(addresses: string[]): number {
  return addresses.map((address) => compressedSize(join(store, address))).reduce((a, b) => a + b, 0) / 1000
}

function compressedSize(file: string): number {
  return existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file)).length
}

/** Renders parts without any props: another team's page may have been built before a prop existed. */
async function failingParts({ renderPart, builds }: PageComposer, name: string): Promise<string[]> {
  const found = builds.remotes[name]
  if (!found || !renderPart) return []
  const load = async (remote: string) =>
    (await import(pathToFileURL(nodeBuildAt(store, remote, builds.remotes[remote]!.version)).href)).default
  const failing: string[] = []
  for (const one of found.parts)
    await renderPart(one, load, builds.remotes).catch((error: Error) =>
      failing.push(`The part "${one}" of ${name} could not be rendered: ${error.name}: ${error.message}`),
    )
  return failing
}

/** Files that changed since the build was put into the store. */
function alteredFiles(): string[] {
  const { home, files, rendering } = readBuild(store, part, version)
  const altered = Object.entries(files).flatMap(([file, hash]) => {
    const path = join(home, file)
    if (!existsSync(path)) return [`${file} is missing`]
    return hashOf(readFileSync(path)) === hash ? [] : [`${file} is not the file that was built`]
  })
  // The build that rendered here, if it did: the same bytes run when it is live.
  const nodeBuild = hashOf(readFileSync(nodeBuildAt(store, part, version)))
  return nodeBuild === rendering
    ? altered
    : [...altered, 'its build for rendering is not the one that was built']
}

/** What a remote needs but this shell does not have: another contract, another React. */
async function contractOf({ speaks, react }: PageComposer, name: string, build: string): Promise<string[]> {
  const { default: remote } = await import(pathToFileURL(nodeBuildAt(store, name, build)).href)
  const { declared } = readBuild(store, name, build)
  const says = remote?.pages && declaredBy(remote)
  const wanted = reactWanted(join(store, 'remotes', name, build))
  return [
    ...(speaks.includes(remote?.contract)
      ? []
      : [`${name} is built for contract ${remote?.contract}; the shell speaks ${speaks.join(' and ')}`]),
    ...(!declared || isDeepStrictEqual(JSON.parse(JSON.stringify(says)), declared)
      ? []
      : [`${name} says of itself what its build does not: its pages or parts in build.json are others`]),
    ...(!wanted || satisfies(react, wanted) ? [] : [`${name} needs React ${wanted}; the shell has ${react}`]),
  ]
}

/** Ranges as our builds write them: `^19.3.1`. Any other range counts as that exact version. */
function satisfies(has: string, range: string): boolean {
  const [a, b] = [has, range.replace(/^\^/, '')].map((one) => one.split('.').map(Number)) as [
    number[],
    number[],
  ]
  if (!range.startsWith('^')) return has === range
  if (a[0] !== b[0]) return false
  return a[1]! > b[1]! || (a[1] === b[1] && a[2]! >= b[2]!)
}
