import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './builds/fingerprint.ts'
import { type Builds, shellHome } from './builds/live.ts'
import { partFiles } from './builds/part-files.ts'
import type { RouteMeta } from './render/render-input.ts'

/** The document without a page: `shell/main.tsx` draws the page of the address. */
export const ANY_OTHER_DOCUMENT = '/offline.html'

/**
 * The service worker's script: a line that lists the builds of this deployment, then the shell's build of the worker. The
 * browser compares its bytes, so deploying any part installs it again.
 * @param routes those marked `offline`: what members need for reading, and where visits begin. Every other address gets
 * the document without a page
 * @param documentAt the composed document of a route, or of `ANY_OTHER_DOCUMENT`; null for one that replaces a page that
 * could not be rendered. No device should store that; the document without a page is used instead
 */
export function offlineWorker(
  store: string,
  builds: Builds,
  routes: readonly RouteMeta[],
  assetsUrl: string | undefined,
  documentAt: (path: string) => string | null,
): string {
  const hashesAt = (path: string) =>
    [documentAt(path)].flatMap((html) => (html ? hashOf(html, 'sha256') : []))
  const content = {
    documents: Object.fromEntries(
      routes
        .filter(({ offline }) => offline)
        .flatMap(({ path }) => hashesAt(path).map((hash) => [path, hash])),
    ),
    anyOther: { path: ANY_OTHER_DOCUMENT, hash: hashesAt(ANY_OTHER_DOCUMENT)[0] },
    builds: Object.fromEntries(
      partFiles(store, builds, assetsUrl).map(({ address, file }) => [
        address,
        hashOf(readFileSync(file), 'sha256'),
      ]),
    ),
  }
  const code = readFileSync(join(shellHome(store, builds.shell), 'service-worker.js'), 'utf8')
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12)
  return `self.DEPLOYMENT=${JSON.stringify({ version, ...content })}\n${code}`
}
