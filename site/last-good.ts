import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page, SiteConfig } from './page-composer.ts'

/**
 * The last complete document of each page. It is served if the page's remote cannot be rendered: it names the builds it was
 * made from, which stay in the store.
 * @param folder where they are stored, next to the composed pages; they outlive those
 */
export function lastGoodPages(folder: string, store: string, config: SiteConfig) {
  const madeFor = JSON.stringify(config)
  return {
    keep(file: string, page: Page): void {
      const path = join(folder, `${file}.json`)
      mkdirSync(dirname(path), { recursive: true })
      // Replaced in one step: a site killed meanwhile must find the old one.
      writeFileSync(`${path}.draft`, JSON.stringify({ madeFor, page }))
      renameSync(`${path}.draft`, path)
    },

    /** @returns null when there is none, or it no longer fits this site */
    of(file: string): Page | null {
      const stored = read(join(folder, `${file}.json`))
      return stored?.madeFor === madeFor && hasAllFiles(stored.page.html, store, config.assetsUrl)
        ? stored.page
        : null
    },
  }
}

type StoredPage = { madeFor: string; page: Page }

function read(path: string): StoredPage | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as StoredPage
  } catch {
    // None was stored, or only half of one on a full disk.
    return null
  }
}

/** Whether every file of the store that the document names is still there. */
function hasAllFiles(html: string, store: string, assetsUrl = ''): boolean {
  const named = html
    .replaceAll(`"${assetsUrl}/`, '"/')
    .match(/(?<=")\/(?:shell|remotes)\/[^"?]+\.(?:js|css|woff2)(?=")/g)
  return [...new Set(named)].every((address) => existsSync(join(store, address)))
}
