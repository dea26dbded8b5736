import type { PartialRecipe, RecipeReply, status } from '@evenplate/domain/recipe-events'
import type * as z from 'zod/mini'

/** What can be told while a recipe is on its way. */
export type Progress =
  | { event: 'status'; data: z.infer<typeof status> }
  | { event: 'partial'; data: PartialRecipe }

type Cook = (tell: (progress: Progress) => void, signal: AbortSignal) => Promise<RecipeReply>

/** Why a generation ends when everyone who waited for it has gone. */
export const EVERYONE_LEFT = new DOMException('Everyone who waited has gone.', 'AbortError')

/**
 * One recipe being cooked, and those who wait: the request that asked, and repetitions of it under the same
 * idempotency key. When the last of them leaves, cooking stops, unless one of them has seen an ingredient: what
 * is shown is given away, so it is cooked to its end and counts.
 */
export class Generation {
  /** Settles when cooking has ended and its quota is counted or given back. */
  readonly outcome: Promise<RecipeReply>
  readonly #controller = new AbortController()
  readonly #watchers = new Set<Watcher>()
  readonly #onShown: () => void
  /** The latest status and the partial after it, for those who join late. */
  #latest: Progress[] = []
  #shown = false
  #over = false

  /** @param onShown called once, before somebody gets the first ingredient */
  constructor(cook: Cook, onShown = () => {}) {
    this.#onShown = onShown
    this.outcome = cook((progress) => this.#tell(progress), this.#controller.signal).finally(() => {
      this.#over = true
      for (const watcher of this.#watchers) watcher.end()
    })
    // Someone may leave before looking at the outcome; that must not end the process.
    this.outcome.catch(() => {})
  }

  /** True once it was told to end: too late to join. */
  get stopped(): boolean {
    return this.#controller.signal.aborted
  }

  /** Progress until the outcome is there or `signal` aborts. Breaking off the loop counts as leaving. */
  async *watch(signal: AbortSignal): AsyncGenerator<Progress> {
    for await (const progress of this.#attend(signal)) {
      if (signal.aborted) return
      if (!this.#shown && progress.event === 'partial' && progress.data.ingredients.length > 0) {
        this.#shown = true
        this.#onShown()
      }
      yield progress
    }
  }

  /** Waits for the outcome, or until `signal` aborts, and sees nothing before. */
  async wait(signal: AbortSignal): Promise<void> {
    for await (const _ of this.#attend(signal));
  }

  /** Ends cooking soon; `reason` becomes the outcome's error. */
  stop(reason: Error): void {
    this.#controller.abort(reason)
  }

  async *#attend(signal: AbortSignal): AsyncGenerator<Progress> {
    const watcher = new Watcher(this.#latest)
    this.#watchers.add(watcher)
    const leave = () => watcher.end()
    signal.addEventListener('abort', leave)
    if (signal.aborted || this.#over) watcher.end()
    try {
      yield* watcher.progress()
    } finally {
      signal.removeEventListener('abort', leave)
      this.#watchers.delete(watcher)
      if (this.#watchers.size === 0 && !this.#over && !this.#shown) this.stop(EVERYONE_LEFT)
    }
  }

  #tell(progress: Progress): void {
    this.#latest = progress.event === 'status' ? [progress] : [...this.#latest.filter(isStatus), progress]
    for (const watcher of this.#watchers) watcher.push(progress)
  }
}

const isStatus = ({ event }: Progress): boolean => event === 'status'

/** A queue that never grows: a partial holds the whole recipe so far, so only the latest matters to slow readers. */
class Watcher {
  #queue: Progress[]
  #ended = false
  #wake: () => void = () => {}

  constructor(latest: Progress[]) {
    this.#queue = [...latest]
  }

  push(progress: Progress): void {
    if (progress.event === 'partial') this.#queue = this.#queue.filter(isStatus)
    this.#queue.push(progress)
    this.#wake()
  }

  end(): void {
    this.#ended = true
    this.#wake()
  }

  async *progress(): AsyncGenerator<Progress> {
    for (;;) {
      const next = this.#queue.shift()
      if (next) yield next
      else if (this.#ended) return
      else await new Promise<void>((resolve) => (this.#wake = resolve))
    }
  }
}
