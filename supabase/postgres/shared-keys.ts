import { type Keys, newKeys } from '../embedded/keys.ts'
import type { Sql } from '../sql/sql.ts'

// In a schema that the API roles cannot reach, and that is not moved with a backup's rows.
const KEYS = `
  create schema if not exists evenplate_site;
  create table if not exists evenplate_site.keys (
    only_row boolean primary key default true check (only_row),
    jwt_secret text not null,
    publishable_key text not null,
    secret_key text not null
  );
  revoke all on schema evenplate_site from public;
  revoke all on evenplate_site.keys from public;`

/** Sites on one database sign and read the same tokens, cookies and hashes of addresses. */
export async function sharedKeys(sql: Sql): Promise<Keys> {
  await makeRoomForKeys(sql)
  const kept = await keptInDatabase(sql)
  if (kept) return kept
  const keys = newKeys()
  await keepInDatabase(sql, keys)
  return keys
}

/** Safe to run again. */
export const makeRoomForKeys = (sql: Sql): Promise<void> => sql.run(KEYS)

export async function keptInDatabase(sql: Sql): Promise<Keys | null> {
  const [keys] = await sql.query<Keys>(
    'select jwt_secret as "jwtSecret", publishable_key as "publishableKey", secret_key as "secretKey" from evenplate_site.keys',
  )
  return keys ?? null
}

/** Overwrites existing ones. */
export async function keepInDatabase(sql: Sql, keys: Keys): Promise<void> {
  await sql.query(
    `insert into evenplate_site.keys (jwt_secret, publishable_key, secret_key) values ($1, $2, $3)
    on conflict (only_row) do update set jwt_secret = excluded.jwt_secret,
      publishable_key = excluded.publishable_key, secret_key = excluded.secret_key`,
    [keys.jwtSecret, keys.publishableKey, keys.secretKey],
  )
}
