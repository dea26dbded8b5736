import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { CONTRACT, type RemoteModule, type RemotePage } from '../platform/contract.ts'
import { fakeNav, fakePlatform } from '../platform/testing/fake.tsx'

const FILES = ['web/remote-entry.js', 'web/assets.json', 'web/mf-manifest.json']

/**
 * What the site's gate would say about a build, as far as that can be known without the site: one line per problem,
 * none for a build that is fit. The gate has the last word: it also knows the addresses of other parts and the live
 * shell.
 * @param dist the folder that `remote-kit build` writes
 */
export async function wrongWith(dist: string, name: string): Promise<string[]> {
  const node = join(dist, 'node', `${name}.js`)
  const missing = [...FILES.map((file) => join(dist, file)), node].filter((file) => !existsSync(file))
  if (missing.length > 0) return missing.map((file) => `${file} is missing: remote-kit build writes it`)
  const { default: remote } = (await import(pathToFileURL(node).href)) as { default?: RemoteModule }
  if (remote?.contract !== CONTRACT)
    return [`remote.tsx exports contract ${remote?.contract}; this kit is for contract ${CONTRACT}`]
  const pages = Object.entries(remote.pages)
  if (pages.length === 0) return ['remote.tsx declares no page']
  return (await Promise.all(pages.map(([page, component]) => wrongWithPage(page, component)))).flat()
}

async function wrongWithPage(name: string, page: RemotePage): Promise<string[]> {
  const path = page.declares?.path
  if (!path?.startsWith('/')) return [`page "${name}" declares no path`]
  try {
    await page.preload?.()
    // Nothing is known about the visitor yet, as when the site renders it.
    const platform = fakePlatform({ auth: { status: 'loading' }, nav: fakeNav(path) })
    renderToString(createElement(page, { platform }))
    return []
  } catch (error) {
    return [`page "${name}" (${path}) cannot be rendered: ${(error as Error).message}`]
  }
}
