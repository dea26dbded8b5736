import type { Server } from 'node:http'
import { join } from 'node:path'
import { readGatewayEnv } from '@evenplate/api-gateway/env'
import { openGateway } from '@evenplate/api-gateway/gateway'
import { openBackend } from '@evenplate/supabase/embedded'
import { serve } from '@hono/node-server'
import { buildSite } from './build.ts'
import { composeSite } from './compose.ts'
import { readSiteEnv } from './env.ts'
import { STORE } from './rooms.ts'

/** Running generations get this long to end by themselves; the rest of ten seconds is for closing. */
const DRAIN_MS = 8000

const started = performance.now()
const stops: (() => Promise<unknown>)[] = []
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

await start().catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  await stopAll()
  process.exit(1)
})

async function start(): Promise<void> {
  const site = readSiteEnv(process.env)
  const gatewayEnv = readGatewayEnv(process.env)
  const [supabase] = await Promise.all([connect(), buildSite(console.log)])

  const pages = join(site.dataDir, 'pages')
  await composeSite(
    { siteUrl: site.publicSiteUrl, supabaseUrl: supabase.publicUrl, publishableKey: supabase.publishableKey },
    pages,
  )

  const gateway = openGateway({
    env: gatewayEnv,
    siteUrl: site.publicSiteUrl,
    supabaseUrl: supabase.url,
    publishableKey: supabase.publishableKey,
    secretKey: supabase.secretKey,
    log: (line) => console.error(line),
  })
  // Imported late: it draws with the shell's build, which now exists.
  const { siteApp } = await import('./serve.ts')
  const app = siteApp({
    pages,
    store: STORE,
    api: gateway.app,
    backendUrl: supabase.embedded ? supabase.url : null,
    https: site.publicSiteUrl.startsWith('https:'),
  })
  const server = await listen(app.fetch, site.port)
  stops.push(async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    await gateway.drain(DRAIN_MS)
    server.closeAllConnections()
    await closed
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Ready in ${seconds} s. Evenplate is at ${addressOf(server, site.publicSiteUrl, site.port)}`)

  /** The Supabase that the environment names, or else the embedded one. */
  async function connect() {
    const { supabaseUrl: url, supabasePublishableKey, supabaseSecretKey } = gatewayEnv
    if (url) {
      return {
        embedded: false,
        url,
        publicUrl: url,
        publishableKey: supabasePublishableKey,
        secretKey: supabaseSecretKey,
      }
    }
    const backend = await openBackend({
      dataDir: site.dataDir,
      siteUrl: site.publicSiteUrl,
      log: console.error,
    })
    stops.push(() => backend.close())
    return { embedded: true, publicUrl: '', ...backend }
  }
}

function listen(fetch: Parameters<typeof serve>[0]['fetch'], port: number): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>()
  const server = serve({ fetch, port }, () => resolve(server)) as Server
  server.on('error', (error: NodeJS.ErrnoException) => {
    reject(error.code === 'EADDRINUSE' ? new Error(`PORT ${port} is in use; set PORT to a free one`) : error)
  })
  return promise
}

/** Port 0 takes a free one; then the address is only known now. */
function addressOf(server: Server, publicSiteUrl: string, port: number): string {
  const address = server.address()
  return port === 0 && typeof address === 'object' ? `http://localhost:${address?.port}` : publicSiteUrl
}

function stop() {
  if (stopping) return
  stopping = true
  void stopAll().then(() => process.exit(0))
}

/** Last opened, first closed. */
async function stopAll(): Promise<void> {
  for (const close of stops.splice(0).reverse()) await close()
}
