/**
 * The real Supabase client over a backend in an array: a page's requests are the ones that would go over the wire.
 * Knows the calls the product makes (`eq`, `neq`, `gte`, `lt` of texts, `in`, `ilike`, `cs` and `is` filters, orders,
 * pages, counts, single rows, functions) but no row level security; tests of rules belong in `supabase/`.
 */
import { createClient } from '@supabase/supabase-js'
import type { Db } from '../contract.ts'

export type FakeRow = Record<string, unknown>
export type FakeUser = { id: string; email: string; password: string; confirmed?: boolean }
export type FakeCall = { method: string; path: string; query: URLSearchParams; body: unknown }

export type FakeBackend = {
  /** Rows by table; changed in place, so a test can check them afterwards. */
  tables?: FakeTables
  users?: FakeUser[]
  /** Functions by name, for `db.rpc()`. */
  functions?: Record<string, (args: Record<string, unknown>) => unknown>
  /** Starts with this user's session, as after a recovery link. */
  signedInAs?: FakeUser
  /** Answers instead of the backend, e.g. `{ status: 500, body: { message: 'down' } }`; throwing means no network. */
  intercept?: FakeIntercept
}
export type FakeTables = Record<string, FakeRow[]>
export type FakeIntercept = (call: FakeCall) => FakeReply | undefined | Promise<FakeReply | undefined>
export type FakeReply = { status: number; body: unknown }

let made = 0

export async function fakeDb(backend: FakeBackend = {}): Promise<Db> {
  const users = [...(backend.users ?? []), ...(backend.signedInAs ? [backend.signedInAs] : [])]
  const tables = backend.tables ?? {}
  let starting = true
  made += 1
  const client = createClient('http://supabase.test', 'anon', {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: `fake-${made}`,
    },
    global: {
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const url = new URL(request.url)
        const text = await request.text()
        const body: unknown = text ? JSON.parse(text) : null
        const call = { method: request.method, path: url.pathname, query: url.searchParams, body }
        const intercepted = starting ? undefined : await backend.intercept?.(call)
        if (intercepted) return json(intercepted)
        if (url.pathname.startsWith('/auth/v1/')) return auth(users, call)
        const called = /^\/rest\/v1\/rpc\/(\w+)$/.exec(url.pathname)?.[1]
        return called ? rpc(backend, called, call) : rest(tables, call, request.headers)
      },
    },
  }) as Db
  if (backend.signedInAs) await client.auth.signInWithPassword(backend.signedInAs)
  starting = false
  return client
}

function auth(users: FakeUser[], { method, path, query, body }: FakeCall): Response {
  const { email, password } = (body ?? {}) as Partial<FakeUser>
  const known = users.find((user) => user.email === email)
  switch (`${method} ${path}`) {
    case 'POST /auth/v1/token':
      if (query.get('grant_type') !== 'password' || !known || known.password !== password)
        return authError(400, 'invalid_credentials', 'Invalid login credentials')
      return json({ status: 200, body: sessionOf(known) })
    case 'POST /auth/v1/signup': {
      // Known and unknown addresses get the same answer, without a session.
      const user = { id: crypto.randomUUID(), email: email ?? '', password: password ?? '', confirmed: false }
      if (!known) users.push(user)
      return json({ status: 200, body: userOf(user) })
    }
    case 'POST /auth/v1/recover':
    case 'POST /auth/v1/resend':
      return json({ status: 200, body: {} })
    case 'PUT /auth/v1/user': {
      const user = users.at(-1)
      if (!user) return authError(401, 'no_authorization', 'This endpoint requires a bearer token')
      const address = (body as { email?: string } | null)?.email
      if (address) return json({ status: 200, body: { ...userOf(user), new_email: address } })
      if (user.password === password)
        return authError(422, 'same_password', 'New password should be different from the old password.')
      user.password = password ?? user.password
      return json({ status: 200, body: userOf(user) })
    }
    case 'POST /auth/v1/logout':
      return new Response(null, { status: 204 })
    default:
      return authError(404, 'not_found', `fakeDb does not know ${method} ${path}`)
  }
}

const authError = (status: number, error_code: string, msg: string) =>
  json({ status, body: { code: status, error_code, msg } })

function userOf({ id, email, confirmed = true }: FakeUser) {
  const at = '2026-11-01T08:00:00Z'
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: confirmed ? at : null,
    created_at: at,
    app_metadata: {},
    user_metadata: {},
    identities: [],
  }
}

function sessionOf(user: FakeUser) {
  const part = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, '')
  const exp = Math.floor(Date.now() / 1000) + 3600
  return {
    access_token: `${part({ alg: 'HS256' })}.${part({ sub: user.id, exp })}.${part('signature')}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: exp,
    refresh_token: 'refresh',
    user: userOf(user),
  }
}

async function rpc({ functions = {} }: FakeBackend, name: string, { body }: FakeCall): Promise<Response> {
  const found = functions[name]
  if (!found) throw new Error(`fakeDb has no function ${name}`)
  const result = await found((body ?? {}) as Record<string, unknown>)
  return result instanceof Response ? result : json({ status: 200, body: result ?? null })
}

function rest(tables: Record<string, FakeRow[]>, call: FakeCall, headers: Headers): Response {
  const name = call.path.replace('/rest/v1/', '')
  tables[name] ??= []
  const rows = tables[name]
  const matching = rows.filter((row) => fits(row, call.query))
  const single = headers.get('accept')?.includes('pgrst.object') ?? false
  switch (call.method) {
    case 'HEAD':
    case 'GET':
      return answer(call.method, limited(ordered(matching, call.query), call.query), single, matching.length)
    case 'POST': {
      const added = (Array.isArray(call.body) ? call.body : [call.body]) as FakeRow[]
      const prefer = headers.get('prefer') ?? ''
      const taken = added.some((row) => rows.some(({ id }) => id !== undefined && id === row.id))
      if (taken && !/(merge|ignore)-duplicates/.test(prefer))
        return json({ status: 409, body: { code: '23505', message: 'duplicate key value' } })
      for (const row of added) {
        const at = rows.findIndex(({ id }) => id !== undefined && id === row.id)
        if (at >= 0 && prefer.includes('ignore-duplicates')) continue
        if (at >= 0) rows[at] = { ...rows[at], ...row }
        else rows.push(row)
      }
      return answer('POST', added, single, added.length)
    }
    case 'PATCH':
      for (const row of matching) Object.assign(row, call.body)
      return answer('PATCH', matching, single, matching.length)
    case 'DELETE':
      tables[name].splice(0, rows.length, ...rows.filter((row) => !matching.includes(row)))
      return answer('DELETE', matching, single, matching.length)
    default:
      return json({ status: 405, body: { message: `fakeDb does not know ${call.method}` } })
  }
}

const CONTROL = ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']

function fits(row: FakeRow, query: URLSearchParams): boolean {
  return [...query].every(([column, filter]) => {
    if (CONTROL.includes(column)) return true
    if (filter.startsWith('eq.')) return String(row[column]) === filter.slice(3)
    if (filter.startsWith('gte.')) return String(row[column]) >= filter.slice(4)
    if (filter.startsWith('lt.')) return String(row[column]) < filter.slice(3)
    if (filter.startsWith('neq.')) return String(row[column]) !== filter.slice(4)
    if (filter.startsWith('in.(')) return listOf(filter.slice(4, -1)).includes(String(row[column]))
    if (filter.startsWith('ilike.')) return isLike(String(row[column] ?? ''), filter.slice(6))
    if (filter.startsWith('cs.{'))
      return listOf(filter.slice(4, -1)).every((part) => ((row[column] ?? []) as unknown[]).includes(part))
    if (filter.startsWith('is.')) return String(row[column] ?? null) === filter.slice(3)
    throw new Error(`fakeDb does not know the filter ${column}=${filter}`)
  })
}

const listOf = (text: string): string[] => text.split(',').map((part) => part.replace(/^"|"$/g, ''))

/** `%` and `*` stand for anything, `_` for one character; a backslash escapes the next one. */
function isLike(text: string, pattern: string): boolean {
  const source = pattern.replace(/\\(.)|[%*_]|[.*+?^${}()|[\]\\]/gs, (sign, escaped?: string) => {
    if (escaped !== undefined) return escaped.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    if (sign === '_') return '.'
    return sign === '%' || sign === '*' ? '.*' : `\\${sign}`
  })
  return new RegExp(`^${source}$`, 'is').test(text)
}

function ordered(rows: FakeRow[], query: URLSearchParams): FakeRow[] {
  const keys = (query.get('order') ?? '').split(',').filter(Boolean)
  const orders = keys.map((key) => {
    const [column = '', direction] = key.split('.')
    return { column, sign: direction === 'desc' ? -1 : 1 }
  })
  return rows.toSorted((a, b) => {
    for (const { column, sign } of orders) {
      const by = compare(a[column], b[column])
      if (by !== 0) return by * sign
    }
    return 0
  })
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [String(a), String(b)]
  return left === right ? 0 : left < right ? -1 : 1
}

function limited(rows: FakeRow[], query: URLSearchParams): FakeRow[] {
  const from = Number(query.get('offset') ?? 0)
  return query.has('limit') ? rows.slice(from, from + Number(query.get('limit'))) : rows.slice(from)
}

function answer(method: string, rows: FakeRow[], single: boolean, count: number): Response {
  const status = method === 'POST' ? 201 : 200
  const headers = { 'content-type': 'application/json', 'content-range': `0-${rows.length}/${count}` }
  if (method === 'HEAD') return new Response(null, { status, headers })
  if (single && rows.length !== 1)
    return json({
      status: 406,
      body: {
        code: 'PGRST116',
        details: `The result contains ${rows.length} rows`,
        message: 'No single row',
      },
    })
  return new Response(JSON.stringify(single ? rows[0] : rows), { status, headers })
}

const json = ({ status, body }: FakeReply) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
