import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restore } from '@evenplate/supabase/backups'
import { readSiteEnv } from './env.ts'
import { ended, placeOf, sumOf } from './moving.ts'

/**
 * `npm run restore FILE`: loads a backup into DATABASE_URL or DATA_DIR, which no site may use meanwhile. `-- --replace` lets
 * it replace what is there.
 */
await ended(async () => {
  const site = readSiteEnv(process.env)
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new Error('Say which file: npm run restore FILE')
  const { rows } = await restore(resolve(file), placeOf(site), values)
  console.log(
    `${sumOf(rows)} are in ${site.database ? `the database "${site.database.database}"` : site.dataDir}`,
  )
})
