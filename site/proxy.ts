import type { Context } from 'hono'
import { proxy } from 'hono/proxy'

/** Tells the backend the visitor's address, for its limits. Only this process reaches the backend; a visitor's own value is dropped. */
export const CLIENT_ADDRESS_HEADER = 'x-evenplate-client-address'

/**
 * Passes a request to a server on this machine and streams its answer back.
 * @param addressOf the visitor's network address, where it is known
 */
export const proxyTo =
  (origin: string, addressOf: (c: Context) => string | null) =>
  async (c: Context): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url)
    const headers = {
      ...c.req.header(),
      host: undefined,
      [CLIENT_ADDRESS_HEADER]: addressOf(c) ?? undefined,
    }
    try {
      // A redirect is the visitor's to follow.
      return await proxy(origin + pathname + search, { raw: c.req.raw, headers, redirect: 'manual' })
    } catch {
      // 503 is what the Supabase client takes as "try again".
      const unavailable = { code: 'unavailable', message: 'The backend is not answering' }
      return c.json(unavailable, 503, { 'retry-after': '1' })
    }
  }
