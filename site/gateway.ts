import { readGatewayEnv } from '@evenplate/api-gateway/deps/env'
import { openGateway } from '@evenplate/api-gateway/gateway'
import { keptKeys } from '@evenplate/supabase/embedded/keys'
import { readSiteEnv } from './env.ts'
import { countingGenerations } from './field/generations.ts'
import { openLog, saying } from './field/log.ts'
import { openMetrics } from './field/metrics.ts'
import { observed, openObserver } from './field/observed.ts'
import { Lifetime } from './lifetime.ts'
import { closeServer, listen } from './listen.ts'
import { openMail } from './mail.ts'
import { openSupabase } from './supabase.ts'

/** As in `site/start.ts`: running generations get this long to end by themselves. */
const DRAIN_MS = 8000

/**
 * `npm run gateway`: the gateway in its own process, without pages, on the Supabase that SUPABASE_URL names or on the
 * PostgreSQL of DATABASE_URL. If that is an embedded backend of this DATA_DIR, its keys are read from there. Browser reports
 * go to the site, which has the store they are counted in.
 */
const lifetime = new Lifetime()

await lifetime.run(async () => {
  const site = readSiteEnv({ ...process.env, PORT: process.env.PORT || '8787' })
  const env = readGatewayEnv({ ...process.env, ...(await keysOf(site.dataDir)) })
  if (!env.supabase && !site.database)
    throw new Error('SUPABASE_URL or DATABASE_URL must be set: the gateway alone has no database')
  const log = openLog(site.log)
  const metrics = openMetrics()
  const mail = await openMail(site, env)
  lifetime.add(() => mail.close())
  const supabase = await openSupabase(site, env, mail.send, saying(log))
  lifetime.add(() => supabase.close())
  const gateway = openGateway({
    env,
    siteUrl: site.publicSiteUrl,
    supabaseUrl: supabase.url,
    publishableKey: supabase.publishableKey,
    secretKey: supabase.secretKey,
    sendMail: mail.send,
    log: countingGenerations(log, metrics),
  })
  const observer = openObserver({
    apiPaths: gateway.paths,
    pageAt: () => undefined,
    metrics,
    behindProxy: env.trustedProxyHops > 0,
    log,
  })
  const { metricsToken } = site
  const answer = observed(gateway.app.fetch, { observer, api: gateway.app, metrics, metricsToken })
  const server = await listen(answer, site.port)
  lifetime.add(() => closeServer(server, () => gateway.drain(DRAIN_MS)))
  const stopWarming = gateway.warmUp()
  lifetime.add(async () => stopWarming())
  const { port } = server.address() as { port: number }
  console.log(`Ready: http://localhost:${port}/api on ${env.supabase?.url ?? 'DATABASE_URL'}`)
  for (const line of mail.lines) console.log(line)
})

/** Empty if the environment names a key itself: keys from two sources would not match. */
async function keysOf(dataDir: string): Promise<Record<string, string>> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, DATABASE_URL } = process.env
  if (!SUPABASE_URL || SUPABASE_PUBLISHABLE_KEY || SUPABASE_SECRET_KEY) return {}
  // `compose.yaml` always names the site's backend; a PostgreSQL is reached without it.
  if (DATABASE_URL) return { SUPABASE_URL: '' }
  const keys = await keptKeys(dataDir)
  if (!keys) return {}
  return { SUPABASE_PUBLISHABLE_KEY: keys.publishableKey, SUPABASE_SECRET_KEY: keys.secretKey }
}
