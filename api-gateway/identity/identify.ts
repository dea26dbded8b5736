import { randomUUID } from 'node:crypto'
import type { RememberedFood } from '@evenplate/domain/brought-recipe'
import { AppError } from '@evenplate/domain/errors'
import type { Profile } from '@evenplate/domain/profile'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '../deps/deps.ts'
import type { Subject } from '../store/store.ts'
import { clientAddress } from './client-address.ts'
import { keyedHash } from './keyed-hash.ts'
import { readSigned, signedValue } from './signed-value.ts'

/**
 * The person asking: counted as `subject` and by `address` (hashed). A guest has no profile, and no remembered
 * corrections.
 */
export type Asker = {
  subject: Subject
  address: string | null
  profile: () => Promise<Profile | null>
  remembered: () => Promise<RememberedFood[]>
}

/**
 * A bearer token makes a member, everything else a guest.
 * @throws AppError `unauthorized` for an invalid token (never silently a guest: their allergies would be forgotten),
 *   `invalid_request` for a guest without id
 */
export async function identify(c: Context, deps: Deps): Promise<Asker> {
  const authorization = c.req.header('authorization')
  const address = addressHash(c, deps)
  return authorization === undefined ? guest(c, address, deps) : member(authorization, address, deps)
}

/**
 * The member whom the request's token names. Null for a guest, who needs no id here, and for an invalid token: a
 * person who cannot sign in must be able to write to support about it.
 */
export async function memberOrNobody(c: Context, deps: Deps): Promise<string | null> {
  const authorization = c.req.header('authorization')
  if (authorization === undefined) return null
  return memberBy(authorization, deps).then(
    ({ user }) => user,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'unauthorized') return null
      throw error
    },
  )
}

/** Keyed hash of the network address a request came from; null if unknown. */
export function addressHash(c: Context, { secrets, settings, peerAddress }: Deps): string | null {
  const address = clientAddress(c.req.header('x-forwarded-for'), settings.trustedProxyHops, peerAddress(c))
  return address && keyedHash(secrets.hash, 'address', address)
}

async function memberBy(authorization: string, { members }: Deps): Promise<{ token: string; user: string }> {
  const token = /^bearer +([\w.~+/=-]{1,8192})$/i.exec(authorization.trim())?.[1]
  const user = token ? await members.identify(token) : null
  if (!token || !user) throw new AppError('unauthorized')
  return { token, user }
}

async function member(authorization: string, address: string | null, deps: Deps): Promise<Asker> {
  const { members } = deps
  const { token, user } = await memberBy(authorization, deps)
  return {
    subject: { kind: 'member', user },
    address,
    profile: () => members.profile(token, user),
    remembered: () => members.remembered(token, user),
  }
}

async function guest(c: Context, address: string | null, deps: Deps): Promise<Asker> {
  const id = c.req.header('x-guest-id') ?? ''
  if (!/^[\w-]{8,64}$/.test(id))
    throw new AppError('invalid_request', { field: 'x-guest-id', message: 'Please send a guest id.' })
  const { secrets } = deps
  const cookie = guestCookie(c, deps)
  return {
    subject: {
      kind: 'guest',
      guest: keyedHash(secrets.hash, 'guest', id),
      cookie: keyedHash(secrets.hash, 'cookie', cookie),
      address,
    },
    address,
    profile: async () => null,
    remembered: async () => [],
  }
}

const COOKIE = 'evenplate_guest'

/** Reads or creates the guest's cookie and sends it again. Two days are enough for a daily count. */
function guestCookie(c: Context, { secrets, settings }: Deps): string {
  // With a wrong signature the cookie is not ours.
  const value = readSigned(getCookie(c, COOKIE) ?? '', secrets.cookie) || randomUUID()
  setCookie(c, COOKIE, signedValue(value, secrets.cookie), {
    path: '/api',
    httpOnly: true,
    sameSite: 'Lax',
    secure: settings.secureCookies,
    maxAge: 2 * 24 * 3600,
  })
  return value
}
