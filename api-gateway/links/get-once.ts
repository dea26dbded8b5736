import { isIP, type LookupFunction } from 'node:net'
import { pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { AppError } from '@evenplate/domain/errors'
import { type Refusal, refused } from './refused.ts'
import type { Web } from './web.ts'

export type Answer = { status: number; location: string | null; type: string; bytes: Uint8Array }

/** The address of each host within one reading: a name is resolved once, and every connection goes to that address. */
export type Resolved = Map<string, string>

/**
 * One request, only to the address that was checked. Sends no cookie, and follows no redirect.
 * @param most bytes of the body, before and after decompression
 * @throws AppError `link_refused`
 */
export async function getOnce(
  url: URL,
  options: { web: Web; resolved: Resolved; userAgent: string; signal: AbortSignal; most: number },
): Promise<Answer> {
  const { web, userAgent, signal, most } = options
  const address = await addressOf(url, options)
  if (!web.ports.includes(Number(url.port || (url.protocol === 'https:' ? 443 : 80)))) throw refused('noPort')
  const toThatAddress: LookupFunction = (_, { all }, done) =>
    all ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address))
  // Loaded for the first link: most visits bring none, and every start would wait for it.
  const { Agent, request } = await import('undici')
  const agent = new Agent({
    connect: { lookup: toThatAddress, timeout: 10_000 },
    pipelining: 0,
    maxHeaderSize: 32_768,
  })
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal,
      headers: { 'user-agent': userAgent, accept: ACCEPTED, 'accept-encoding': 'gzip, br' },
    })
    const location = first(headers.location)
    const isKept = statusCode >= 200 && statusCode < 300
    const bytes = isKept ? await unpacked(body, first(headers['content-encoding']), most) : NOTHING
    return { status: statusCode, location, type: first(headers['content-type']) ?? '', bytes }
  } catch (error) {
    throw error instanceof AppError ? error : refused(whyOf(signal), error)
  } finally {
    // Ends whatever is still coming.
    agent.destroy().catch(() => {})
  }
}

const ACCEPTED =
  'text/html, application/xhtml+xml, application/ld+json, application/json;q=0.9, text/plain;q=0.8'
const NOTHING = new Uint8Array()

const first = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value) ?? null

const whyOf = (signal: AbortSignal): Refusal => (signal.aborted ? 'slow' : 'unreachable')

/** The address of a host. All addresses of its name must be public. */
async function addressOf(
  { hostname }: URL,
  { web, resolved, signal }: { web: Web; resolved: Resolved; signal: AbortSignal },
): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const known = resolved.get(host)
  if (known !== undefined) return known
  const addresses = isIP(host) ? [host] : await inTime(web.resolve(host), signal)
  // IPv4 first: many networks cannot reach IPv6.
  const address = addresses.find((one) => isIP(one) === 4) ?? addresses[0]
  if (address === undefined) throw refused('unknown')
  if (!addresses.every((one) => web.isPublic(one))) throw refused('notPublic')
  resolved.set(host, address)
  return address
}

async function inTime(resolving: Promise<string[]>, signal: AbortSignal): Promise<string[]> {
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(refused('slow')), { once: true })
  })
  try {
    return await Promise.race([resolving, tooLate])
  } catch (error) {
    throw error instanceof AppError ? error : refused('unknown', error)
  }
}

async function unpacked(
  body: AsyncIterable<Uint8Array>,
  encoding: string | null,
  most: number,
): Promise<Uint8Array> {
  const packed = encoding?.trim().toLowerCase() ?? ''
  if (packed === '' || packed === 'identity') return collected(body, most)
  const unpack = UNPACK.get(packed)
  if (!unpack) throw refused('noPage')
  const stream = unpack()
  // An early end also ends the stream for its reader.
  pipeline(atMost(body, most), stream, () => {})
  try {
    return await collected(stream, most)
  } finally {
    stream.destroy()
  }
}

const UNPACK = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])

async function collected(body: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of atMost(body, most)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Compressed bytes are counted too: they can be endless and contain nothing. */
async function* atMost(body: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const piece of body) {
    length += piece.byteLength
    if (length > most) throw refused('large')
    yield piece
  }
}
