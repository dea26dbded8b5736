import * as z from 'zod/mini'

/** Names of a local machine or private network, which never lead to a public mailbox (RFC 6761, 6762, 7686). */
const NOT_PUBLIC = new Set(['localhost', 'local', 'internal', 'lan', 'invalid', 'test', 'onion', 'arpa'])

/**
 * Whether mail to an address can only go to a public mail server: a domain with a dot that ends in a name. Otherwise a
 * visitor could make our server write to machines in its own network. `supabase/auth/requests.ts` checks the same.
 * @param address a well-formed address
 */
export function hasPublicDomain(address: string): boolean {
  const labels = address
    .slice(address.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  const last = labels.at(-1) ?? ''
  return labels.length > 1 && /[a-z]/.test(last) && !NOT_PUBLIC.has(last)
}

const MESSAGE = 'Please enter a valid email address.'

/** Zod checks for one address that mail can be sent to. */
export const mailAddress = (): z.core.$ZodCheck<string>[] => [
  z.email({ pattern: z.regexes.html5Email, error: MESSAGE }),
  z.refine<string>(hasPublicDomain, MESSAGE),
]
