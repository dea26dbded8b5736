import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least that a server of pages can do: one document, compressed and in memory, for whatever is asked. */
const body = readFileSync(process.argv[2] ?? '')
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': body.length,
}
const server = createServer((_, answer) => void answer.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () =>
  console.log(`Ready http://127.0.0.1:${(server.address() as AddressInfo).port}`),
)
process.on('disconnect', () => process.exit())
