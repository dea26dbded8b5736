import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** Serves files compressed like the site does; `page` answers every other address. */
export async function serveFolder(
  folder: string,
  page: (path: string) => string,
): Promise<{ url: string; server: Server }> {
  const compressed = new Map<string, Buffer>()
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, pathname)
    const isFile = existsSync(file) && statSync(file).isFile()
    if (!isFile && extname(pathname)) return void reply.writeHead(404).end()
    const type = TYPES[isFile ? extname(file) : '.html'] ?? 'application/octet-stream'
    const body = compressed.get(pathname) ?? brotliCompressSync(isFile ? readFileSync(file) : page(pathname))
    compressed.set(pathname, body)
    reply
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-cache' })
      .end(body)
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  return { url: `http://localhost:${typeof address === 'object' ? address?.port : ''}`, server }
}
