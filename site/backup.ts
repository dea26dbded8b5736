import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '@evenplate/supabase/backups'
import { readSiteEnv } from './env.ts'
import { ended, placeOf, sumOf } from './moving.ts'

/** `npm run backup [FILE]`: everything in DATABASE_URL or DATA_DIR, accounts included, in one private file. */
await ended(async () => {
  const site = readSiteEnv(process.env)
  const { positionals } = parseArgs({ allowPositionals: true })
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const file = resolve(positionals[0] ?? `evenplate-${now}.backup`)
  const { rows } = await backUp(placeOf(site), file)
  console.log(`${sumOf(rows)} are in ${file}`)
  console.log('It contains health data and secrets: keep it as safe as the database itself.')
})
