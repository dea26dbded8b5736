export type LinkWords = { tone: 'success' | 'info' | 'warning'; text: string }

/**
 * What a mail's link left in the address, in our words; null for nothing.
 * @param hash the fragment without `#`, as the auth server writes it
 */
export function linkWords(hash: string): LinkWords | null {
  const facts = new URLSearchParams(hash)
  if (facts.has('error_code') || facts.has('error'))
    return {
      tone: 'warning',
      text: 'That link has expired or was used before. Sign in, and we can send you a new one.',
    }
  if (facts.has('message'))
    return {
      tone: 'info',
      text: 'Thank you. Please open the link in the other mail too: then the change is done.',
    }
  return null
}
