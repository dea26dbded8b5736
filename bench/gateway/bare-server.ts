import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The least that a server of pages can do: one document, compressed and in memory, for whatever is asked. Words: its file,
 * and one of all headers it is sent with; without that, it has the three that a browser needs.
 */
const [document = '', head] = process.argv.slice(2)
const body = readFileSync(document)
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': body.length,
  ...(head ? JSON.parse(readFileSync(head, 'utf8')) : {}),
}
const server = createServer((_, answer) => void answer.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () =>
  console.log(`Ready http://127.0.0.1:${(server.address() as AddressInfo).port}`),
)
process.on('disconnect', () => process.exit())
