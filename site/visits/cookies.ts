import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'

/** A preview, or a visit with a developer's own build: its token. */
const VISIT = 'evenplate_visit'
/** A visitor's number from 0 to 99 while a canary runs. It says nothing else about them. */
const SHARE = 'evenplate_share'
const SHARE_SECONDS = 7 * 86_400

export function visitCookies(https: boolean) {
  const ours: CookieOptions = { httpOnly: true, sameSite: 'Lax', secure: https, path: '/' }
  return {
    /** False for a request with none of these cookies. */
    mayHold: (header: string | null): boolean =>
      header !== null && (header.includes(VISIT) || header.includes(SHARE)),
    /** The visit's token, unverified; null without one. */
    visit: (c: Context): string | null => getCookie(c, VISIT) ?? null,
    begin: (c: Context, token: string, end: Date): void =>
      setCookie(c, VISIT, token, { ...ours, expires: end }),
    end: (c: Context): void => void deleteCookie(c, VISIT, ours),

    /** 0 to 99; null for a visitor without a number, or with one that is not ours. */
    number(c: Context): number | null {
      const value = getCookie(c, SHARE) ?? ''
      return /^\d{1,2}$/.test(value) ? Number(value) : null
    },
    hasNumber: (c: Context): boolean => getCookie(c, SHARE) !== undefined,
    keepNumber: (c: Context, number: number): void =>
      setCookie(c, SHARE, String(number), { ...ours, maxAge: SHARE_SECONDS }),
    dropNumber: (c: Context): void => void deleteCookie(c, SHARE, ours),
  }
}
