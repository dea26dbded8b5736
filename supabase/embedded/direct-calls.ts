import { type Member, readBearer } from '../auth/bearer.ts'
import { sessionStands } from '../auth/sessions.ts'
import { memberAsker, onBehalfOf } from '../sql/askers.ts'
import type { Sql } from '../sql/sql.ts'
import type { Statement, Statements } from '../sql/statements.ts'
import { isWellFormed } from '../sql/well-formed.ts'
import { actingAs } from './one-preamble.ts'
import { Refused } from './refused.ts'
import type { InTurn } from './turns.ts'

/** What the process that opened the backend may ask without HTTP; the same roles, grants and policies apply. */
export type Question =
  /** A function of the schema `public`, by its arguments' names. */
  | { kind: 'call'; role: 'anon' | 'service_role'; name: string; args: Record<string, unknown> }
  /** The owner of a token: an id, or null for a token that is no longer valid. */
  | { kind: 'member'; token: string }
  /** Columns of the rows of a table in which one column has this value, read as the token's member: a list of objects. */
  | { kind: 'rows'; token: string; table: string; columns: readonly string[]; where: string; is: string }

export type DirectDeps = {
  statements: Pick<Statements, 'transaction'>
  sql: Sql
  inTurn: InTurn
  /** See `ServerDeps`. */
  settle: () => Promise<void>
  jwtSecret: string
}

type Routine = { names: string[]; table: boolean; nothing: boolean }

/** @returns a function that answers questions; it rejects with an error whose `code` is PostgreSQL's or PostgREST's */
export function directCalls({
  statements,
  sql,
  inTurn,
  settle,
  jwtSecret,
}: DirectDeps): (question: Question) => Promise<unknown> {
  const secret = new TextEncoder().encode(jwtSecret)
  const routines = new Map<string, Routine>()

  return async (question) => {
    if (question.kind === 'call') return call(question)
    const member = await memberOf(question.token)
    if (question.kind === 'member') return member?.userId ?? null
    if (!member) throw new Refused('PGRST301')
    return onBehalfOf(memberAsker(member.userId), () => rows(member, question))
  }

  async function call({ role, name, args }: Extract<Question, { kind: 'call' }>): Promise<unknown> {
    if (!isWellFormed(args)) throw new Refused('PGRST102')
    const routine = await routineOf(name)
    const given = Object.entries(args).filter(([, value]) => value !== undefined)
    if (!given.every(([key]) => routine.names.includes(key))) throw new Refused('PGRST202')
    const list = given.map(([key], at) => `${key} => $${at + 1}`).join(', ')
    const text = routine.table
      ? `select * from public.${name}(${list})`
      : `select public.${name}(${list}) as answer`
    const rows = await acting(actingAs(role, '', { role }), {
      text,
      parameters: given.map(([, value]) => value),
    })
    if (routine.table) return rows
    return routine.nothing ? null : rows[0]?.answer
  }

  async function rows(
    { userId, claims }: Member,
    { table, columns, where, is }: Extract<Question, { kind: 'rows' }>,
  ): Promise<unknown> {
    if (![table, where, ...columns].every((name) => NAME.test(name))) throw new Refused('PGRST100')
    const text = `select ${columns.map((column) => `"${column}"`).join(', ')} from public."${table}" where "${where}" = $1`
    const who = actingAs('authenticated', userId, { role: 'authenticated', ...claims })
    return acting(who, { text, parameters: [is] })
  }

  /** In a separate transaction, with one round trip. */
  function acting(who: Statement, what: Statement): Promise<Record<string, unknown>[]> {
    return inTurn(async () => {
      try {
        const [, answer] = await statements.transaction([who, what])
        return answer?.rows ?? []
      } catch (error) {
        await settle()
        throw error
      }
    })
  }

  async function memberOf(token: string): Promise<Member | null> {
    const member = await readBearer(token, secret)
    if (typeof member === 'string') return null
    return onBehalfOf(memberAsker(member.userId), async () =>
      (await sessionStands(sql, member)) ? member : null,
    )
  }

  /** Read once: functions change only with migrations, before any request. */
  async function routineOf(name: string): Promise<Routine> {
    const known = routines.get(name)
    if (known) return known
    const [found, ...more] = NAME.test(name) ? await sql.query<Routine>(ROUTINE, [name]) : []
    if (!found || more.length > 0) throw new Refused('PGRST202')
    routines.set(name, found)
    return found
  }
}

const NAME = /^[a-z_][a-z0-9_]*$/

const ROUTINE = `
  select to_jsonb(coalesce(p.proargnames, '{}')) as names, p.proretset as table, p.prorettype = 'void'::regtype as nothing
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.proname = $1 and p.prorettype <> 'trigger'::regtype`
