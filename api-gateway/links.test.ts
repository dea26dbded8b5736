import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateRawSync, gzipSync } from 'node:zlib'
import { AppError } from '@evenplate/domain/errors'
import { threadMs } from '@evenplate/domain/testing/thread-ms'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { LINK_LIMITS, readLink } from './links/read-link.ts'
import { isPublic, PUBLIC_WEB, type Web } from './links/web.ts'

const SITE = 'https://evenplate.test'
const HTML = { 'content-type': 'text/html; charset=utf-8' }
const PAGE = '<h1>Soup</h1>'

let server: Server
let port: number
let answers: RequestListener
let asked: { path: string; headers: Record<string, unknown> }[] = []
let names: Map<string, string[][]>
let resolved: string[] = []

/** The web of these tests: one machine counts as public, and each test decides what names resolve to. */
const web = (): Web => ({
  async resolve(host) {
    resolved.push(host)
    const turns = names.get(host)
    if (!turns) throw new Error('no such host')
    return turns.length > 1 ? turns.shift()! : turns[0]!
  },
  isPublic: (address) => address === '127.0.0.1',
  ports: [port],
})

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers })
    answers(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  resolved = []
  names = new Map([['cook.test', [['127.0.0.1']]]])
  answers = serving()
})

/** Pages by their path; no rules for robots unless a test adds some. */
function serving(pages: Record<string, RequestListener> = {}): RequestListener {
  const all = new Map(Object.entries(pages))
  return (request, response) => {
    const page = all.get(request.url ?? '')
    if (page) page(request, response)
    else if (request.url === '/robots.txt') response.writeHead(404).end()
    else response.writeHead(200, HTML).end(PAGE)
  }
}

const to =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location }).end()

const at = (path: string, host = 'cook.test') => `http://${host}:${port}${path}`

async function read(link: string, limits: Partial<typeof LINK_LIMITS> & object = {}, of = web()) {
  const page = await readLink(link, { web: of, siteUrl: SITE, limits: { ...LINK_LIMITS, ...limits } })
  return { ...page, text: new TextDecoder().decode(page.bytes) }
}

async function refusal(link: string, limits: object = {}, of = web()): Promise<string> {
  const error = await read(link, limits, of).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AppError)
  expect((error as AppError).code).toBe('link_refused')
  return (error as AppError).message
}
const pages = () => asked.filter(({ path }) => path !== '/robots.txt').map(({ path }) => path)

const NOT_PUBLIC = 'That link does not lead to a public website.'

it('reads a page under our own name, with no cookie and nothing about the visitor', async () => {
  const page = await read(`${at('/soup')}?a=1#steps`)
  expect(page).toMatchObject({ address: at('/soup?a=1'), text: PAGE })
  for (const { headers } of asked) {
    expect(headers['user-agent']).toBe(`EvenplateBot/1.0 (+${SITE}/)`)
    expect(Object.keys(headers).sort()).toEqual(
      ['accept', 'accept-encoding', 'connection', 'host', 'user-agent'].sort(),
    )
  }
})

it('sends no user name or password from a link', async () => {
  await read(`http://ann:secret@cook.test:${port}/`)
  expect(JSON.stringify(asked)).not.toMatch(/authorization|secret/)
})

it.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.16.9.9',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '240.0.0.1',
  '[::1]',
  '[::]',
  '[fe80::1]',
  '[fd00::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001::1]',
  '[2001:db8::1]',
  '[100::1]',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0x7f.1',
  '127.1',
  '①②⑦.0.0.1',
])('fetches nothing from %s', async (host) => {
  expect(await refusal(`http://${host}/`, {}, { ...PUBLIC_WEB, resolve: web().resolve })).toBe(NOT_PUBLIC)
  expect(resolved).toEqual([])
  names.set('named.test', [[new URL(`http://${host}/`).hostname.replace(/^\[|\]$/g, '')]])
  expect(await refusal('http://named.test/', {}, { ...PUBLIC_WEB, resolve: web().resolve })).toBe(NOT_PUBLIC)
  expect(asked).toEqual([])
})

it('accepts public addresses, and nothing that is not an address', () => {
  expect(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111'].map(isPublic)).toEqual([true, true, true])
  expect(['', 'localhost', 'fe80::1%eth0', '2130706433', '4000::1'].map(isPublic)).toEqual(
    Array.from({ length: 5 }, () => false),
  )
})

it('fetches nothing from a name with one private address among others', async () => {
  names.set('cook.test', [['127.0.0.1', '10.0.0.1']])
  expect(await refusal(at('/'))).toBe(NOT_PUBLIC)
  expect(asked).toEqual([])
})

it('resolves a name once, and connects to the address it checked even if the name then changes', async () => {
  names.set('cook.test', [['127.0.0.1'], ['10.0.0.1']])
  answers = serving({ '/moved': to('/soup') })
  expect((await read(at('/moved'))).address).toBe(at('/soup'))
  expect(resolved).toEqual(['cook.test'])
})

it.each([
  ['a private address', 'http://10.0.0.1/'],
  ['a mapped private address', 'http://[::ffff:10.0.0.1]/'],
  ['a decimal private address', 'http://167772161/'],
  ['a name of a private address', 'http://inside.test/'],
])('follows no redirect to %s', async (_, location) => {
  names.set('inside.test', [['192.168.0.1']])
  answers = serving({ '/moved': to(location) })
  expect(await refusal(at('/moved'))).toBe(NOT_PUBLIC)
  expect(pages()).toEqual(['/moved'])
})

it.each([['file:///etc/passwd'], ['ftp://cook.test/'], ['javascript:alert(1)'], ['soup recipe'], ['']])(
  'asks for a link instead of %s',
  async (link) => {
    expect(await refusal(link)).toBe('Please enter a link that begins with http:// or https://.')
  },
)

it('follows no redirect to a file', async () => {
  answers = serving({ '/moved': to('file:///etc/passwd') })
  expect(await refusal(at('/moved'))).toMatch(/^Please enter a link/)
})

it('connects to no other port', async () => {
  expect(await refusal(`http://cook.test:${port + 1}/`)).toMatch(/a part of a website/)
})

it('says that there is no such site', async () => {
  expect(await refusal('http://nowhere.test/')).toBe('We found no website at that address.')
})

it('follows five redirects and not six', async () => {
  answers = serving(
    Object.fromEntries(Array.from({ length: 7 }, (_, step) => [`/${step}`, to(`/${step + 1}`)])),
  )
  expect((await read(at('/2'))).address).toBe(at('/7'))
  expect(await refusal(at('/1'))).toMatch(/redirects too many times/)
})

it('follows a site’s robots.txt on every page that a link leads to', async () => {
  const rules: RequestListener = (_, response) =>
    response.writeHead(200).end('User-agent: EvenplateBot\nDisallow: /private\n\nUser-agent: *\nDisallow: /')
  answers = serving({ '/robots.txt': rules, '/moved': to('/private/soup') })
  expect((await read(at('/soup'))).text).toBe(PAGE)
  expect(await refusal(at('/private/soup'))).toMatch(/asks programs not to read/)
  expect(await refusal(at('/moved'))).toMatch(/asks programs not to read/)
  expect(pages()).toEqual(['/soup', '/moved'])
  answers = serving({ '/robots.txt': (_, response) => response.writeHead(503).end() })
  expect(await refusal(at('/soup'))).toMatch(/asks programs not to read/)
})

it('is not slowed by rules for very many robots', async () => {
  const rules = `${'user-agent:x\n'.repeat(2000)}${'allow:/\n'.repeat(8000)}`
  answers = serving({ '/robots.txt': (_, response) => response.writeHead(200).end(rules) })
  const began = threadMs()
  expect((await read(at('/soup'))).text).toBe(PAGE)
  expect(threadMs() - began).toBeLessThan(1000)
})

it('follows no redirect to an address longer than a link may be', async () => {
  answers = serving({ '/moved': to(`/${'a'.repeat(2000)}`) })
  expect(await refusal(at('/moved'))).toMatch(/doesn’t lead to a web page/)
})

it.each([
  [404, /no page/],
  [403, /does not let us/],
  [500, /did not answer/],
])('says what an answer of %i means', async (status, words) => {
  answers = serving({ '/soup': (_, response) => response.writeHead(status, HTML).end('secret words') })
  expect(await refusal(at('/soup'))).toMatch(words)
})

it.each(['image/png', 'application/pdf', 'application/octet-stream', ''])('reads no %s', async (type) => {
  answers = serving({ '/soup': (_, response) => response.writeHead(200, { 'content-type': type }).end(PAGE) })
  expect(await refusal(at('/soup'))).toMatch(/doesn’t lead to a web page/)
})

const big = Buffer.alloc(LINK_LIMITS.bytes + 1, 'a')
/** Empty deflate blocks, a hundredth of the limit. */
const emptyBlocks = Buffer.alloc(60_000, Buffer.from('000000ffff', 'hex'))
it.each<[string, RequestListener]>([
  [
    'a page that claims to be a gigabyte',
    (_, response) => {
      response.writeHead(200, { ...HTML, 'content-length': 2 ** 30 })
      response.write(big)
    },
  ],
  ['a page that is too large', (_, response) => response.writeHead(200, HTML).end(big)],
  [
    'an endless page',
    (_, response) => {
      response.writeHead(200, HTML)
      const more = () => {
        while (!response.destroyed && response.write(big.subarray(0, 65_536)));
      }
      response.on('drain', more)
      more()
    },
  ],
  [
    'a gzip bomb',
    (_, response) =>
      response
        .writeHead(200, { ...HTML, 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(64 * 1024 * 1024))),
  ],
  [
    'a Brotli bomb',
    (_, response) =>
      response
        .writeHead(200, { ...HTML, 'content-encoding': 'br' })
        .end(brotliCompressSync(Buffer.alloc(16 * 1024 * 1024))),
  ],
  [
    'a short page compressed to 6 MB',
    (_, response) => {
      response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' })
      response.write(Buffer.from('1f8b0800000000000003', 'hex'))
      for (let block = 0; block < 100; block += 1) response.write(emptyBlocks)
      response.end(Buffer.concat([deflateRawSync(PAGE), gzipSync(PAGE).subarray(-8)]))
    },
  ],
])('stops reading %s', async (_, page) => {
  answers = serving({ '/soup': page })
  expect(await refusal(at('/soup'))).toMatch(/larger than 5 MB/)
})

it('reads a compressed page', async () => {
  const packed: RequestListener = (_, response) =>
    response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(gzipSync(PAGE))
  answers = serving({ '/soup': packed })
  expect((await read(at('/soup'))).text).toBe(PAGE)
})

it.each<[string, RequestListener]>([
  ['sends nothing', () => {}],
  [
    'sends a word at a time',
    (_, response) => {
      response.writeHead(200, HTML)
      const more = setInterval(() => response.write('a'), 20)
      response.on('close', () => clearInterval(more))
    },
  ],
])('gives up on a site that %s', async (_, page) => {
  answers = serving({ '/soup': page })
  expect(await refusal(at('/soup'), { ms: 300 })).toMatch(/longer than 10 seconds/)
})

it('gives up on a name that is not resolved in time', async () => {
  const never: Web = { ...web(), resolve: () => new Promise(() => {}) }
  expect(await refusal(at('/soup'), { ms: 100 }, never)).toMatch(/longer than 10 seconds/)
})
