import { createHmac, timingSafeEqual } from 'node:crypto'

/** A value, a dot, and its HMAC-SHA256, in the form of Hono’s signed cookies. */
export const signedValue = (value: string, secret: string): string => `${value}.${signatureOf(value, secret)}`

/** @returns the value; null if it was not signed with this secret */
export function readSigned(signed: string, secret: string): string | null {
  const dot = signed.lastIndexOf('.')
  if (dot < 0) return null
  const value = signed.slice(0, dot)
  const [own, given] = [signatureOf(value, secret), signed.slice(dot + 1)].map((one) => Buffer.from(one))
  return own && given && own.length === given.length && timingSafeEqual(own, given) ? value : null
}

const signatureOf = (value: string, secret: string): string =>
  createHmac('sha256', secret).update(value).digest('base64')
