/**
 * A serial number as the member's account stores it: 16 hex digits of its HMAC under the member's own key, so that
 * devices can be told apart, but nobody can tell that two members used the same sensor.
 */
export function deviceKeyOf(salt: string): (serial: string) => Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const key = crypto.subtle.importKey('raw', bytes(salt), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return async (serial) => {
    const signed = new Uint8Array(await crypto.subtle.sign('HMAC', await key, bytes(serial)))
    return Array.from(signed.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}
