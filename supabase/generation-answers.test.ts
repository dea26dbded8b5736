import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BACKENDS, type TestBackend } from './testing/backends.ts'

describe.each(BACKENDS)('generation rows on $engine', ({ start }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await start()
  })
  afterAll(() => backend?.stop())

  const take = async (key: string | null) => {
    const [row] = await backend.sql.query<{ taken: { id: string } }>(
      "select public.take_generation('guest', p_guest => $1, p_idempotency_key => $2) as taken",
      [randomUUID(), key],
    )
    return row?.taken.id
  }

  it.each([
    ['a character that no text can contain', '{"title": "a\\u0000"}', '22P05'],
    ['an unpaired surrogate', '{"title": "a\\ud83e"}', '22P02'],
  ])('store no answer that could not be sent again: %s', async (_, answer, code) => {
    const id = await take(randomUUID())
    const finish = (result: string) =>
      backend.sql.query('select public.finish_generation($1, $2)', [id, result])
    await expect(finish(answer)).rejects.toMatchObject({ code })
    const kept = () =>
      backend.sql.query(
        'select finished_at is not null as done, result from public.generation_usage where id = $1',
        [id],
      )
    expect(await kept()).toEqual([{ done: false, result: null }])
    await finish('{"title": "\\ud83e\\udd63"}')
    expect(await kept()).toEqual([{ done: true, result: { title: '🥣' } }])
  })

  it('are read only for the open rows of a count, even by plans made for an empty table', async () => {
    const read = await backend.sql.transaction(async (inner) => {
      const count = async () => {
        await inner.query(
          "select private.generation_wait('guest 7', 'cookie 7', null, 'origin 7', 3, 20, 60)",
        )
        const [rows] = await inner.query<{ n: number }>(`
          select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as n
          from pg_stat_xact_user_tables where relname = 'generation_usage'`)
        return rows?.n ?? 0
      }
      // As take_generation does.
      await inner.query("select set_config('plan_cache_mode', 'force_generic_plan', true)")
      const before = await count()
      await inner.query(`
        insert into public.generation_usage (day, subject, guest_hash, cookie_hash, origin_hash, lease_until)
        select now(), 'guest:' || n, 'guest ' || n, 'cookie ' || n, 'origin ' || n, now() from generate_series(1, 3000) as n`)
      return (await count()) - before
    })
    // One read shows that something is open, then there is one per count.
    expect(read).toBe(1 + 3)
  })
})
