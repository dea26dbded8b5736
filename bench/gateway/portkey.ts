import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../e2e/site/run-site.ts'

const HOME = join(import.meta.dirname, '../../.data/portkey')
const SERVER = join(HOME, 'node_modules/@portkey-ai/gateway/build/start-server.js')

export type Portkey = {
  pid: number
  /** A chat completion from the model at `modelUrl`, as a stream, read to its end. */
  ask(text: string): Promise<void>
  end(): void
}

/** The open-source gateway of Portkey in its own process, or null if it is not installed. */
export async function startPortkey(modelUrl: string): Promise<Portkey | null> {
  if (!existsSync(SERVER)) return null
  const port = await freePort()
  const shim = join(import.meta.dirname, 'replies-with-open-headers.mjs')
  const child = spawn(process.execPath, ['--import', shim, SERVER, '--headless', `--port=${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => `${text}`.includes('Ready for connections') && resolve())
    child.on('exit', () => reject(new Error('Portkey did not start')))
  })
  const headers = {
    'content-type': 'application/json',
    authorization: 'Bearer none',
    'x-portkey-provider': 'openai',
    'x-portkey-custom-host': modelUrl,
  }
  return {
    pid: child.pid ?? 0,
    async ask(text) {
      const reply = await fetch(`http://localhost:${port}/v1/chat/completions`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ model: 'any', stream: true, messages: [{ role: 'user', content: text }] }),
      })
      const said = await reply.text()
      if (!said.includes('[DONE]')) throw new Error(`Portkey answered ${reply.status}: ${said.slice(0, 200)}`)
    },
    end: () => child.kill(),
  }
}
