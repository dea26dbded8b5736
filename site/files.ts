import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Context, Handler } from 'hono'

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
}

/** Serves a folder of builds at the path it is mounted on; pages of another origin may load them, as from a CDN that asks here. */
export const files =
  (folder: string, cache: string): Handler =>
  (c) =>
    file(c, folder, c.req.path, cache, { 'access-control-allow-origin': '*' })

/** A file of a folder, precompressed where the visitor takes it, with an ETag. */
export function file(
  c: Context,
  folder: string,
  path: string,
  cache: string,
  more: Record<string, string> = {},
): Response {
  const plain = join(folder, decoded(path) ?? '..')
  if (!plain.startsWith(`${folder}/`) || !isFile(plain)) return c.text('Not found', 404)
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name) && isFile(plain + ENDING[name]))
  const etag = `"${statSync(plain).mtimeMs.toString(36)}-${statSync(plain).size.toString(36)}${encoding ?? ''}"`
  const headers = {
    ...more,
    'content-type': TYPES[plain.slice(plain.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    'cache-control': cache,
    etag,
    vary: 'accept-encoding',
    // Modules of a remote may be loaded by the site on another origin.
    'cross-origin-resource-policy': 'cross-origin',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  }
  if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(readFileSync(plain + (encoding ? ENDING[encoding] : '')), { headers })
}

/** @returns null for what is no encoding */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

const ENDING: Record<string, string> = { br: '.br', gzip: '.gz' }
const isFile = (path: string) => existsSync(path) && statSync(path).isFile()
