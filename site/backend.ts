import { readGatewayEnv } from '@evenplate/api-gateway/deps/env'
import { openBackend } from '@evenplate/supabase/embedded'
import { openBackendOn } from '@evenplate/supabase/own-postgres'
import { readSiteEnv } from './env.ts'
import { Lifetime } from './lifetime.ts'
import { openMail } from './mail.ts'

/**
 * `npm run backend`: the backend, embedded or on DATABASE_URL, in its own process, for sites started with
 * SUPABASE_URL and its keys. It listens on PORT; links in mails lead to PUBLIC_SITE_URL.
 */
const lifetime = new Lifetime()

await lifetime.run(async () => {
  const site = readSiteEnv({ ...process.env, PORT: process.env.PORT || '54321' })
  const mail = await openMail(site, { ...readGatewayEnv(process.env), supabase: null })
  lifetime.add(() => mail.close())
  const publicUrl = `http://localhost:${site.port}`
  const options = {
    siteUrl: site.publicSiteUrl,
    publicUrl,
    port: site.port,
    log: (line: string) => console.error(line),
    sendMail: mail.send ?? undefined,
  }
  const backend = await (site.database
    ? openBackendOn(site.database, options)
    : openBackend({ dataDir: site.dataDir, ...options }))
  lifetime.add(() => backend.close())
  console.log(`Ready: SUPABASE_URL=${publicUrl}`)
  console.log(`SUPABASE_PUBLISHABLE_KEY=${backend.publishableKey}`)
  console.log(
    site.database
      ? 'SUPABASE_SECRET_KEY is in the table evenplate_site.keys'
      : `SUPABASE_SECRET_KEY is in ${site.dataDir}/keys.json`,
  )
  for (const line of mail.lines) console.log(line)
})
