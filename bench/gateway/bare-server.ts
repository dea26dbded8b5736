import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The least that a page server can do: one document, compressed and in memory, for any request. Arguments: its file, and
 * optionally a file with its headers; without that, it sends the three that a browser needs.
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
