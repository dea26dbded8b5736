import { parentPort, workerData } from 'node:worker_threads'
import type { RenderApi } from './render-input.ts'
import type { RenderAnswer, RenderJob, RenderNote, RenderReply } from './work.ts'

/**
 * The thread that renders pages: remotes are other teams' code, and whatever one does here (throws, never ends,
 * exits), ends this thread and not the site. It has no environment but NODE_ENV, so no secret of the site.
 */
type Renderer = {
  renderPage(
    path: string,
    loadRemote: (name: string) => Promise<unknown>,
    api?: RenderApi,
    registry?: object,
  ): Promise<string>
}

// Node has read it when the thread began.
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

/** The page asks while it renders what was asked for its head already, and gets the same. */
function answering({ status, body }: RenderReply): RenderApi {
  return {
    async post(_path, _body, parse) {
      if (status === 200) return parse(body)
      // As the shell's own gateway client throws it: pages know an expected failure by name and code.
      throw Object.assign(new Error(body.message), { name: 'AppError', code: body.code })
    },
    stream() {
      throw new Error('Nothing streams into a page that is being rendered')
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
