import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildPart, buildSite } from './build.ts'
import { author } from './builds/author.ts'
import { readLive } from './builds/live.ts'
import { publishRemote } from './builds/publish.ts'
import { expectPasses, release, releaseCanary } from './builds/releasing.ts'
import { readSiteEnv } from './env.ts'
import { toldOf } from './named-part.ts'
import { visitKey } from './visits/key.ts'
import { tokenFor } from './visits/token.ts'

/**
 * `npm run release glossary`: builds the part and makes it live once it passes the gate. With `--canary 10` ten of a hundred
 * visitors get it, with `--preview` anyone who has the printed link. A site that uses this store follows by itself. With
 * `--build <version>` nothing is built: it takes that build from the store. With `--from <folder>` it takes what
 * `remote-kit build` wrote there, in another repository.
 */
const { part, store, build, from, preview, share } = toldOf('release', ['build', 'from', 'preview', 'canary'])
const by = await author(from)
try {
  const version = build ?? (await built())
  const before = readLive(store, part)
  if (preview) await showPreview(version)
  else if (share !== null) await startCanary(version, share)
  else await makeLive(version)

  async function makeLive(version: string): Promise<void> {
    await release(store, part, version, by)
    const ended = before?.canary && before.canary.version !== version ? before.canary.version : null
    console.log(
      before?.live === version
        ? `${part} ${version} is live already`
        : `${part} ${version} is live; before it ${before?.live ?? 'nothing'}${ended ? `. The canary ${ended} has ended` : ''}`,
    )
  }

  async function startCanary(version: string, share: number): Promise<void> {
    const now = await releaseCanary(store, part, version, share, by)
    const was = before?.canary
    console.log(
      `${share} of 100 visitors get ${part} ${version}, the others ${now?.live}${was ? `. Before: ${was.share} of 100 got ${was.version}` : ''}`,
    )
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function showPreview(version: string): Promise<void> {
  const { dataDir, publicSiteUrl } = readSiteEnv(process.env)
  await expectPasses(store, part, version)
  const token = tokenFor({ kind: 'preview', part, version }, visitKey(dataDir), new Date())
  console.log(`${part} ${version} can be previewed for seven days, by anyone with this link:`)
  console.log(`${publicSiteUrl}/preview/${token}`)
}

async function built(): Promise<string> {
  if (from) return publishRemote(builtBy(from), part, store, by.commit)
  if (readLive(store, 'shell')) return buildPart(part, console.log, store)
  // Nothing is live in this store yet: release the whole site.
  const { [part]: version = '' } = await buildSite(console.log, [], store)
  return version
}

/** @throws Error when `remote-kit build` was not run in the folder, or for a remote of another name */
function builtBy(folder: string): string {
  const dist = join(folder, 'dist')
  const missing = ['web/remote-entry.js', `node/${part}.js`].find((file) => !existsSync(join(dist, file)))
  if (missing)
    throw new Error(`${dist} has no ${missing}: remote-kit build writes it for a remote named ${part}`)
  return dist
}
