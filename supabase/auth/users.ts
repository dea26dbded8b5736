import { randomUUID } from 'node:crypto'
import type { Sql } from '../sql/sql.ts'

/** A user as the auth API shows it; times are ISO strings, absent if there is none. */
export type User = { id: string; email: string; user_metadata: Record<string, unknown> } & Record<
  string,
  unknown
>

export type Account = { id: string; password: string | null; confirmed: boolean; banned: boolean }

/** @param email in lower case */
export async function accountOf(sql: Sql, email: string): Promise<Account | null> {
  const [account] = await sql.query<Account>(
    `select id, encrypted_password as password, email_confirmed_at is not null as confirmed,
      coalesce(banned_until > now(), false) as banned
    from auth.users where email = $1 and not is_sso_user and deleted_at is null`,
    [email],
  )
  return account ?? null
}

export async function readUser(sql: Sql, id: string): Promise<User | null> {
  const [row] = await sql.query<{ user: User }>(USER, [id])
  return row ? shown(row.user) : null
}

/**
 * Makes the account, unless the address is taken. A known address costs the same statements and the same work:
 * an unreachable account is made and rolled back.
 */
export async function createUser(
  sql: Sql,
  account: { email: string; passwordHash: string; metadata: Record<string, unknown> },
): Promise<void> {
  // Which of the two owns the address is unknown until its mail is opened: see `links.ts`.
  await sql.query(
    `insert into auth.contested_accounts (user_id)
    select id from auth.users where email = $1 and email_confirmed_at is null
    on conflict do nothing`,
    [account.email],
  )
  const takeBack = new Error('the address is taken')
  const making = sql.transaction(async (transaction) => {
    const [known] = await transaction.query('select id from auth.users where email = $1', [account.email])
    const id = randomUUID()
    const email = known ? `${id}@nobody.invalid` : account.email
    const facts = { sub: id, email, email_verified: false, phone_verified: false }
    // Empty and not null: hosted Supabase cannot read accounts whose tokens are null.
    const made = await transaction.query(
      `insert into auth.users (
        id, email, encrypted_password, raw_app_meta_data, raw_user_meta_data, confirmation_token, recovery_token,
        email_change, email_change_token_new, email_change_token_current
      )
      values ($1, $2, $3, '{"provider": "email", "providers": ["email"]}', $4::text::jsonb, '', '', '', '', '')
      on conflict do nothing returning id`,
      [id, email, account.passwordHash, JSON.stringify({ ...account.metadata, ...facts })],
    )
    if (made.length > 0) {
      await transaction.query(
        `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
        values ($1, 'email', $2, $3, $4::text::jsonb, now())`,
        [randomUUID(), id, id, JSON.stringify(facts)],
      )
    }
    if (known) throw takeBack
  })
  await making.catch((error: unknown) => {
    if (error !== takeBack) throw error
  })
}

/** Whether someone else has this address. @param email in lower case */
export async function isTaken(sql: Sql, email: string): Promise<boolean> {
  return (await sql.query('select 1 from auth.users where email = $1', [email])).length > 0
}

/** A new password also voids pending links: an attacker who requested them may be the reason for the change. */
export async function changeUser(
  sql: Sql,
  id: string,
  change: { passwordHash?: string; metadata?: Record<string, unknown> },
): Promise<void> {
  await sql.query(
    `update auth.users set
      encrypted_password = coalesce($2::text, encrypted_password),
      recovery_token = case when $2::text is null then recovery_token else '' end,
      email_change = case when $2::text is null then email_change else '' end,
      email_change_token_current = case when $2::text is null then email_change_token_current else '' end,
      email_change_token_new = case when $2::text is null then email_change_token_new else '' end,
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $3::text::jsonb,
      updated_at = now()
    where id = $1`,
    [id, change.passwordHash ?? null, JSON.stringify(change.metadata ?? {})],
  )
}

/**
 * The sign-up answer for new and known addresses: a user that cannot be told apart from any other, with a random id and
 * no identities.
 */
export function lookAlike(email: string, metadata: Record<string, unknown>, now: Date): User {
  const time = now.toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: time,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    created_at: time,
    updated_at: time,
    is_anonymous: false,
  }
}

const shown = (user: User): User =>
  Object.fromEntries(Object.entries(user).filter(([, value]) => value !== null)) as User

const USER = `
  select jsonb_build_object(
    'id', u.id, 'aud', u.aud, 'role', u.role, 'email', u.email, 'phone', coalesce(u.phone, ''),
    'email_confirmed_at', u.email_confirmed_at, 'confirmed_at', u.confirmed_at,
    'confirmation_sent_at', u.confirmation_sent_at, 'recovery_sent_at', u.recovery_sent_at,
    'new_email', nullif(u.email_change, ''), 'email_change_sent_at', u.email_change_sent_at,
    'last_sign_in_at', u.last_sign_in_at, 'created_at', u.created_at, 'updated_at', u.updated_at,
    'app_metadata', u.raw_app_meta_data, 'user_metadata', u.raw_user_meta_data, 'is_anonymous', u.is_anonymous,
    'identities', coalesce((
      select jsonb_agg(jsonb_build_object(
        'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
        'provider', i.provider, 'email', i.email, 'last_sign_in_at', i.last_sign_in_at,
        'created_at', i.created_at, 'updated_at', i.updated_at
      ) order by i.created_at)
      from auth.identities i where i.user_id = u.id
    ), '[]')
  ) as user
  from auth.users u where u.id = $1 and u.deleted_at is null`
