import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BACKENDS, type Person, type TestBackend } from './testing/backends.ts'
import { MONDAY, planOf } from './testing/week.ts'

/** Values of the wrong type, each in place of every field of every route. */
const ODD: [name: string, json: string][] = [
  ['a NUL', String.raw`"a\u0000b"`],
  ['half a surrogate pair', String.raw`"\ud800"`],
  ['the other half', String.raw`"a\udc00b"`],
  ['a number', '1'],
  ['a number that is none', '1e999'],
  ['a truth', 'true'],
  ['nothing', 'null'],
  ['a list', '["a"]'],
  ['an object', '{"a": 1}'],
  ['an object that cannot be a text', '{"toString": 1, "valueOf": 1}'],
  ['a name with a NUL', String.raw`{"a\u0000": 1}`],
  ['a NUL far inside', String.raw`{"a": [{"b": "\u0000"}]}`],
  ['a very deep list', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['an empty text', '""'],
  ['a very long text', `"${'a'.repeat(100_000)}"`],
]

const AUTH: [route: string, fields: string[]][] = [
  ['POST signup', ['email', 'password', 'data', 'code_challenge']],
  ['POST token?grant_type=password', ['email', 'password']],
  ['POST token?grant_type=refresh_token', ['refresh_token']],
  ['POST recover', ['email', 'code_challenge']],
  ['POST resend', ['email', 'type']],
  ['POST verify', ['type', 'token', 'token_hash', 'email']],
  ['PUT user', ['email', 'password', 'data', 'code_challenge']],
]
const SOUND: Record<string, unknown> = {
  email: 'somebody@example.com',
  password: 'a good password',
  refresh_token: 'unknown',
  type: 'signup',
  token: 'unknown',
}

const RECIPE = [
  'id',
  'user_id',
  'title',
  'description',
  'ingredients',
  'instructions',
  'prep_time',
  'meal_type',
  'dietary_type',
  'carb_count',
  'tips',
  'figures',
  'brought',
  'shares_words',
  'is_public',
  'created_at',
  'no_such_column',
]
/** For the planner and brought recipes: fields of tables, and arguments of functions. */
const PLANNER: [route: string, fields: string[], sound: Record<string, unknown>][] = [
  ['POST planner_settings', ['rules', 'shopping'], {}],
  [
    'POST pantry_items',
    ['id', 'user_id', 'food_id', 'label', 'grams', 'use_by'],
    { food_id: '1', label: 'Rice', grams: 1 },
  ],
  ['POST remembered_foods', ['phrase', 'food'], { phrase: 'flour', food: 'egg' }],
  ['POST shopping_items', ['id', 'week', 'text', 'removed', 'created_at'], { week: MONDAY, text: 'Candles' }],
  [
    'POST rpc/save_meal_plan',
    ['p_week', 'p_revision', 'p_plan', 'p_dishes'],
    { p_week: MONDAY, p_revision: 0, p_plan: planOf([]), p_dishes: [] },
  ],
  ['POST rpc/merge_shopping_marks', ['p_week', 'p_ops'], { p_week: MONDAY, p_ops: [] }],
  ['POST rpc/share_shopping_list', ['p_week', 'p_list'], { p_week: MONDAY, p_list: {} }],
  ['POST rpc/make_calendar_feed', ['p_with_carbs'], {}],
]
const PROFILE = ['name', 'allergies', 'household_size', 'cooking_skill_level']

/** One odd field, the others valid. */
const bodyWith = (field: string, odd: string, sound: Record<string, unknown>): string => {
  const others = Object.entries(sound).filter(([name]) => name !== field)
  return `{${[...others.map(([name, value]) => `"${name}": ${JSON.stringify(value)}`), `"${field}": ${odd}`]}}`
}

// The engine of a default site. In these tests the other one is reached by a driver that reads odd values in its own way.
describe.each(BACKENDS.filter(({ engine }) => engine === 'PGlite'))(
  'malformed requests on $engine',
  ({ start }) => {
    let backend: TestBackend
    let person: Person
    let headers: Record<string, string>
    const secret = () => new TextEncoder().encode(backend.keys.jwtSecret)

    beforeAll(async () => {
      backend = await start()
      person = await backend.member()
      const token = (await person.client.auth.getSession()).data.session?.access_token
      headers = {
        apikey: backend.keys.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      }
    })
    afterAll(() => backend?.stop())

    const ask = async (method: string, path: string, body?: string) => {
      const answer = await backend.app.request(path, { method, headers, body })
      return { status: answer.status, body: await answer.json().catch(() => null) }
    }
    /** Refused with a message, or accepted; never a server error. */
    const isClean = ({ status, body }: { status: number; body: unknown }) =>
      status < 400 ||
      (status < 500 && typeof (body as { message?: unknown; msg?: unknown })?.message === 'string') ||
      (status < 500 && typeof (body as { msg?: unknown })?.msg === 'string')

    it.each(AUTH.flatMap(([route, fields]) => fields.map((field) => [route, field] as const)))(
      'is refused by %s as its %s',
      async (route, field) => {
        const [method = '', path] = route.split(' ')
        for (const [name, odd] of ODD) {
          // Each try counts as a new client.
          backend.passTime(60 * 60_000)
          const answer = await ask(method, `/auth/v1/${path}`, bodyWith(field, odd, SOUND))
          expect(isClean(answer), `${name}: ${answer.status} ${JSON.stringify(answer.body)}`).toBe(true)
        }
      },
    )

    it.each([
      ...RECIPE.map((field) => ['POST recipes', field] as const),
      ...RECIPE.map((field) => ['PATCH recipes?title=eq.Soup', field] as const),
      ...PROFILE.map((field) => ['PATCH profiles?name=is.null', field] as const),
      ['POST rpc/shared_recipe', 'p_slug'] as const,
      ['POST rpc/export_my_data', 'p_any'] as const,
      ['POST rpc/export_my_page', 'p_page'] as const,
    ])('is refused by %s as its %s', async (route, field) => {
      const [method = '', path] = route.split(' ')
      const sound =
        path === 'recipes' ? { title: 'Soup', ingredients: ['water'], instructions: ['boil'] } : {}
      for (const [name, odd] of ODD) {
        const answer = await ask(method, `/rest/v1/${path}`, bodyWith(field, odd, sound))
        await backend.sql.run('delete from public.recipes')
        expect(isClean(answer), `${name}: ${answer.status} ${JSON.stringify(answer.body)}`).toBe(true)
      }
    })

    it.each(
      PLANNER.flatMap(([route, fields, sound]) => fields.map((field) => [route, field, sound] as const)),
    )('is refused by %s as its %s', async (route, field, sound) => {
      const [method = '', path] = route.split(' ')
      for (const [name, odd] of ODD) {
        const answer = await ask(method, `/rest/v1/${path}`, bodyWith(field, odd, sound))
        await backend.sql.run(
          'delete from public.pantry_items; delete from public.shopping_items; delete from public.planner_settings; delete from public.shared_lists; delete from public.remembered_foods',
        )
        expect(isClean(answer), `${name}: ${answer.status} ${JSON.stringify(answer.body)}`).toBe(true)
      }
    })

    it.each([
      ...ODD.map(([name, odd]) => [name, odd] as const),
      ['invalid JSON', '{'] as const,
      ['bytes that are not text', '\xff\xfe'] as const,
      ['many invalid rows', '[1, null, "a"]'] as const,
      ['rows with different columns', '[{"title": "a"}, {"name": "b"}]'] as const,
    ])('is refused as a whole body: %s', async (_name, body) => {
      for (const route of ['POST recipes', 'PATCH recipes?title=eq.a', 'POST rpc/shared_recipe']) {
        const [method = '', path] = route.split(' ')
        const answer = await ask(method, `/rest/v1/${path}`, body)
        expect(isClean(answer), `${route}: ${answer.status} ${JSON.stringify(answer.body)}`).toBe(true)
      }
      for (const [route] of AUTH) {
        const [method = '', path] = route.split(' ')
        const answer = await ask(method, `/auth/v1/${path}`, body)
        expect(isClean(answer), `${route}: ${answer.status} ${JSON.stringify(answer.body)}`).toBe(true)
      }
    })

    it.each([
      'recipes?title=eq.%00',
      'recipes?title=eq.%ff',
      'recipes?id=eq.soup',
      'recipes?prep_time=gt.soup',
      'recipes?created_at=gt.soup',
      'recipes?is_public=is.soup',
      'recipes?dietary_type=cs.soup',
      'recipes?dietary_type=cs.{"a',
      'recipes?figures=cs.soup',
      'recipes?figures=eq.{"a":',
      'recipes?prep_time=ilike.*1*',
      'recipes?prep_time=in.(1,soup)',
      'recipes?prep_time=eq.99999999999999999999',
      'recipes?title=in.soup',
      'recipes?title=eq(any).{a,b',
      'recipes?figures->plate->>x=gt.1',
      'recipes?no_such=eq.1',
      'recipes?select=no_such',
      'recipes?select=id,(',
      'recipes?select=profiles(id)',
      'recipes?select=user_activity(id)',
      'recipes?order=no_such',
      'recipes?order=id.sideways',
      'recipes?limit=-1',
      'recipes?offset=soup',
      'recipes?or=(title.eq.a',
      'recipes?or=(no_such.eq.a)',
      'recipes?title=isdistinct.a',
      'no_such',
      'rpc/no_such',
      'rpc/shared_recipe',
      'rpc/shared_recipe?p_slug=%00',
      'rpc/shared_recipe?p_none=1',
      'a/b/c',
      '%E0%A4%A',
      '%00',
      '',
    ])('is refused in an address: %s', async (path) => {
      for (const method of ['GET', 'HEAD', 'DELETE', 'PATCH', 'PUT']) {
        const body = method === 'PATCH' || method === 'PUT' ? '{"title": "a"}' : undefined
        const { status, body: told } = await ask(method, `/rest/v1/${path}`, body)
        expect(status, `${method}: ${status} ${JSON.stringify(told)}`).toBeLessThan(500)
      }
    })

    describe('a token signed with the right key', () => {
      const SESSION = '9b7d5f3e-1c2a-4e6b-8d0f-2a4c6e8b0d13'
      const signed = (claims: Record<string, unknown>) =>
        new SignJWT({
          role: 'authenticated',
          aud: 'authenticated',
          session_id: SESSION,
          sub: person.id,
          ...claims,
        })
          .setProtectedHeader({ alg: 'HS256' })
          .setExpirationTime('1h')
          .sign(secret())
      const ways = ['GET user', 'PUT user', 'POST logout', 'POST logout?scope=others']

      it.each<[string, Record<string, unknown>]>([
        ['of no session', { session_id: undefined }],
        ['of a session that ended', {}],
        ['of a session that is not an id', { session_id: 'none' }],
        ['of a session with a NUL', { session_id: 'a\u0000' }],
        ['of a list of sessions', { session_id: [SESSION] }],
        ['without a subject', { sub: undefined }],
        ['whose subject is not an id', { sub: 'ann' }],
        ['of an object', { sub: { id: 1 } }],
        ['with another role', { role: 'postgres' }],
        ['with a list of roles', { role: ['authenticated'] }],
        ['with invalid proofs', { amr: [null] }],
        ['with a proof without a time', { amr: [{ method: 'password', timestamp: 'soon' }] }],
      ])('is refused: %s', async (_name, claims) => {
        const authorization = `Bearer ${await signed(claims)}`
        for (const way of ways) {
          const [method = '', path] = way.split(' ')
          const answer = await backend.app.request(`/auth/v1/${path}`, {
            method,
            headers: { ...headers, authorization },
            body: method === 'PUT' ? '{"password": "another password"}' : undefined,
          })
          expect(answer.status, way).toBe(403)
          expect(await answer.json()).toEqual({
            code: 403,
            error_code: expect.stringMatching(/^(bad_jwt|session_not_found)$/),
            msg: expect.any(String),
          })
        }
        for (const path of ['recipes', 'rpc/export_my_data', 'rpc/delete_my_account']) {
          const answer = await backend.app.request(`/rest/v1/${path}`, {
            method: path.startsWith('rpc') ? 'POST' : 'GET',
            headers: { ...headers, authorization },
          })
          expect(answer.status, path).toBe(401)
          expect(await answer.json()).toMatchObject({ code: expect.stringMatching(/^PGRST30[13]$/) })
        }
      })
    })
  },
)
