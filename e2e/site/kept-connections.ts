import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Reply = { status: number; headers: IncomingHttpHeaders; raw: Buffer }

/**
 * GET requests over connections that stay open, as a browser sends them. A server may close a kept connection just as
 * the next request goes out on it. If no part of an answer has arrived, the request is sent once more, over a new
 * connection (RFC 9110, 9.2.2). Every other failure counts as one.
 */
export class KeptConnections {
  readonly #agent: Agent
  /** How many requests were sent a second time. */
  repeated = 0

  /** @param atOnce maximum number of connections */
  constructor(atOnce: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  }

  get(url: URL): Promise<Reply> {
    return send(url, this.#agent, () => {
      this.repeated++
      return send(url, false)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** @param again answers a request whose kept connection was closed before the answer began */
function send(url: URL, agent: Agent | false, again?: () => Promise<Reply>): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  let begun = false
  const headers = { 'accept-encoding': 'br' }
  const sent = request(url, { agent, headers }, (reply) => {
    begun = true
    const pieces: Buffer[] = []
    reply.on('data', (piece) => pieces.push(piece))
    reply.on('error', reject)
    reply.on('end', () =>
      resolve({ status: reply.statusCode ?? 0, headers: reply.headers, raw: Buffer.concat(pieces) }),
    )
  })
  sent.on('error', (error: NodeJS.ErrnoException) => {
    const closed = error.code === 'ECONNRESET' || error.code === 'EPIPE'
    if (again && closed && sent.reusedSocket && !begun) resolve(again())
    else reject(error)
  })
  sent.end()
  return promise
}
