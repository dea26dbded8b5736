import { describe, expect, it } from 'vitest'
import { houseChef } from './providers/house-chef/index.ts'
import type { OpenList } from './store/plan-store.ts'
import { memorySharedLists } from './testing/memory-plans.ts'
import { openTestGateway } from './testing/open-test-gateway.ts'

const SLUG = 'c3d4'.repeat(16)
const LIST: OpenList = {
  list: {
    week: '2026-11-23',
    sections: [{ name: 'Dairy', items: [{ key: 'eggs', name: 'Eggs', amount: '6', grams: 300 }] }],
  },
  marks: [],
  until: '2026-11-30T12:00:00Z',
}
const open = () => openTestGateway(houseChef(), { sharedLists: memorySharedLists({ [SLUG]: LIST }) })
const tick = (item: string, at = 7) => ({ item, checked: true, at, device: 'another' })

describe('a shared list', () => {
  const read = (gateway = open(), slug = SLUG) => gateway.app.request(`/api/shared-lists/${slug}`)
  const mark = (body: unknown, gateway = open(), slug = SLUG) => gateway.postTo(`/shared-lists/${slug}`, body)

  it('can be read by anyone with its link, and is not cached', async () => {
    const reply = await read()
    expect([reply.status, await reply.json()]).toEqual([200, LIST])
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
  })

  it('can be checked off by them, and nothing else', async () => {
    const gateway = open()
    const reply = await mark({ ops: [tick('eggs'), tick('wine')] }, gateway)
    expect([reply.status, await reply.json()]).toEqual([200, { ...LIST, marks: [tick('eggs')] }])
    expect(await (await read(gateway)).json()).toMatchObject({ marks: [tick('eggs')] })
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect((await gateway.app.request(`/api/shared-lists/${SLUG}`, { method })).status).toBe(404)
  })

  it('is not found under any other address', async () => {
    const gateway = open()
    for (const slug of ['d4'.repeat(32), 'a', SLUG.toUpperCase(), `${SLUG}${SLUG}`, '%00', 'constructor']) {
      const replies = [await read(gateway, slug), await mark({ ops: [tick('eggs')] }, gateway, slug)]
      for (const reply of replies)
        expect([reply.status, (await reply.json()).code]).toEqual([404, 'not_found'])
    }
    expect((await read(gateway, '')).status).toBe(404)
  })

  it.each<[what: string, body: unknown]>([
    ['no marks', {}],
    ['invalid marks', { ops: [1] }],
    ['a thousand and one', { ops: Array.from({ length: 1001 }, (_, n) => tick(`${n}`)) }],
    ['a time that is a text', { ops: [{ ...tick('eggs'), at: 'now' }] }],
    ['an item with a very long name', { ops: [tick('x'.repeat(201))] }],
  ])('refuses %s', async (_what, body) => {
    const reply = await mark(body)
    expect([reply.status, (await reply.json()).code]).toEqual([400, 'invalid_request'])
  })

  it('takes a thousand marks at once, and no body over half a megabyte', async () => {
    const ops = Array.from({ length: 1000 }, (_, n) => tick(`line:${'x'.repeat(180)}${n}`))
    expect((await mark({ ops })).status).toBe(200)
    expect((await mark({ ops, more: 'x'.repeat(512 * 1024) })).status).toBe(413)
  })

  it('is never logged', async () => {
    const gateway = open()
    await read(gateway)
    await mark({ ops: [tick('eggs')] }, gateway)
    expect(JSON.stringify(gateway.log)).not.toMatch(/c3d4|eggs/i)
  })

  it('allows 120 requests a minute from one address', async () => {
    const gateway = openTestGateway(houseChef(), { clock: () => new Date('2026-11-22T12:00:00Z') })
    for (let n = 0; n < 120; n += 1) expect((await read(gateway)).status).toBe(404)
    expect((await read(gateway)).status).toBe(429)
  })
})
