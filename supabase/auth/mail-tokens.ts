import { createHash, randomBytes } from 'node:crypto'

/** What a link in a mail proves. */
export type LinkType = 'signup' | 'recovery' | 'email_change'

/** How long a link is valid, as PostgreSQL reads it. The mails in `supabase/templates` say the same. */
export const LINK_LIFE = { signup: '24 hours', recovery: '1 hour', email_change: '1 hour' } as const

/** Only the mail has the token; the database stores its hash, so a copy of the database opens no account. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
