import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { readBuild } from './builds/build-info.ts'
import { clashesOf } from './builds/claims.ts'
import { declaredBy } from './builds/declared-by.ts'
import { hashOf } from './builds/fingerprint.ts'
import { type Builds, entryOf, liveBuilds } from './builds/live.ts'
import { reactWanted } from './builds/react-wanted.ts'
import { openPageComposer, type PageComposer } from './page-composer.ts'
import { nodeBuildAt } from './render/node-build.ts'

/**
 * `node site/gate.ts <store> <part> <version>`: whether a build may become live. It sends whoever started it a list of
 * the reasons against it, empty for a build that may. How it ends says nothing: the build's code runs here.
 */
const [store = '', part = '', version = ''] = process.argv.slice(2)
const reasons = await reasonsAgainst().catch((error: Error) => [error.message])
process.send?.(reasons, () => process.exit())

async function reasonsAgainst(): Promise<string[]> {
  const altered = alteredFiles()
  if (altered.length > 0) return altered
  const said: string[] = []
  const config = { siteUrl: 'http://localhost', supabaseUrl: '', publishableKey: '' }
  const composer = await openPageComposer(config, store, (line) => said.push(line), candidate())
  const remotes = part === 'shell' ? Object.entries(composer.builds.remotes) : [[part, { version }] as const]
  const unfit = await Promise.all(remotes.map(([name, build]) => contractOf(composer, name, build.version)))
  if (unfit.flat().length > 0) return unfit.flat()
  const clashes = clashesOf(part, composer.builds.remotes, composer.ownRoutes)
  if (clashes.length > 0) return clashes
  for (const route of composer.routes) {
    const { page } = route
    if (route.perRequest || page.kind === 'redirect') continue
    if (part === 'shell' || (page.kind === 'remote' && page.remote === part)) await composer.compose(route)
  }
  return said
}

/** What would be live, were this build. */
function candidate(): Builds {
  const now = liveBuilds(store)
  if (part === 'shell') return { ...now, shell: version }
  return { ...now, remotes: { ...now.remotes, [part]: entryOf(store, part, version) } }
}

/** Files that are not what they were when the build was put into the store. */
function alteredFiles(): string[] {
  const { home, files, rendering } = readBuild(store, part, version)
  const altered = Object.entries(files).flatMap(([file, hash]) => {
    const path = join(home, file)
    if (!existsSync(path)) return [`${file} is missing`]
    return hashOf(readFileSync(path)) === hash ? [] : [`${file} is not the file that was built`]
  })
  // The one that was rendered with so far, where it has been: the same bytes are run when it is live.
  const nodeBuild = hashOf(readFileSync(nodeBuildAt(store, part, version)))
  return nodeBuild === rendering
    ? altered
    : [...altered, 'its build for rendering is not the one that was built']
}

/** What a remote asks of the shell and this one does not give: another contract, another React. */
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

/** Ranges as our builds write them: `^19.3.1`. Any other is held to be that version itself. */
function satisfies(has: string, range: string): boolean {
  const [a, b] = [has, range.replace(/^\^/, '')].map((one) => one.split('.').map(Number)) as [
    number[],
    number[],
  ]
  if (!range.startsWith('^')) return has === range
  if (a[0] !== b[0]) return false
  return a[1]! > b[1]! || (a[1] === b[1] && a[2]! >= b[2]!)
}
