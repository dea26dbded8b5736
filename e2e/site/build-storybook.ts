import { spawn } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { ownEnv } from './own-env.ts'

const SHARED_UI = join(import.meta.dirname, '../../shared-ui')

export type Storybook = {
  url: string
  /** Ids of the stories, without those that are only for the documentation. */
  stories: string[]
  /** Ids of the documentation's pages. */
  docs: string[]
  /** Full paths of the files that have stories. */
  files: string[]
  close(): void
}

/** The Storybook as `npm run storybook:build` makes it, served from its own folder. */
export async function buildStorybook(): Promise<Storybook> {
  const folder = mkdtempSync(join(tmpdir(), 'evenplate-stories-'))
  await build(folder)
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, normalize(pathname))
    // Browsers request it on their own; the preview names no icon.
    if (pathname === '/favicon.ico') return void reply.writeHead(204).end()
    if (!existsSync(file) || !statSync(file).isFile()) return void reply.writeHead(404).end()
    reply.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(reply)
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const entries: { id: string; type: 'story' | 'docs'; importPath: string }[] = Object.values(
    JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries,
  )
  const idsOf = (type: string) => entries.filter((entry) => entry.type === type).map(({ id }) => id)
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    stories: idsOf('story'),
    docs: idsOf('docs'),
    files: [...new Set(entries.map(({ importPath }) => join(SHARED_UI, importPath)))],
    close() {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** @throws Error with the output when the build fails */
async function build(folder: string): Promise<void> {
  const command = join(SHARED_UI, 'node_modules/.bin/storybook')
  const child = spawn(command, ['build', '--output-dir', folder, '--quiet'], {
    cwd: SHARED_UI,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: ownEnv({ STORYBOOK_DISABLE_TELEMETRY: '1' }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`The Storybook does not build:\n${output}`)
}
