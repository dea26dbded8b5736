import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bringReply } from '@evenplate/domain/brought-recipe'
import { LIMITS } from '@evenplate/domain/limits'
import { profileWith } from '@evenplate/domain/testing/profile-with'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseChef } from './providers/house-chef/index.ts'
import { LINKS_A_MINUTE, LINKS_AT_ONCE } from './routes/bring-read.ts'
import { memoryBrings, memoryMembers } from './testing/memory-store.ts'
import { openTestGateway } from './testing/open-test-gateway.ts'

const SOUP = 'Lentil Soup\nServes 4\n\nIngredients\n1 cup lentils\n4 cups broth\n\nSteps\n1. Boil.'
const PAGE = `<h1>Gr\u00fcne So\u00dfe</h1><h2>Zutaten</h2><ul><li>200 g Kr\u00e4uter</li><li>2 Eier</li></ul>`

const site = createServer((request, response) => {
  if (request.url === '/robots.txt') return response.writeHead(404).end()
  const json = request.url?.endsWith('.json')
  response.writeHead(200, {
    'content-type': json ? 'application/ld+json' : 'text/html; charset=windows-1252',
  })
  return response.end(
    json
      ? '{"@type":"Recipe","name":"Dal","recipeIngredient":["1 cup lentils","1 onion"]}'
      : Buffer.from(PAGE, 'latin1'),
  )
})
let port = 0
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      site.listen(0, '127.0.0.1', () => {
        port = (site.address() as AddressInfo).port
        resolve()
      })
    }),
)
afterAll(() => {
  site.closeAllConnections()
  site.close()
})

function open() {
  const brings = memoryBrings()
  const gateway = openTestGateway(houseChef(), {
    brings,
    members: memoryMembers({ ann: { id: 'ann-id', profile: profileWith({}) } }),
    web: { resolve: async () => ['127.0.0.1'], isPublic: (one) => one === '127.0.0.1', ports: [port] },
  })
  const read = async (body: unknown, headers: Record<string, string> = {}) => {
    const answer = await gateway.postTo('/bring/read', body, headers)
    return { status: answer.status, body: await answer.json() }
  }
  return { ...gateway, brings, read }
}

it('reads a text, and counts it against the daily limit', async () => {
  const { read } = open()
  const { status, body } = await read({ from: 'text', text: SOUP })
  expect(status).toBe(200)
  const reply = bringReply.parse(body)
  expect(reply.left).toBe(LIMITS.guestBringsPerDay - 1)
  expect(reply.notUnderstood).toEqual([])
  expect(reply.recipes).toMatchObject([{ title: 'Lentil Soup', servings: 4, steps: ['Boil.'], source: null }])
})

it('reads a link in the encoding its site declares, and names its source', async () => {
  const { read } = open()
  const { body } = await read({ from: 'link', link: `http://cook.test:${port}/sosse` })
  expect(body.recipes).toMatchObject([
    {
      title: 'Grüne Soße',
      lines: [{ text: '200 g Kräuter' }, { text: '2 Eier' }],
      source: { name: 'cook.test', url: `http://cook.test:${port}/sosse`, author: null },
    },
  ])
  const data = await read({ from: 'link', link: `http://cook.test:${port}/dal.json` })
  expect(data.body.recipes).toMatchObject([{ title: 'Dal' }])
})

it('costs nothing if nothing could be read', async () => {
  const { read, brings } = open()
  const nothing = await read({ from: 'text', text: 'Good morning. How are you?' })
  expect(nothing).toMatchObject({
    status: 200,
    body: {
      recipes: [],
      notUnderstood: ['We found no list of ingredients in this text.'],
      left: LIMITS.guestBringsPerDay,
    },
  })
  const refused = await read({ from: 'link', link: 'http://[::1]/' })
  expect(refused).toMatchObject({ status: 422, body: { code: 'link_refused' } })
  expect([...brings.used.values()]).toEqual([])
})

it('reads thirty a day for a guest, and two hundred for a member', async () => {
  const { read } = open()
  for (let at = 0; at < LIMITS.guestBringsPerDay; at += 1) await read({ from: 'text', text: SOUP })
  expect(await read({ from: 'text', text: SOUP })).toMatchObject({
    status: 429,
    body: { code: 'bring_limit', message: expect.stringContaining('thirty') },
  })
  const ann = { authorization: 'Bearer ann' }
  expect(await read({ from: 'text', text: SOUP }, ann)).toMatchObject({
    body: { left: LIMITS.memberBringsPerDay - 1 },
  })
})

it('fetches nothing for someone who has reached the daily limit', async () => {
  const { brings, postTo, deps } = open()
  const asked: string[] = []
  deps.web.resolve = async (host) => {
    asked.push(host)
    return ['127.0.0.1']
  }
  brings.left = async () => 0
  const answer = await postTo('/bring/read', { from: 'link', link: `http://cook.test:${port}/` })
  expect([answer.status, asked]).toEqual([429, []])
})

it('asks for a pause after many links in a minute', async () => {
  const { read } = open()
  for (let at = 0; at < LINKS_A_MINUTE; at += 1) await read({ from: 'link', link: 'http://10.0.0.1/' })
  expect(await read({ from: 'link', link: `http://cook.test:${port}/` })).toMatchObject({
    status: 429,
    body: { code: 'request_limit' },
  })
  expect((await read({ from: 'text', text: SOUP })).status).toBe(200)
})

it('fetches eight links at once, for any askers, and is busy for a ninth', async () => {
  const { read, deps } = open()
  const held = Promise.withResolvers<string[]>()
  const full = Promise.withResolvers<void>()
  let [asked, from] = [0, 0]
  deps.peerAddress = () => `203.0.113.${++from}`
  deps.web.resolve = () => {
    asked += 1
    if (asked === LINKS_AT_ONCE) full.resolve()
    return held.promise
  }
  const link = { from: 'link', link: `http://cook.test:${port}/soup` }
  const waiting = Array.from({ length: LINKS_AT_ONCE }, () => read(link))
  await full.promise
  expect(await read(link)).toMatchObject({ status: 503, body: { code: 'busy' } })
  expect((await read({ from: 'text', text: SOUP })).status).toBe(200)
  held.resolve(['127.0.0.1'])
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(200)
  expect((await read(link)).status).toBe(200)
})

it('refuses a request that is too long or has the wrong shape', async () => {
  const { read } = open()
  expect((await read({ from: 'text', text: 'a'.repeat(100_001) })).status).toBe(400)
  expect((await read({ from: 'source', html: 'a'.repeat(7 * 1024 * 1024) })).status).toBe(413)
  expect((await read({ from: 'page' })).status).toBe(400)
})

it('logs nothing of what was brought', async () => {
  const { read, log } = open()
  await read({ from: 'text', text: SOUP })
  await read({ from: 'link', link: `http://cook.test:${port}/secret-soup` })
  await read({ from: 'link', link: 'http://10.0.0.1/secret-soup' })
  expect(JSON.stringify(log)).not.toMatch(/lentil|secret|cook\.test|10\.0\.0/i)
})
