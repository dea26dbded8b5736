import { join } from 'node:path'
import { readGatewayEnv } from '@evenplate/api-gateway/deps/env'
import { openGateway } from '@evenplate/api-gateway/gateway'
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core'
import { Hono } from 'hono'
import { buildSite } from './build.ts'
import { entryOf } from './builds/live.ts'
import { REMOTES, ROOT, STORE } from './builds/rooms.ts'
import { readSiteEnv } from './env.ts'
import { openLog, saying } from './field/log.ts'
import { documentOf, json } from './html/document.ts'
import { Lifetime } from './lifetime.ts'
import { closeServer, listen } from './listen.ts'
import { openMail } from './mail.ts'
import { proxyTo } from './proxy.ts'
import { openSupabase } from './supabase.ts'
import { visitorAddress } from './visitor-address.ts'

/**
 * `npm run dev [remote …]`: the shell and the named remotes with hot reload, the other remotes
 * from built output, gateway and backend beside them. The shell is in development mode whenever
 * a remote is, because both use its React.
 */
const lifetime = new Lifetime()

await lifetime.run(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((name) => !REMOTES.some((remote) => remote.name === name))
  if (unknown)
    throw new Error(`No remote "${unknown}"; there are ${REMOTES.map(({ name }) => name).join(', ')}`)

  const site = readSiteEnv(process.env)
  const env = readGatewayEnv(process.env)
  const log = openLog({ ...site.log, as: 'text' })
  const mail = await openMail(site, env)
  lifetime.add(() => mail.close())
  const [supabase, built] = await Promise.all([
    openSupabase(site, env, mail.send, saying(log)),
    buildSite(console.log, ['shell', ...wanted.map((name) => `mfe-${name}`)]),
  ])
  lifetime.add(() => supabase.close())

  process.env.NODE_ENV = 'development'
  const shellOrigin = await serveRoom('shell', site.port + 1)
  // Without pages: the shell asks the remotes in development for them.
  const live: Record<string, { entry: string }> = {}
  for (const [index, { name, room }] of REMOTES.entries()) {
    if (!wanted.includes(name)) continue
    live[name] = { entry: `${await serveRoom(room, site.port + 2 + index)}/remote-entry.js` }
  }

  const { publicUrl: supabaseUrl, publishableKey, secretKey, url, direct } = supabase
  const gateway = openGateway({
    env,
    siteUrl: site.publicSiteUrl,
    supabaseUrl: url,
    publishableKey,
    secretKey,
    direct,
    sendMail: mail.send,
    log,
  })
  const others = Object.entries(built).map(([name, version]) => [name, entryOf(STORE, name, version)])
  const registry = { ...Object.fromEntries(others), ...live }
  const config = { siteUrl: site.publicSiteUrl, supabaseUrl, publishableKey, remotes: registry }
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Evenplate</title>',
    `<link rel="stylesheet" href="${shellOrigin}/static/css/shell.css">`,
    `<script type="application/json" id="evenplate-config">${json(config)}</script>`,
    `<script type="module" src="${shellOrigin}/static/js/shell.js"></script>`,
  ].join('\n')

  const { files } = await import('./files.ts')
  const app = new Hono()
  app.all('/api/*', (c) => gateway.app.fetch(c.req.raw, c.env as object))
  if (!supabaseUrl) {
    const proxy = proxyTo(url, visitorAddress(env.trustedProxyHops))
    app.all('/auth/v1/*', proxy)
    app.all('/rest/v1/*', proxy)
  }
  app.get('/remotes.json', (c) => c.json(registry))
  app.get('/remotes/*', files(STORE, 'no-cache'))
  app.get('*', (c) => c.html(documentOf(head, '')))
  const server = await listen(app.fetch, site.port)
  lifetime.add(() => closeServer(server, () => gateway.drain(1000)))
  console.log(`Developing ${['shell', ...wanted].join(', ')} at http://localhost:${site.port}`)
  for (const line of mail.lines) console.log(line)
})

/** A room's development server. Its address is absolute, since pages of another origin load from it. */
async function serveRoom(room: string, port: number): Promise<string> {
  const cwd = join(ROOT, room)
  process.chdir(cwd)
  const { content } = await loadConfig({
    cwd,
    path: join(ROOT, 'rsbuild.config.ts'),
    command: 'dev',
    envMode: 'development',
    loader: 'native',
  })
  const origin = `http://localhost:${port}`
  const rsbuild = await createRsbuild({
    cwd,
    config: mergeRsbuildConfig(content, {
      mode: 'development',
      server: { port, strictPort: true, cors: { origin: '*' }, printUrls: false },
      dev: {
        assetPrefix: `${origin}/`,
        client: { port, host: 'localhost', protocol: 'ws' },
        writeToDisk: false,
      },
    }),
  })
  const { server } = await rsbuild.startDevServer()
  lifetime.add(() => server.close())
  return origin
}
