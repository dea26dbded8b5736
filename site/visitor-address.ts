import { clientAddress } from '@evenplate/api-gateway/identity/client-address'
import type { Context } from 'hono'

/** The visitor's network address: as reported by our own proxies, or of the socket. */
export const visitorAddress =
  (trustedProxyHops: number) =>
  (c: Context): string | null => {
    const env: { incoming?: { socket?: { remoteAddress?: string } } } | undefined = c.env
    const peer = env?.incoming?.socket?.remoteAddress ?? null
    return clientAddress(c.req.header('x-forwarded-for'), trustedProxyHops, peer)
  }
