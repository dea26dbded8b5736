// A process that opens a data folder and writes as fast as it can until it is killed.
// Prints `open` and then, for each write the backend has answered, `<key> <id>`.
import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { openBackend } from '../embedded.ts'

const backend = await openBackend({ dataDir: process.argv[2] ?? '', siteUrl: 'http://localhost:3000' })
const gateway = createClient(backend.url, backend.secretKey, { auth: { persistSession: false } })
process.stdout.write('open\n')

await Promise.all(Array.from({ length: 4 }, write))

async function write(): Promise<void> {
  for (;;) {
    const key = randomUUID()
    const { data, error } = await gateway.rpc('take_generation', {
      p_subject_kind: 'guest',
      p_guest: key,
      p_idempotency_key: key,
    })
    if (error) throw error
    process.stdout.write(`${key} ${data.id}\n`)
  }
}
