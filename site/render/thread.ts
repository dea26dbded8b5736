import { parentPort, workerData } from 'node:worker_threads'
import type { RenderApi } from './render-input.ts'
import type { RenderAnswer, RenderJob, RenderNote, RenderReply } from './work.ts'

/**
 * The thread that renders pages. Remotes are other teams' code, and whatever one does here (throws, never ends, exits) ends
 * this thread and not the site. Its environment has only NODE_ENV, so none of the site's secrets.
 */
type Renderer = {
  renderPage(
    path: string,
    loadRemote: (name: string) => Promise<unknown>,
    api?: RenderApi,
    registry?: object,
  ): Promise<string>
}

// Node read it when the thread started.
delete process.env.NODE_COMPILE_CACHE

const { shell, registry }: { shell: string; registry: object } = workerData
const { renderPage }: Renderer = await import(shell)

parentPort?.on('message', async (job: RenderJob) => parentPort?.postMessage(await answerTo(job)))
parentPort?.postMessage('ready')

async function answerTo({ path, remotes, reply }: RenderJob): Promise<RenderAnswer> {
  try {
    const api = reply ? answering(reply) : undefined
    return { html: await renderPage(path, load, api, registry) }
  } catch (error) {
    return { failure: wordsOf(error) }
  }

  async function load(name: string): Promise<unknown> {
    const file = remotes[name]
    if (!file) throw new Error(`No build of the remote "${name}" can be rendered`)
    // Sent first, since it may be the last message of this thread.
    const said: RenderNote = { loads: name }
    parentPort?.postMessage(said)
    return (await import(file)).default
  }
}

/** While rendering, the page asks for what was already fetched for its head, and gets the same answer. */
function answering({ status, body }: RenderReply): RenderApi {
  return {
    async post(_path, _body, parse) {
      if (status === 200) return parse(body)
      // The same error the shell's own gateway client throws: pages recognize expected failures by name and code.
      throw Object.assign(new Error(body.message), { name: 'AppError', code: body.code })
    },
    stream() {
      throw new Error('A page being rendered cannot stream')
    },
  }
}

function wordsOf(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  } catch {
    return 'Something that has no words was thrown'
  }
}
