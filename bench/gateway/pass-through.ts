import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least that a gateway can do: pass each request to the model and its answer back, without looking at either. */
const { hostname, port, pathname } = new URL(process.argv[2] ?? '')
const server = createServer((asked, answer) => {
  const path = `${pathname}/chat/completions`
  const onwards = request({ hostname, port, path, method: 'POST', headers: asked.headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(answer)
  })
  asked.pipe(onwards)
})
server.listen(0, '127.0.0.1', () =>
  console.log(`Ready http://127.0.0.1:${(server.address() as AddressInfo).port}`),
)
process.on('disconnect', () => process.exit())
