import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { changeLive } from '../../site/builds/live.ts'
import { closeServer, listen } from '../../site/listen.ts'
import { openLiveSite } from '../../site/live-site.ts'

export type LiveSite = {
  url: string
  /** Makes builds live unchanged, and waits until they are served. */
  show(builds: Record<string, string>): Promise<void>
  close(): Promise<void>
}

/** What is live in a store, served in this process: only pages, without a gateway or a database. */
export async function serveStore(store: string): Promise<LiveSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenplate-live-'))
  const said: string[] = []
  const site = await openLiveSite({
    config: { siteUrl: 'http://localhost', supabaseUrl: '', publishableKey: 'none' },
    store,
    dataDir,
    api: { fetch: () => Response.json({ code: 'not_found', message: '' }, { status: 404 }) },
    backend: null,
    addressOf: () => null,
    allowOverrides: false,
    https: false,
    log: (line) => said.push(line),
  })
  const server = await listen(site.fetch, 0)
  const { port } = server.address() as { port: number }
  const served: Record<string, string> = {}
  return {
    url: `http://localhost:${port}`,
    async show(builds) {
      const changed = Object.entries(builds).filter(([part, version]) => served[part] !== version)
      Object.assign(served, builds)
      for (const [part, version] of changed)
        await changeLive(store, part, { who: 'a journey', commit: null }, () => version)
      const isServed = () => {
        const last = said.findLast((line) => line.startsWith('Live now')) ?? ''
        return changed.every(([part, version]) => last.includes(`${part} ${version}`))
      }
      await expect.poll(isServed, { timeout: 60_000 }).toBe(true)
    },
    async close() {
      await closeServer(server, async () => {})
      await site.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
