import type { Sql } from '../sql/sql.ts'
import { AuthError, addressTaken } from './auth-error.ts'
import { hashToken, LINK_LIFE, type LinkType } from './mail-tokens.ts'

/** `half`: an email change that waits for the other address. */
export type Accepted =
  | { outcome: 'done'; userId: string; moved?: { from: string; to: string }; contested?: boolean }
  | { outcome: 'half' }

/**
 * Accepts a link's token, once. Opening it proves access to the mails of that address.
 * @param email if given, the address the token must have been sent to
 * @throws AuthError 403 otp_expired for a token that is unknown, used, voided or too old
 */
export async function acceptLink(
  sql: Sql,
  type: LinkType,
  token: string,
  email: string | null = null,
): Promise<Accepted> {
  const accepted = await sql
    .transaction((transaction) =>
      type === 'email_change'
        ? acceptChange(transaction, hashToken(token), email)
        : acceptAddress(transaction, type, hashToken(token), email),
    )
    .catch((error: unknown) => {
      // Someone else registered the new address while its link was pending.
      if (error instanceof Error && 'code' in error && error.code === '23505') throw addressTaken()
      throw error
    })
  if (accepted) return accepted
  throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
}

/** A recovery link proves the address just like a confirmation. */
async function acceptAddress(
  sql: Sql,
  type: 'signup' | 'recovery',
  hash: string,
  email: string | null,
): Promise<Accepted | null> {
  const kind = type === 'signup' ? 'confirmation' : 'recovery'
  const [user] = await sql.query<{ id: string }>(
    `update auth.users set
      confirmation_token = '',
      recovery_token = case when $3 = 'recovery' then '' else recovery_token end,
      email_confirmed_at = coalesce(email_confirmed_at, now()),
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}',
      updated_at = now()
    where ${kind}_token = $1 and length(${kind}_token) > 6
      and ${kind}_sent_at > now() - interval '${LINK_LIFE[type]}'
      and ($2::text is null or email = $2) and deleted_at is null
    returning id`,
    [hash, email, kind],
  )
  if (!user) return null
  await verifyIdentity(sql, user.id)
  return { outcome: 'done', userId: user.id, contested: await settle(sql, user.id) }
}

/**
 * Whoever opens the mail owns the address. If someone else signed up for it as well, their password and their
 * sessions end here, or they could keep reading the owner's data.
 */
async function settle(sql: Sql, userId: string): Promise<boolean> {
  const contested = await sql.query(
    'delete from auth.contested_accounts where user_id = $1 returning user_id',
    [userId],
  )
  if (contested.length === 0) return false
  await sql.query("update auth.users set encrypted_password = '' where id = $1", [userId])
  await sql.query('delete from auth.sessions where user_id = $1', [userId])
  return true
}

/** Both addresses have to agree; which of the two comes first does not matter. */
async function acceptChange(sql: Sql, hash: string, email: string | null): Promise<Accepted | null> {
  const [change] = await sql.query<{ id: string; status: number; email: string; email_change: string }>(
    `select id, email_change_confirm_status as status, email, email_change from auth.users
    where (
        email_change_token_current = $1 and length(email_change_token_current) > 6
          and ($2::text is null or email = $2)
        or email_change_token_new = $1 and length(email_change_token_new) > 6
          and ($2::text is null or email_change = $2)
      )
      and email_change_sent_at > now() - interval '${LINK_LIFE.email_change}'
      and email_change <> '' and deleted_at is null
    for update`,
    [hash, email],
  )
  if (!change) return null
  if (change.status === 0) {
    await sql.query(
      `update auth.users set
        email_change_confirm_status = 1,
        email_change_token_current = case email_change_token_current when $2 then '' else email_change_token_current end,
        email_change_token_new = case email_change_token_new when $2 then '' else email_change_token_new end
      where id = $1`,
      [change.id, hash],
    )
    return { outcome: 'half' }
  }
  // Links sent to the old address become invalid with it.
  await sql.query(
    `update auth.users set
      email = email_change, email_change = '', email_change_confirm_status = 0,
      email_change_token_current = '', email_change_token_new = '', confirmation_token = '', recovery_token = '',
      email_confirmed_at = coalesce(email_confirmed_at, now()),
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}')
        || jsonb_build_object('email', email_change, 'email_verified', true),
      updated_at = now()
    where id = $1`,
    [change.id],
  )
  await verifyIdentity(sql, change.id)
  return { outcome: 'done', userId: change.id, moved: { from: change.email, to: change.email_change } }
}

const verifyIdentity = (sql: Sql, userId: string) =>
  sql.query(
    `update auth.identities i set
      identity_data = i.identity_data || jsonb_build_object('email', u.email, 'email_verified', true), updated_at = now()
    from auth.users u where u.id = i.user_id and i.provider = 'email' and i.user_id = $1`,
    [userId],
  )
