/** A body that is written text by text, as fast as it is read. */
export type TextPipe = {
  readable: ReadableStream<Uint8Array>
  /** Whether a text would be taken at once. */
  readonly hasRoom: boolean
  /** Waits while the reader is slow. @throws Error once nobody reads anymore */
  write(text: string): Promise<void>
  close(): void
}

/**
 * One stream, not the two of a `TransformStream`, whose promises cost more than the texts.
 * @param gone called when the reader leaves before the end
 */
export function textPipe(gone: () => void): TextPipe {
  let own: ReadableStreamDefaultController<Uint8Array> | null = null
  let wake = () => {}
  const end = () => {
    own = null
    wake()
  }
  const readable = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        own = controller
      },
      pull: () => wake(),
      cancel() {
        end()
        gone()
      },
    },
    { highWaterMark: TEXTS },
  )
  const hasRoom = () => (own?.desiredSize ?? 0) > 0
  return {
    readable,
    get hasRoom() {
      return hasRoom()
    },
    async write(text) {
      while (own && !hasRoom()) await new Promise<void>((resolve) => (wake = resolve))
      if (!own) throw new Error('nobody reads this anymore')
      own.enqueue(ENCODER.encode(text))
    },
    close() {
      own?.close()
      end()
    },
  }
}

/** Texts that may wait for a slow reader. */
const TEXTS = 8

const ENCODER = new TextEncoder()
