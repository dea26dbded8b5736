import { readGatewayEnv } from '@evenplate/api-gateway/deps/env'
import { openGateway } from '@evenplate/api-gateway/gateway'
import { readSiteEnv } from '../../site/env.ts'
import { listen } from '../../site/listen.ts'
import { openSupabase } from '../../site/supabase.ts'

/**
 * The part of a site that answers data requests, without its pages, in a separate process: the gateway, and the backend on
 * the database that the environment names. Prints their addresses and, when asked, how much CPU they have used (ms).
 */
const env = readGatewayEnv({ GUEST_ADDRESS_LIMIT: '1000000' })
const supabase = await openSupabase(readSiteEnv(process.env), env, null, (line) => console.error(line))
const gateway = openGateway({
  env,
  supabaseUrl: supabase.url,
  publishableKey: supabase.publishableKey,
  secretKey: supabase.secretKey,
  direct: supabase.direct,
  log: () => {},
})
const server = await listen(gateway.app.fetch, 0)
const { port } = server.address() as { port: number }
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1000)
})
process.on('SIGTERM', async () => {
  server.close()
  await supabase.close()
  process.exit(0)
})
process.send?.({ backend: supabase.url, gateway: `http://127.0.0.1:${port}`, key: supabase.publishableKey })
