export type LinkWords = { tone: 'success' | 'info' | 'warning'; text: string }

/**
 * Our message for what an emailed link left in the address; null if it left nothing. The address's own text is never
 * shown: anyone can write an address.
 * @param hash the fragment without `#`, as the auth server writes it
 * @param member the visitor; null if signed out
 */
export function linkWords(hash: string, member: { email: string } | null): LinkWords | null {
  const facts = new URLSearchParams(hash)
  if (facts.has('error_code') || facts.has('error'))
    return {
      tone: 'warning',
      text: member
        ? `That link has expired or was already used. Your email is ${member.email}. If you wanted a different one, please request the change again.`
        : 'That link has expired or was already used. Sign in and we can send you a new one.',
    }
  if (facts.has('message'))
    return {
      tone: 'info',
      text: 'Thank you. Please open the link in the other email too to finish the change.',
    }
  return null
}
