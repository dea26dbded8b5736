import type { PartialRecipe, RecipeReply, status } from '@evenplate/domain/recipe-events'
import type * as z from 'zod/mini'

/** What is reported while a recipe is being written. */
export type Progress =
  | { event: 'status'; data: z.infer<typeof status> }
  | { event: 'partial'; data: PartialRecipe }

type Cook = (tell: (progress: Progress) => void, signal: AbortSignal) => Promise<RecipeReply>

/** Why a generation ends when everyone who waited for it has gone. */
export const EVERYONE_LEFT = new DOMException('Everyone who waited has gone.', 'AbortError')

/**
 * One recipe being generated, and the requests that wait for it: the one that asked, and repetitions with the same idempotency key.
 * When the last one leaves, the generation stops. If one of them has seen an ingredient, though, it runs to its end and counts.
 */
export class Generation {
  /** Settles when the generation has ended and its quota is charged or given back. */
  readonly outcome: Promise<RecipeReply>
  readonly #controller = new AbortController()
  readonly #watchers = new Set<Watcher>()
  readonly #onShown: () => void
  /** The latest status and the partial after it, for those who join late. */
  #latest: Progress[] = []
  #shown = false
  #over = false

  /** @param onShown called once, just before the first ingredient is sent */
  constructor(cook: Cook, onShown = () => {}) {
    this.#onShown = onShown
    this.outcome = cook((progress) => this.#tell(progress), this.#controller.signal).finally(() => {
      this.#over = true
      for (const watcher of this.#watchers) watcher.end()
    })
    // A request may leave before the outcome is read; the rejection must not end the process.
    this.outcome.catch(() => {})
  }

  /** True once it was stopped: too late to join. */
  get stopped(): boolean {
    return this.#controller.signal.aborted
  }

  /** Progress until the outcome is known or `signal` aborts. Breaking out of the loop counts as leaving. */
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

  /** Waits for the outcome, or until `signal` aborts, and shows no progress. */
  async wait(signal: AbortSignal): Promise<void> {
    for await (const _ of this.#attend(signal));
  }

  /** Ends the generation soon; `reason` becomes the outcome's error. */
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

/** A queue that never grows: each partial contains the whole recipe so far, so a slow reader only needs the latest. */
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
