import { randomBytes } from 'node:crypto'

/** Digits and letters that nobody confuses when they are read out (Crockford's base 32). */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'

/** Eight signs: 40 bits are enough to tell the requests of a month apart. */
export const newReference = (): string =>
  Array.from(randomBytes(8), (byte) => SIGNS[byte % SIGNS.length]).join('')

/**
 * What a request is known by in the log and to its visitor.
 * @param given its `x-request-id`, which anybody can write
 * @param isTrusted whether a proxy of ours is in front, which then wrote it
 */
export const requestIdOf = (given: string | undefined, isTrusted: boolean): string =>
  isTrusted && given !== undefined && /^[\w.-]{1,64}$/.test(given) ? given : newReference()
