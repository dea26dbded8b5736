import { afterAll, beforeAll, expect, it } from 'vitest'
import { HASHING } from './hashing.ts'
import { type AuthServer, startAuthServer } from './testing/auth-server.ts'

let server: AuthServer
const hashed: unknown[] = []
const note = (what: unknown) => void hashed.push(what)
beforeAll(async () => {
  HASHING.subscribe(note)
  server = await startAuthServer()
})
afterAll(async () => {
  HASHING.unsubscribe(note)
  await server?.stop()
})

// Other tests ask for fewer rounds; this is a server with its own number.
it('hashes each password in ten rounds, and compares as many whether or not there is an account', async () => {
  const account = { email: 'ann@example.com', password: 'a good password' }
  const signIn = async (email: string, password: string) =>
    (await server.guest().auth.signInWithPassword({ email, password })).error?.code
  const { client } = await signedUp()
  expect(await signIn(account.email, 'another')).toBe('invalid_credentials')
  expect(await signIn('nobody@example.com', 'another')).toBe('invalid_credentials')
  expect((await client.auth.updateUser({ password: 'a new password' })).error).toBeNull()
  expect(hashed).toEqual(['hash 10', ...Array(4).fill('compare 10'), 'hash 10'])
  const stored = await server.sql.query('select encrypted_password from auth.users')
  expect(stored).toEqual([{ encrypted_password: expect.stringMatching(/^\$2b\$10\$/) }])

  async function signedUp() {
    const client = server.guest()
    await client.auth.signUp(account)
    expect((await client.auth.signInWithPassword(account)).error).toBeNull()
    return { client }
  }
})
