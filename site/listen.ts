import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { type ServerType, serve } from '@hono/node-server'

type Fetch = Parameters<typeof serve>[0]['fetch']

/**
 * How long a sender may take for the head of a request, and for all of it, in milliseconds; slower senders are cut off
 * (408). Node looks as often as the interval says. Answers may take as long as they need.
 */
const DEADLINES = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000 }

/**
 * How long an idle connection stays open, in milliseconds. A proxy or CDN in front must close first, or it may send a
 * request on a connection that is being closed, and its visitor gets an error: nginx and AWS keep theirs for 60 seconds.
 */
const KEPT_MS = 75_000

type Listening = {
  hostname?: string
  deadlines?: typeof DEADLINES
  /** Answers what it can by itself, before a Request is made. @returns false for everything else */
  atOnce?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
}

/** @throws Error of one line when the port is taken. */
export function listen(
  fetch: Fetch,
  port: number,
  { hostname, deadlines = DEADLINES, atOnce = () => false }: Listening = {},
): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>()
  const server: ServerType = serve(
    {
      fetch,
      port,
      hostname,
      serverOptions: { keepAliveTimeout: KEPT_MS, ...deadlines },
      createServer: ((options: ServerOptions, routed: RequestListener) =>
        createServer(options, (incoming, outgoing) => {
          if (!atOnce(incoming, outgoing)) routed(incoming, outgoing)
        })) as typeof createServer,
    },
    () => resolve(server as Server),
  )
  server.on('error', (error: NodeJS.ErrnoException) => {
    reject(
      error.code === 'EADDRINUSE'
        ? new Error(`Port ${port} is in use; set PORT (or MAILBOX_PORT) to a free one`)
        : error,
    )
  })
  return promise
}

/** Milliseconds for the last bytes to leave after running work has ended. */
const FAREWELL_MS = 1000

/** Ends idle connections at once, the others when `drained` has resolved and their answer is sent. */
export async function closeServer(server: Server, drained: () => Promise<void>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  await drained()
  // A keep-alive connection becomes idle only once its answer is written.
  const idle = setInterval(() => server.closeIdleConnections(), 20)
  const late = setTimeout(() => server.closeAllConnections(), FAREWELL_MS)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
