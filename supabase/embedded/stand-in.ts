import { createServer, type Server } from 'node:http'

/** Answers 503, which Supabase clients understand as "try again", while the backend is down. */
export type StandIn = { open(port: number): Promise<void>; close(): Promise<void> }

export function standIn(): StandIn {
  let server: Server | undefined
  return {
    open: (port) =>
      new Promise((resolve) => {
        server = createServer((request, response) => {
          request.resume()
          response.writeHead(503, {
            'content-type': 'application/json',
            'access-control-allow-origin': '*',
            'retry-after': '1',
            connection: 'close',
          })
          response.end(UNAVAILABLE)
        })
        // If the port is taken, clients are refused outright, which they also understand.
        server.once('error', () => resolve())
        server.listen(port, '127.0.0.1', () => resolve())
      }),
    close: () =>
      new Promise((resolve) => {
        if (!server?.listening) return resolve()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const MESSAGE = 'The backend is starting again'
const UNAVAILABLE = JSON.stringify({ code: 503, error_code: 'unavailable', msg: MESSAGE, message: MESSAGE })
