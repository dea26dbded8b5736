import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Builds } from '../builds/live.ts'
import { ROOT } from '../builds/rooms.ts'
import { nodeBuildAt } from './node-build.ts'
import type { PageContent } from './page-content.ts'
import type { RouteMeta } from './render-input.ts'
import type { RenderReply } from './work.ts'

/** What renders a page's content. */
export type ContentOf = (route: RouteMeta, path: string, reply: RenderReply | null) => Promise<PageContent>

/** Where rendered pages are kept from one start to the next. Whoever removes it makes the next start render them again. */
const KEPT = join(ROOT, 'site/dist/rendered-pages')
/** Milliseconds: the pages of yesterday's start are not needed again. */
const STALE_MS = 2 * 24 * 60 * 60 * 1000

/**
 * The content of pages that the same builds rendered before on the same day, so that a start or a return to former builds
 * renders none of them. Only whole pages are kept: one that failed is tried again at every start.
 * @param builds everything that takes part in rendering
 */
export function keptPages(store: string, builds: Builds, home = KEPT) {
  const folder = join(home, stateOf(store, builds))
  return {
    /** Whether this is the first time. */
    isNew: !existsSync(folder),

    keeping(contentOf: ContentOf): ContentOf {
      return async (route, path, reply) => {
        // What the gateway answers is for one visit.
        if (reply !== null) return contentOf(route, path, reply)
        const file = join(folder, `${hashOf(JSON.stringify([route, path]))}.json`)
        const known = read(file)
        if (known) return known
        const content = await contentOf(route, path, reply)
        if ('html' in content && !content.withoutParts) keep(file, content)
        return content
      }
    },
  }

  function keep(file: string, content: PageContent): void {
    try {
      if (!existsSync(folder)) {
        removeStale(home)
        mkdirSync(folder, { recursive: true })
      }
      // Replaced in one step: another site may start from the same folder.
      const draft = `${file}.${process.pid}.draft`
      writeFileSync(draft, JSON.stringify(content))
      renameSync(draft, file)
    } catch {
      // On a full or read-only disk, the next start renders it again.
    }
  }
}

function read(file: string): PageContent | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * Changes with every build that takes part, with what the shell is told of the others, with React and Node, and every day:
 * a page may name the date.
 */
function stateOf(store: string, { shell, remotes }: Builds): string {
  const versions = Object.entries(remotes).map(([name, { version }]) => ({ part: name, version }))
  const builds = [{ part: 'shell', version: shell }, ...versions].map(({ part, version }) =>
    buildHash(store, part, version),
  )
  const react = readFileSync(join(ROOT, 'node_modules/react-dom/package.json'), 'utf8')
  return hashOf(JSON.stringify([builds, remotes, react, process.version, new Date().toDateString()]))
}

/** By content: hand-made builds of tests may share a version. */
function buildHash(store: string, part: string, version: string): string {
  try {
    return hashOf(readFileSync(nodeBuildAt(store, part, version)))
  } catch {
    return 'none'
  }
}

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32)

function removeStale(home: string): void {
  if (!existsSync(home)) return
  const before = Date.now() - STALE_MS
  for (const name of readdirSync(home)) {
    const folder = join(home, name)
    if (statSync(folder).mtimeMs < before) rmSync(folder, { recursive: true, force: true })
  }
}
