import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { houseChef } from './providers/house-chef/index.ts'
import type { CalendarFeed } from './store/plan-store.ts'
import { memoryCalendars } from './testing/memory-plans.ts'
import { openTestGateway } from './testing/open-test-gateway.ts'

const TOKEN = 'a1b2'.repeat(16)
const FEED: CalendarFeed = {
  withCarbs: false,
  plans: [
    {
      week: '2026-11-23',
      revision: 2,
      updatedAt: '2026-11-22T10:00:00Z',
      counts: 'total',
      slots: [
        {
          id: randomUUID(),
          day: '2026-11-23',
          meal: 'Dinner',
          portion: 1,
          content: { kind: 'dish', dish: 'chili' },
        },
      ],
      dishes: new Map([
        ['chili', { title: 'Turkey chili', carbs: null, netCarbs: null, basis: null, mayAdd: null }],
      ]),
    },
  ],
  cancelled: [],
}
const open = (clock = () => new Date('2026-11-22T12:00:00Z')) =>
  openTestGateway(houseChef(), { calendars: memoryCalendars({ [TOKEN]: FEED }), clock })
const summaries = (file: string) =>
  new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((one) => one.getFirstPropertyValue('summary'))

describe('a calendar feed', () => {
  const ask = (gateway = open(), token = `${TOKEN}.ics`, init: RequestInit = {}) =>
    gateway.app.request(`/api/calendar/${token}`, init)

  it('answers with a calendar that no proxy may cache and no search engine may index (Tandoor #4429)', async () => {
    const reply = await ask()
    expect(reply.status).toBe(200)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=0',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(summaries(await reply.text())).toEqual(['Dinner: Turkey chili'])
  })

  it('answers “not modified” to a calendar that has the current version', async () => {
    const gateway = open()
    const etag = (await ask(gateway)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await ask(gateway, undefined, { headers: { 'if-none-match': known } })
      expect([reply.status, await reply.text(), reply.headers.get('etag')]).toEqual([304, '', etag])
    }
    const other = await ask(gateway, undefined, { headers: { 'if-none-match': '"other"' } })
    expect(other.status).toBe(200)
  })

  it('answers a HEAD request', async () => {
    const reply = await ask(open(), undefined, { method: 'HEAD' })
    expect([reply.status, await reply.text()]).toEqual([200, ''])
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect((await ask(open(), 'wrong.ics', { method: 'HEAD' })).status).toBe(404)
  })

  it('gives the same “not found” for a wrong, short, long or revoked address', async () => {
    const gateway = open()
    const answers = []
    for (const token of ['b2'.repeat(32), 'a', `${TOKEN}${TOKEN}`, TOKEN.toUpperCase(), '%00', '..%2f']) {
      const reply = await ask(gateway, `${token}.ics`)
      answers.push([reply.status, Object.fromEntries(reply.headers), await reply.text()])
    }
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(answers[0]![0]).toBe(404)
    expect(answers[0]![1]).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  })

  it('is never logged', async () => {
    const gateway = open()
    await ask(gateway)
    await ask(gateway, 'b2b2.ics')
    expect(JSON.stringify(gateway.log)).not.toMatch(/a1b2|b2b2|chili/i)
    expect(gateway.log.map(([, facts]) => (facts as { route: string }).route)).toEqual([
      '/calendar',
      '/calendar',
    ])
  })

  it('allows three hundred requests a minute from one address', async () => {
    let now = new Date('2026-11-22T12:00:00Z')
    const gateway = open(() => now)
    for (let n = 0; n < 300; n += 1) expect((await ask(gateway)).status).toBe(200)
    const over = await ask(gateway)
    expect([over.status, over.headers.get('retry-after'), (await over.json()).code]).toEqual([
      429,
      '60',
      'request_limit',
    ])
    now = new Date('2026-11-22T12:01:00Z')
    expect((await ask(gateway)).status).toBe(200)
  })

  it('accepts no POST, PUT or DELETE', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await ask(open(), undefined, { method, body: '{}' })).status).toBe(404)
  })
})

describe('a week as a file', () => {
  const slot = (more: object = {}) => ({
    id: randomUUID(),
    day: '2026-11-25',
    meal: 'Dinner',
    title: 'Turkey chili',
    carbs: 44,
    ...more,
  })
  const ask = (body: unknown) => open().postTo('/meal-plan-calendar', body)
  const words = async (body: unknown) => {
    const reply = await ask(body)
    expect(reply.status).toBe(200)
    return summaries(await reply.text())
  }

  it('is made from what a guest sends, with carbohydrate only if they ask for it', async () => {
    const reply = await ask({ slots: [slot()], withCarbs: false })
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="evenplate-2026-11-23.ics"',
      'cache-control': 'no-store',
    })
    expect(summaries(await reply.text())).toEqual(['Dinner: Turkey chili'])
    expect(await words({ slots: [slot()], withCarbs: true })).toEqual(['Dinner: Turkey chili (44 g carbs)'])
    const more = [
      slot({ isAtLeast: true }),
      slot({ carbs: null }),
      slot({ isLeftover: true, meal: 'Snacks' }),
    ]
    expect(await words({ slots: more, withCarbs: true, counts: 'net' })).toEqual([
      'Dinner: Turkey chili (at least 44 g net carbs)',
      'Dinner: Turkey chili',
      'Snack: Turkey chili, leftovers (44 g net carbs)',
    ])
    expect(await words({ slots: [] })).toEqual([])
  })

  it('comes as JSON for a page, which reads nothing else', async () => {
    const gateway = open()
    const reply = await gateway.postTo(
      '/meal-plan-calendar',
      { slots: [slot()] },
      { accept: 'application/json' },
    )
    expect(reply.headers.get('content-type')).toBe('application/json')
    expect(reply.headers.get('content-disposition')).toBeNull()
    expect(summaries(await reply.json())).toEqual(['Dinner: Turkey chili'])
  })

  it.each<[what: string, body: unknown]>([
    ['no slots', {}],
    ['two hundred slots', { slots: Array.from({ length: 200 }, () => slot()) }],
    ['a week in the year 1', { slots: [slot({ day: '0001-01-01' })] }],
    ['an invalid day', { slots: [slot({ day: '2026-02-30' })] }],
    ['an id that would add a line', { slots: [slot({ id: 'a\r\nEND:VEVENT' })] }],
    ['an invalid meal', { slots: [slot({ meal: 'Brunch' })] }],
    ['carbs of "lots"', { slots: [slot({ carbs: 'lots' })] }],
    ['an endless title', { slots: [slot({ title: 'x'.repeat(601) })] }],
  ])('is refused with %s', async (_what, body) => {
    const reply = await ask(body)
    expect([reply.status, (await reply.json()).code]).toEqual([400, 'invalid_request'])
  })

  it('leaves no trace of a hostile title in another event or in the log', async () => {
    const gateway = open()
    const title = 'Soup\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:mine'
    const reply = await gateway.postTo('/meal-plan-calendar', { slots: [slot({ title }), slot()] })
    expect(summaries(await reply.text())).toEqual([
      'Dinner: Soup END:VEVENT BEGIN:VEVENT SUMMARY:mine',
      'Dinner: Turkey chili',
    ])
    expect(JSON.stringify(gateway.log)).not.toMatch(/soup|chili/i)
  })
})
