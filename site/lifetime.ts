/** A process must end within this many milliseconds after a stop signal, even if something hangs: its caller waits ten seconds. */
const LAST_MOMENT = 9500

/** What a process opened and must close: in reverse order, once, however it ends. */
export class Lifetime {
  readonly #closers: (() => Promise<void>)[] = []
  #ending: Promise<void> | undefined

  add(close: () => Promise<void>): void {
    this.#closers.push(close)
  }

  end(): Promise<void> {
    this.#ending ??= this.#closeAll()
    return this.#ending
  }

  /** Runs the process until a stop signal; a failure ends it with one line of explanation. */
  async run(work: () => Promise<void>): Promise<void> {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        setTimeout(() => {
          console.error('Not everything could be closed in time.')
          process.exit(1)
        }, LAST_MOMENT).unref()
        void this.end().then(() => process.exit(0))
      })
    }
    try {
      await work()
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      await this.end()
      process.exit(1)
    }
  }

  async #closeAll(): Promise<void> {
    for (const close of this.#closers.splice(0).reverse()) await close()
  }
}
