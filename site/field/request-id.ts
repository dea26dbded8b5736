import { randomFillSync } from 'node:crypto'

/** Digits and letters that are not confused when read aloud (Crockford's base 32). */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'

/** Bytes of one reference. */
const BYTES = 8
/** Random bytes for many at once: the system takes as long for a few bytes as for 4 KB. */
const drawn = Buffer.alloc(512 * BYTES)
let left = 0

/** Eight characters: 40 bits are enough to tell a month's requests apart. */
export function newReference(): string {
  if (left === 0) left = randomFillSync(drawn).length
  left -= BYTES
  let reference = ''
  for (let at = left; at < left + BYTES; at += 1) reference += SIGNS[(drawn[at] ?? 0) % SIGNS.length]
  return reference
}

/**
 * A request's reference, in the log and for its visitor.
 * @param given its `x-request-id`, which anybody can write
 * @param isTrusted whether our own proxy is in front and wrote it
 */
export const requestIdOf = (given: string | undefined, isTrusted: boolean): string =>
  isTrusted && given !== undefined && /^[\w.-]{1,64}$/.test(given) ? given : newReference()
