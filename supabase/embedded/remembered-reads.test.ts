import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PoolStatements } from '../postgres/pool-statements.ts'
import { BACKENDS, type Person, type TestBackend } from '../testing/backends.ts'
import { somethingOf } from '../testing/something.ts'
import { QuickStatements } from './quick-statements.ts'

/** Called when @supabase/lite translates a read. */
const translated = vi.fn()
for (const { prototype } of [QuickStatements, PoolStatements]) {
  const { recorded } = prototype
  vi.spyOn(prototype, 'recorded').mockImplementation(function (this: never, work) {
    translated()
    return recorded.call(this, work) as never
  })
}
const EXACT = { prefer: 'count=exact' }

describe.each(BACKENDS)('over $engine', ({ start }) => {
  let backend: TestBackend
  let ann: Person
  let ben: Person

  beforeAll(async () => {
    backend = await start()
    ann = await backend.member()
    ben = await backend.member()
    for (const { id } of [ann, ben]) await backend.sql.run(somethingOf(id))
    await backend.sql.run(
      `insert into public.recipes (user_id, title, ingredients, instructions, figures)
    select '${ann.id}', 'Stew ' || n, '{water, salt}', '{boil}', null from generate_series(1, 3) as n`,
    )
  }, 60_000)
  afterEach(() => translated.mockClear())
  afterAll(() => backend?.stop())

  async function ask(person: Person | null, path: string, more: Record<string, string> = {}, method = 'GET') {
    const token = person && (await person.client.auth.getSession()).data.session?.access_token
    const headers = {
      apikey: backend.keys.publishableKey,
      ...(token && { authorization: `Bearer ${token}` }),
      ...more,
    }
    const answer = await backend.app.request(`http://localhost/rest/v1/${path}`, { method, headers })
    const body = await answer.text()
    const length = answer.headers.get('content-length')
    answer.headers.delete('content-length')
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: body ? JSON.parse(body) : '',
      long: method === 'HEAD' ? Number(length) > 0 : Number(length) === Buffer.byteLength(body),
    }
  }

  const of = ({ id }: Person) => `user_id=eq.${id}`

  describe('a read of a known shape', () => {
    it.each<[string, (of: string) => string, Record<string, string>?, string?]>([
      ['whole rows', (of) => `recipes?select=*&${of}&order=created_at.desc,id.asc`],
      [
        'some columns',
        (of) => `recipes?select=id,title,plate,basis:figures->>basis,a:figures->mayAdd&${of}&order=id`,
      ],
      ['a page and how many there are', (of) => `recipes?select=id&${of}&order=id&offset=1&limit=2`, EXACT],
      ['the last page', (of) => `recipes?select=id&${of}&order=id&offset=2&limit=2`, EXACT],
      ['how many there are', (of) => `recipes?select=id&${of}`, EXACT, 'HEAD'],
      ['how many of none there are', (of) => `recipes?select=id&${of}&is_favorite=eq.true`, EXACT],
      ['one week', (of) => `meal_plans?select=revision,plan&${of}&week=eq.2026-11-23`],
      ['a moment', (of) => `glucose_readings?select=*&${of}&at=gte.2025-01-01T00%3A00%3A00.000Z&order=at`],
      [
        'rows that refer to others',
        (of) => `insulin_entries?select=units,health_imports(kind,rows)&${of}&order=at`,
      ],
      [
        'several of one kind',
        (of) => `recipes?select=title&${of}&title=ilike.%25stew%25&title=ilike.%251%25`,
      ],
      [
        'a list of ids',
        (of) => `recipes?select=title&${of}&id=in.(${'6f9619ff-8b86-4d01-b42d-00cf4fc964ff'})`,
      ],
    ])('gets the same answer without being translated: %s', async (_, path, headers, method) => {
      const first = await ask(ann, path(of(ann)), headers, method)
      expect(first.status).toBeLessThan(300)
      expect(await ask(ann, path(of(ann)), headers, method)).toEqual(first)
      expect(translated).toHaveBeenCalledTimes(1)
    })

    it('has only the rows of the member who asks', async () => {
      const mine = (who: Person, whose = who) => ask(who, `profiles?select=id,name&id=eq.${whose.id}`)
      expect((await mine(ann)).body).toMatchObject([{ id: ann.id }])
      expect((await mine(ben)).body).toMatchObject([{ id: ben.id }])
      expect((await mine(ben, ann)).body).toEqual([])
      expect(translated).toHaveBeenCalledTimes(1)
    })

    it('is refused without the right to it, with the same message as the first time', async () => {
      const path = `planner_settings?select=*&${of(ann)}`
      const first = await ask(null, path)
      await ask(ann, path)
      expect(await ask(null, path)).toEqual(first)
      expect((await ask(ann, path)).body).toMatchObject([{ user_id: ann.id }])
    })

    it('is refused if its value is invalid', async () => {
      const at = (day: string) => ask(ann, `meal_plans?select=week,plan&${of(ann)}&week=gte.${day}`)
      const first = await at('2026-13-45')
      expect(first).toMatchObject({ status: 400, body: { code: '22008' } })
      expect((await at('2026-01-01')).status).toBe(200)
      expect(await at('2026-13-45')).toEqual(first)
      expect((await at('2026-01-01')).body).toHaveLength(1)
    })

    it('is refused past the last row', async () => {
      const from = (of: string, offset: number) =>
        ask(ann, `recipes?select=title&${of}&offset=${offset}`, EXACT)
      await from(of(ann), 3)
      expect(await from(of(ben), 3)).toMatchObject({ status: 416, body: { code: 'PGRST103' } })
    })

    it('distinguishes two uses of the same value', async () => {
      const [{ id: first }, { id: second }] = (
        await ask(ann, `recipes?select=id&${of(ann)}&order=id&limit=2`)
      ).body
      const path = (id: string) => `recipes?select=id&or=(id.eq.${first},id.eq.${second})&id=eq.${id}`
      expect((await ask(ann, path(first))).body).toEqual([{ id: first }])
      expect((await ask(ann, path(second))).body).toEqual([{ id: second }])
    })

    it('is refused after signing out', async () => {
      const eve = await backend.member()
      const path = `profiles?select=id,updated_at&id=eq.${eve.id}`
      const { data } = await eve.client.auth.getSession()
      expect(await ask(eve, path)).toMatchObject({ status: 200, body: [{ id: eve.id }] })
      expect(await ask(eve, path)).toMatchObject({ status: 200, body: [{ id: eve.id }] })
      await backend.sql.query('delete from auth.sessions where user_id = $1', [eve.id])
      const answer = await backend.app.request(`http://localhost/rest/v1/${path}`, {
        headers: {
          apikey: backend.keys.publishableKey,
          authorization: `Bearer ${data.session?.access_token}`,
        },
      })
      expect([answer.status, await answer.json()]).toMatchObject([
        401,
        { code: 'PGRST303', message: 'JWT expired' },
      ])
      expect(translated).toHaveBeenCalledTimes(1)
    })
  })
})
