import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readGatewayEnv } from '@evenplate/api-gateway/deps/env'
import { openGateway } from '@evenplate/api-gateway/gateway'
import { buildSite } from './build.ts'
import { STORE } from './builds/rooms.ts'
import { readSiteEnv } from './env.ts'
import { openField } from './field/field.ts'
import { countingGenerations } from './field/generations.ts'
import { openLog, saying } from './field/log.ts'
import { openMetrics } from './field/metrics.ts'
import { observed, openObserver } from './field/observed.ts'
import { keptReplies } from './kept-replies.ts'
import { Lifetime } from './lifetime.ts'
import { closeServer, listen } from './listen.ts'
import { type LiveSite, openLiveSite } from './live-site.ts'
import { openMail } from './mail.ts'
import { openSupabase } from './supabase.ts'
import { visitorAddress } from './visitor-address.ts'

/** Running generations get this long to end by themselves; the rest of ten seconds is for closing. */
const DRAIN_MS = 8000

const started = performance.now()
const lifetime = new Lifetime()

await lifetime.run(async () => {
  const site = readSiteEnv(process.env)
  const env = readGatewayEnv(process.env)
  const log = openLog(site.log)
  const metrics = openMetrics()
  // `--store <folder>` serves the builds in that folder, as a deployment does, and builds nothing.
  const store = resolve(parseArgs({ options: { store: { type: 'string', default: STORE } } }).values.store)
  const built = store === STORE ? buildSite(console.log) : undefined
  const mail = await openMail(site, env)
  lifetime.add(() => mail.close())
  const [supabase] = await Promise.all([openSupabase(site, env, mail.send, saying(log)), built])
  lifetime.add(() => supabase.close())

  const { publicUrl: supabaseUrl, publishableKey } = supabase
  const pageAt = (path: string) => live.pageAt(path)
  const field = openField({
    store,
    dataDir: site.dataDir,
    share: site.fieldShare,
    isPage: (pattern) => pageAt(pattern) === pattern,
    metrics,
    log,
  })
  lifetime.add(async () => field.close())
  const gateway = openGateway({
    env,
    siteUrl: site.publicSiteUrl,
    ...supabaseOf(),
    sendMail: mail.send,
    log: countingGenerations(log, metrics),
    field,
  })
  const live: LiveSite = await openLiveSite({
    config: {
      siteUrl: site.publicSiteUrl,
      supabaseUrl,
      publishableKey,
      fieldShare: site.fieldShare,
      assetsUrl: site.assetsUrl ?? undefined,
    },
    store,
    dataDir: site.dataDir,
    api: gateway.app,
    backend: supabase.read && { url: supabase.url, read: supabase.read },
    addressOf: visitorAddress(env.trustedProxyHops),
    https: site.publicSiteUrl.startsWith('https:'),
    allowOverrides: site.allowOverrides,
    log: saying(log),
  })
  lifetime.add(() => live.close())
  const observer = openObserver({
    apiPaths: gateway.paths,
    pageAt,
    metrics,
    behindProxy: env.trustedProxyHops > 0,
    log,
  })
  const { metricsToken } = site
  const answer = observed(live.fetch, { observer, api: gateway.app, metrics, metricsToken })
  const { fetch, atOnce } = keptReplies(answer, live.shelfFor, observer)
  const server = await listen(fetch, site.port, { atOnce })
  lifetime.add(() => closeServer(server, () => gateway.drain(DRAIN_MS)))
  const stopWarming = gateway.warmUp()
  lifetime.add(async () => stopWarming())

  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : site.port
  console.log(`Ready in ${seconds} s: ${site.port === 0 ? `http://localhost:${port}` : site.publicSiteUrl}`)
  for (const line of mail.lines) console.log(line)

  function supabaseOf() {
    return {
      supabaseUrl: supabase.url,
      publishableKey: supabase.publishableKey,
      secretKey: supabase.secretKey,
      direct: supabase.direct,
    }
  }
})
