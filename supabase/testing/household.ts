// A process that opens a data folder and uses it until it is killed: people sign up, save recipes, favorite and delete
// them, change their names, write to support. Before each write it prints `will <what> <id>`, and `did <what> <id>`
// once the backend has answered, so that the test that kills it knows what was acknowledged.
import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { openBackend } from '../embedded.ts'

const PASSWORD = 'a good password'

const backend = await openBackend({ dataDir: process.argv[2] ?? '', siteUrl: 'http://localhost:3000' })
const clientWith = (key: string) =>
  createClient(backend.url, key, { auth: { persistSession: false, autoRefreshToken: false } })
process.stdout.write('open\n')

await Promise.all([writeToSupport(), keepRecipes(), keepRecipes(), signUpMany()])

async function writing(
  what: string,
  id: string,
  write: () => PromiseLike<{ error: unknown }>,
): Promise<void> {
  process.stdout.write(`will ${what} ${id}\n`)
  const { error } = await write()
  if (error) throw error
  process.stdout.write(`did ${what} ${id}\n`)
}

async function signUp() {
  const client = clientWith(backend.publishableKey)
  const account = { email: `${randomUUID()}@example.com`, password: PASSWORD }
  await writing('sign-up', account.email, () => client.auth.signUp(account))
  return { client, account }
}

async function signUpMany(): Promise<never> {
  for (;;) await signUp()
}

async function keepRecipes(): Promise<never> {
  const { client, account } = await signUp()
  const { data, error } = await client.auth.signInWithPassword(account)
  if (error) throw error
  const me = data.user.id
  const recipes = () => client.from('recipes')
  const kept: string[] = []
  for (let turn = 1; ; turn++) {
    const id = randomUUID()
    const dish = { id, title: 'Soup', ingredients: ['water'], instructions: ['boil'] }
    await writing('save', id, () => recipes().insert(dish))
    await writing('love', id, () => recipes().update({ is_favorite: true }).eq('id', id))
    await writing('name', `${me}:${turn}`, () =>
      client
        .from('profiles')
        .update({ name: String(turn) })
        .eq('id', me),
    )
    // Room for the next one: five is the limit.
    const oldest = kept.push(id) > 4 ? kept.shift() : undefined
    if (oldest) await writing('delete', oldest, () => recipes().delete().eq('id', oldest))
  }
}

async function writeToSupport(): Promise<never> {
  const gateway = clientWith(backend.secretKey)
  for (;;) {
    const id = randomUUID()
    const message = { p_name: 'Ann', p_email: 'ann@example.com', p_subject: 'Hi', p_message: 'Hi' }
    await writing('message', id, () =>
      gateway.rpc('leave_contact_message', { ...message, p_id: id, p_address: id }),
    )
  }
}
