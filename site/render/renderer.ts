import { Worker } from 'node:worker_threads'
import type { RenderAnswer, RenderJob, RenderNote } from './work.ts'

/** How long one page may take, in milliseconds: a hundred times what it takes on a small machine. */
const PAGE_MS = 10_000
/** How long the thread may take to load the shell. */
const START_MS = 60_000
/** How long the thread waits for another page before it ends, in milliseconds; it uses 60 MB. */
const IDLE_MS = 60_000
/** Memory of the thread; a page takes a few. More ends the thread, not the site. */
const MEMORY_MB = 512

export type Rendered = {
  html: string
  /** The remotes it loaded: its own, and those with a part on it. */
  remotes: string[]
}

export type Renderer = {
  /** The page's content. One at a time: if the thread ends, the current page is blamed. @throws Error with the reason in words: what the page threw, or how its thread ended. */
  render(job: RenderJob): Promise<Rendered>
  close(): Promise<void>
}

/** The page could not be rendered. */
export class RenderingFailed extends Error {
  override name = 'RenderingFailed'
  /** The remotes it loaded. */
  readonly remotes: readonly string[]

  constructor(reason: string, remotes: readonly string[]) {
    super(reason)
    this.remotes = remotes
  }
}

/** The thread ended, or had to be ended. Which page caused it is certain only if it happens again in a new thread. */
export class RenderingEnded extends RenderingFailed {
  override name = 'RenderingEnded'
}

/**
 * Renders pages in a separate thread, which is started again if a page ends it, or when there is work again after it ended
 * idle.
 * @param shell address of the shell's build for Node
 * @param options.registry the remotes of the site, for the shell
 * @param options.atOnce whether the thread starts before the first page
 */
export function openRenderer(
  shell: string,
  {
    pageMs = PAGE_MS,
    idleMs = IDLE_MS,
    registry = {},
    atOnce = true,
  }: { pageMs?: number; idleMs?: number; registry?: object; atOnce?: boolean } = {},
): Renderer {
  let thread: Promise<Worker> | undefined
  let idle: NodeJS.Timeout | undefined
  // If that fails, rendering a page reports it.
  if (atOnce) opened().catch(() => {})
  return {
    async render(job) {
      clearTimeout(idle)
      try {
        return await attempt(job)
      } finally {
        idle = setTimeout(close, idleMs).unref()
      }
    },
    close,
  }

  async function close(): Promise<void> {
    clearTimeout(idle)
    const ending = thread
    thread = undefined
    await (await ending?.catch(() => undefined))?.terminate()
  }

  /** Something an earlier page left running may have ended the thread, so the page gets one more try in a new one. */
  async function attempt(job: RenderJob): Promise<Rendered> {
    try {
      return await once(job)
    } catch (error) {
      if (!(error instanceof RenderingEnded)) throw error
      return await once(job)
    }
  }

  function opened(): Promise<Worker> {
    if (thread) return thread
    const begun = startThread({ shell, registry }, () => {
      if (thread === begun) thread = undefined
    })
    thread = begun
    return begun
  }

  async function once(job: RenderJob): Promise<Rendered> {
    const worker = await opened()
    const remotes: string[] = []
    try {
      const answer = await answerOf(worker, pageMs, remotes, () => worker.postMessage(job))
      if ('html' in answer) return { html: answer.html, remotes }
      throw new RenderingFailed(answer.failure, remotes)
    } catch (error) {
      if (!(error instanceof RenderingEnded)) throw error
      await worker.terminate()
      throw error
    }
  }
}

/**
 * The first decides which build React uses; the second lets Node find its cached compiled code, and the thread removes it
 * again. Nothing else: remotes must not see the site's configuration.
 */
function threadEnv(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env
  return { NODE_ENV: 'production', ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
}

async function startThread(
  workerData: { shell: string; registry: object },
  onEnd: () => void,
): Promise<Worker> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData,
    env: threadEnv(),
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  // An idle thread must not keep the site from ending.
  worker.unref()
  // Also between pages, when nothing else listens: an unhandled error event would end the site.
  worker.on('error', () => {})
  worker.on('exit', onEnd)
  try {
    await answerOf(worker, START_MS, [])
  } catch (error) {
    await worker.terminate()
    throw error
  }
  return worker
}

/**
 * The thread's next answer.
 * @param remotes gets the name of each remote that the thread loads meanwhile
 * @throws RenderingEnded if it ends first or is late
 */
function answerOf(worker: Worker, ms: number, remotes: string[], ask?: () => void): Promise<RenderAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RenderAnswer>()
  let reason = 'it ended its process'
  const onMessage = (message: RenderAnswer | RenderNote) => {
    if (typeof message === 'object' && 'loads' in message) remotes.push(message.loads)
    else resolve(message)
  }
  const onError = (error: unknown) => {
    reason = error instanceof Error ? error.message : String(error)
  }
  const onExit = () => reject(new RenderingEnded(reason, remotes))
  const timer = setTimeout(
    () => reject(new RenderingEnded(`it was not done after ${ms / 1000} seconds`, remotes)),
    ms,
  )
  worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  ask?.()
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', onMessage).off('error', onError).off('exit', onExit)
  })
}
