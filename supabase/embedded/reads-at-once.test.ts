import { expect, it } from 'vitest'
import { readsAtOnce } from './reads-at-once.ts'
import type { KnownRead } from './remembered-reads.ts'

const READ: KnownRead = {
  remembered: {
    select: { text: 'select 1', parameters: [] },
    count: null,
    offset: 0,
    type: 'application/json',
    applied: null,
    location: [],
  },
  values: [],
  head: false,
}
const MEMBER = { userId: '5f8ef1c2-3c0e-4a4e-9d9f-0a4f5a1a2b3c', sessionId: 'a', claims: {} }

it('fails each read of a failed turn', async () => {
  const read = readsAtOnce(
    { transaction: () => Promise.resolve([]) },
    () => Promise.reject(new Error('The database is closed.')),
    async () => {},
  )
  const claims = { role: 'authenticated', sub: MEMBER.userId }
  const asked = [read(READ, claims, MEMBER), read(READ, claims, MEMBER)]
  for (const answer of asked) await expect(answer).rejects.toThrow('The database is closed.')
})
