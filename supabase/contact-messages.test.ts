import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '../domain/limits.ts'
import { BACKENDS, type TestBackend } from './testing/backends.ts'

describe.each(BACKENDS)('contact messages on $engine', ({ start }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await start()
  })
  afterAll(() => backend?.stop())
  beforeEach(() => backend.sql.run('delete from public.contact_messages'))

  const message = (more: object = {}) => ({
    p_id: randomUUID(),
    p_name: 'Ann',
    p_email: 'ann@example.com',
    p_subject: 'Lentils',
    p_message: 'How much is a cup?',
    p_address: randomUUID(),
    ...more,
  })
  const leave = async (args: object): Promise<string> => {
    const { data, error } = await backend.gateway().rpc('leave_contact_message', args)
    if (error) throw error
    return data.outcome
  }
  const stored = () => backend.sql.query('select * from public.contact_messages')

  it('stores a message, and a repeated one only once', async () => {
    const once = message()
    expect(await leave(once)).toBe('stored')
    expect(await leave(once)).toBe('known')
    expect(await stored()).toMatchObject([
      { id: once.p_id, user_id: null, message: once.p_message, mailed_at: null },
    ])
  })

  it('stores one of ten simultaneous messages with the same id', async () => {
    const p_id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => leave(message({ p_id }))))
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'known')).toHaveLength(9)
  })

  it('accepts exactly five a day per address, of twelve at once', async () => {
    const p_address = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => leave(message({ p_address }))))
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(LIMITS.contactPerDay)
    expect(answers.filter((answer) => answer === 'refused')).toHaveLength(12 - LIMITS.contactPerDay)
    expect(await leave(message())).toBe('stored')
  })

  it('starts again at the next UTC midnight, and deletes the address a day later', async () => {
    const p_address = randomUUID()
    const days = (n: number) =>
      backend.sql.query(
        'update public.contact_messages set created_at = created_at - make_interval(days => $1)',
        [n],
      )
    for (let n = 0; n < 5; n++) await leave(message({ p_address }))
    await days(1)
    expect(await leave(message({ p_address }))).toBe('stored')
    await days(1)
    await leave(message())
    const kept = await stored()
    expect(kept).toHaveLength(7)
    expect(kept.filter((row) => row.address_hash === p_address)).toHaveLength(1)
  })

  it('records once that support has received it', async () => {
    const { p_id } = message()
    await leave(message({ p_id }))
    const mailed = async (id: string) =>
      (await backend.gateway().rpc('contact_message_mailed', { p_id: id })).data
    expect(await mailed(p_id)).toBe(true)
    const [first] = await stored()
    expect(await mailed(p_id)).toBe(false)
    expect(await mailed(randomUUID())).toBe(false)
    expect(await stored()).toEqual([first])
    expect(first?.mailed_at).not.toBeNull()
  })

  it('requires the address it came from', async () => {
    const { error, status } = await backend
      .gateway()
      .rpc('leave_contact_message', message({ p_address: null }))
    expect({ status, code: error?.code }).toEqual({ status: 400, code: 'PT400' })
  })
})
