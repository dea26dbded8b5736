import type { Server } from 'node:http'
import { type ServerType, serve } from '@hono/node-server'

type Fetch = Parameters<typeof serve>[0]['fetch']

/** @throws Error of one line when the port is taken. */
export function listen(fetch: Fetch, port: number): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>()
  const server: ServerType = serve({ fetch, port }, () => resolve(server as Server))
  server.on('error', (error: NodeJS.ErrnoException) => {
    reject(error.code === 'EADDRINUSE' ? new Error(`PORT ${port} is in use; set PORT to a free one`) : error)
  })
  return promise
}

/** Ends idle connections at once, the others when `drained` is through. */
export async function closeServer(server: Server, drained: () => Promise<void>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  await drained()
  server.closeAllConnections()
  await closed
}
