import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunningSite } from '../../e2e/site/run-site.ts'

/** The longest wait for one answer, in milliseconds; a dish may take longer. */
const PATIENCE_MS = 10_000
const DISH_PATIENCE_MS = 60_000
const PASSWORD = 'correct horse battery'

/** The outcome of one request. Status 0: no answer in time, or the connection broke. */
export type Answer = { status: number; ms: number }

/** Everyone who takes part. All requests go to the site on this machine. */
export function visitorsOf(site: RunningSite) {
  const { publishableKey: apikey } = JSON.parse(readFileSync(join(site.dataDir, 'keys.json'), 'utf8'))
  const json = { 'content-type': 'application/json' }

  async function ask(
    path: string,
    init: RequestInit = {},
    patience = PATIENCE_MS,
  ): Promise<Answer & { body: string }> {
    const started = performance.now()
    const answered = (status: number, body: string) => ({ status, body, ms: performance.now() - started })
    try {
      const reply = await fetch(site.url + path, { ...init, signal: AbortSignal.timeout(patience) })
      return answered(reply.status, await reply.text())
    } catch {
      return answered(0, '')
    }
  }

  const post = (path: string, body: object, headers: Record<string, string> = {}, patience = PATIENCE_MS) =>
    ask(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) }, patience)

  const signUp = (name: string, address: string): Promise<Answer> =>
    post(
      '/auth/v1/signup',
      { email: `${name}@example.com`, password: PASSWORD },
      { apikey, 'x-forwarded-for': address },
    )

  return {
    page: (path: string): Promise<Answer> => ask(path, { headers: { 'x-forwarded-for': '198.51.100.1' } }),
    signUp,

    /** @param guest the sender; the same guest with the same key joins what is being cooked for them */
    cook: (guest: string, key: string, address: string): Promise<Answer> =>
      post(
        '/api/recipes',
        { mode: 'guided', mealType: 'Dinner' },
        { 'x-guest-id': guest, 'idempotency-key': key, 'x-forwarded-for': address },
        DISH_PATIENCE_MS,
      ),

    /** A new member with one saved recipe. @throws Error if that fails */
    async member(name: string, address: string) {
      await signUp(name, address)
      const login = { email: `${name}@example.com`, password: PASSWORD }
      const session = await post('/auth/v1/token?grant_type=password', login, {
        apikey,
        'x-forwarded-for': address,
      })
      if (session.status !== 200) throw new Error(`${name} cannot sign in: ${session.status} ${session.body}`)
      const { access_token: token, user } = JSON.parse(session.body)
      const own = { apikey, authorization: `Bearer ${token}`, 'x-forwarded-for': address }
      const saved = await post('/rest/v1/recipes', { ...RECIPE, user_id: user.id }, own)
      if (saved.status !== 201) throw new Error(`${name} cannot save: ${saved.status} ${saved.body}`)
      return {
        recipes: (): Promise<Answer> => ask('/rest/v1/recipes?select=id,title&limit=5', { headers: own }),
        /** A pattern that would take a database ages. */
        runaway: (): Promise<Answer> =>
          ask(`/rest/v1/recipes?select=id&title=match.${RUNAWAY}`, { headers: own }),
        count: (): Promise<Answer> => post('/api/figures', LONG_RECIPE, own),
      }
    },
  }
}

export type Visitors = ReturnType<typeof visitorsOf>
export type Member = Awaited<ReturnType<Visitors['member']>>

const RUNAWAY = encodeURIComponent(`^${'(a*)'.repeat(6)}\\1\\2\\3\\4\\5\\6$`)

/**
 * The runaway query reads this title: an odd number of letters cannot be split into pairs, so every combination is
 * tried.
 */
const RECIPE = { title: 'a'.repeat(599), ingredients: ['1 cup rice'], instructions: ['Cook it.'] }

/** As long as the gateway allows: a hundred lines of a thousand characters. */
const LONG_RECIPE = {
  title: 'A long recipe',
  description: '',
  servings: 4,
  ingredients: Array.from({ length: 100 }, () =>
    '1 cup chopped onion, peeled and diced, '.repeat(25).slice(0, 999),
  ),
  instructions: ['Cook it.'],
  provider: 'openai',
}
