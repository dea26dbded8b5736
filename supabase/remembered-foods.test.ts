import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BROUGHT } from '../domain/brought-recipe.ts'
import { BACKENDS, type Person, type TestBackend } from './testing/backends.ts'

describe.each(BACKENDS)('a member’s food corrections on $engine', ({ start }) => {
  let backend: TestBackend
  let ann: Person
  beforeAll(async () => {
    backend = await start()
    ann = await backend.member()
  })
  beforeEach(() => backend.sql.run('delete from public.remembered_foods'))
  afterAll(() => backend?.stop())

  const table = () => ann.client.from('remembered_foods')
  const say = (phrase: string, food: string) =>
    table().upsert({ phrase, food }, { onConflict: 'user_id,phrase' }).throwOnError()
  const said = async () =>
    (await table().select('phrase, food').order('phrase').throwOnError()).data as {
      phrase: string
      food: string
    }[]

  it('keep one food for the same words, the latest', async () => {
    await say('flour', 'flour-coconut')
    await say('flour', 'flour-almond')
    await say('milk', 'almond-milk')
    expect(await said()).toEqual([
      { phrase: 'flour', food: 'flour-almond' },
      { phrase: 'milk', food: 'almond-milk' },
    ])
  })

  it('win over those from when the member was a guest', async () => {
    await say('flour', 'flour-almond')
    const ofGuest = [
      { phrase: 'flour', food: 'flour-coconut' },
      { phrase: 'milk', food: 'almond-milk' },
    ]
    await table().upsert(ofGuest, { onConflict: 'user_id,phrase', ignoreDuplicates: true }).throwOnError()
    expect(await said()).toEqual([
      { phrase: 'flour', food: 'flour-almond' },
      { phrase: 'milk', food: 'almond-milk' },
    ])
  })

  it('are at most five hundred: the oldest is dropped, even with thirty at once', async () => {
    await backend.sql.run(`
      insert into public.remembered_foods (user_id, phrase, food)
      select '${ann.id}', 'food ' || n, 'egg' from generate_series(1, ${BROUGHT.remembered}) as n
    `)
    await backend.sql.run("update public.remembered_foods set food = 'butter' where phrase = 'food 250'")
    await Promise.all(Array.from({ length: 30 }, (_, n) => say(`new ${n}`, 'egg')))
    const now = (await said()).map(({ phrase }) => phrase)
    expect(now).toHaveLength(BROUGHT.remembered)
    expect(now.filter((phrase) => phrase.startsWith('new'))).toHaveLength(30)
    expect(now).toContain('food 250')
    expect(now).not.toContain('food 1')
  })

  it.each([{ phrase: '' }, { phrase: 'x'.repeat(101) }, { food: '' }, { food: 'x'.repeat(61) }])(
    'are refused if they say too little or too much: %o',
    async (wrong) => {
      expect((await table().insert({ phrase: 'flour', food: 'egg', ...wrong })).error?.code).toBe('23514')
    },
  )

  it('are deleted with the account, and part of its export', async () => {
    const ben = await backend.member()
    await ben.client.from('remembered_foods').insert({ phrase: 'flour', food: 'flour-almond' }).throwOnError()
    const { data } = await ben.client.rpc('export_my_data').throwOnError()
    expect(data.remembered_foods).toMatchObject([{ phrase: 'flour', food: 'flour-almond' }])
    await ben.client.rpc('delete_my_account').throwOnError()
    const [left] = await backend.sql.query<{ n: number }>(
      'select count(*)::int as n from public.remembered_foods where user_id = $1',
      [ben.id],
    )
    expect(left?.n).toBe(0)
  })
})
