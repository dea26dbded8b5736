import { readFileSync, type Stats, statSync } from 'node:fs'
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

/** Serves a folder of builds at its mount path. Pages of another origin may load them, for example through a CDN. */
export const files =
  (folder: string, cache: string): Handler =>
  (c) =>
    file(c, folder, c.req.path, cache, { 'access-control-allow-origin': '*' })

type Encoding = 'br' | 'gzip'
type FoundFile = { etag: string; encoding: Encoding | undefined; body: Buffer }
type LookAt = (path: string, accepted: Encoding[]) => FoundFile | null

/** The most bytes of one cached file, and of all of them together. */
const KEPT = { one: 256 * 1024, all: 16 * 1024 * 1024 }

/**
 * Looks up files once, for folders whose files never change: they stay in memory while there is room. Missing files are
 * looked up again, since they may appear.
 */
export function keptFiles(): LookAt {
  const kept = new Map<string, FoundFile>()
  let bytes = 0
  return (path, accepted) => {
    const key = `${accepted.join()} ${path}`
    const known = kept.get(key)
    if (known) return known
    const found = lookAt(path, accepted)
    if (!found || found.body.length > KEPT.one) return found
    bytes += found.body.length
    if (bytes > KEPT.all) {
      kept.clear()
      bytes = found.body.length
    }
    kept.set(key, found)
    return found
  }
}

/** A file of a folder, precompressed if the visitor accepts that, with an ETag. */
export function file(
  c: Context,
  folder: string,
  path: string,
  cache: string,
  more: Record<string, string> = {},
  look = lookAt,
): Response {
  const plain = join(folder, decoded(path) ?? '..')
  const header = c.req.header('accept-encoding') ?? ''
  const accepted = ENCODINGS.filter((name) => header.includes(name))
  const found = plain.startsWith(`${folder}/`) ? look(plain, accepted) : null
  if (!found) return c.text('Not found', 404)
  const { etag, encoding, body } = found
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
  return new Response(new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.length), { headers })
}

/** @returns null for anything that is not an encoding */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function lookAt(path: string, accepted: Encoding[]): FoundFile | null {
  const plain = statOf(path)
  if (!plain?.isFile()) return null
  const encoding = accepted.find((name) => statOf(path + ENDING[name])?.isFile())
  const etag = `"${plain.mtimeMs.toString(36)}-${plain.size.toString(36)}${encoding ?? ''}"`
  return { etag, encoding, body: readFileSync(path + (encoding ? ENDING[encoding] : '')) }
}

/** @returns null for a missing file, or a name that no file can have */
function statOf(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null
  } catch (error) {
    if (NO_NAME.includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

/** Too long for the file system; with a NUL. */
const NO_NAME = ['ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']

const ENCODINGS: Encoding[] = ['br', 'gzip']
const ENDING: Record<Encoding, string> = { br: '.br', gzip: '.gz' }
