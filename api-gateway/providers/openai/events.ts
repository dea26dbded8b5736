import { ProviderFailure } from '../failure.ts'

export type ServerEvent = { name: string; data: string }

/** Bytes over the network for one reply, including reasoning and framing. */
export const MAX_BYTES = 4 * 1024 * 1024

/** Characters of one event of a stream. */
const MAX_EVENT = 256 * 1024

/**
 * The events of a stream up to `[DONE]`, those that arrived together in one list: whoever reads them then works once for
 * all. The SDK's reader hands on each alone, through several streams. Comments are no events.
 * What is not asked for any more is read all the same: only a connection that was read to its end serves another request.
 * @throws ProviderFailure for a reply or an event without end
 */
export async function* eventsOf(response: Response): AsyncGenerator<ServerEvent[]> {
  const decoder = new TextDecoder()
  const events = new EventReader()
  const reader = response.body?.getReader()
  let bytes = 0
  let whole = false
  try {
    while (reader) {
      const { done, value } = await reader.read()
      bytes += value?.byteLength ?? 0
      if (bytes > MAX_BYTES) throw endless()
      const found = done ? events.last() : events.push(decoder.decode(value, { stream: true }))
      const end = found.findIndex(({ data }) => data === '[DONE]')
      const told = end < 0 ? found : found.slice(0, end)
      whole = done || end >= 0
      if (told.length > 0) yield told
      if (whole) return
    }
  } finally {
    if (!whole && reader) void readRest(reader, bytes)
  }
}

/** Whoever asked ends the request where this takes too long. */
async function readRest(reader: ReadableStreamDefaultReader<Uint8Array>, bytes: number): Promise<void> {
  try {
    for (let read = bytes; read <= MAX_BYTES; ) {
      const { done, value } = await reader.read()
      if (done) return
      read += value.byteLength
    }
    await reader.cancel()
  } catch {
    // The request has ended.
  }
}

/** Each character is looked at once, however small the pieces are in which they arrive. */
class EventReader {
  /** Of the line that has not ended yet. */
  #pieces: string[] = []
  #afterReturn = false
  #length = 0
  #name = ''
  #data: string[] = []

  push(text: string): ServerEvent[] {
    const found: ServerEvent[] = []
    // A line that ended with CR at the end of the piece before may go on with its LF.
    const more = this.#afterReturn && text.startsWith('\n') ? text.slice(1) : text
    if (text) this.#afterReturn = text.endsWith('\r')
    const lines = more.split(more.includes('\r') ? LINE_END : '\n')
    const rest = lines.pop() ?? ''
    for (const end of lines) {
      this.#count(end)
      this.#line(this.#pieces.join('') + end, found)
      this.#pieces = []
    }
    this.#count(rest)
    if (rest) this.#pieces.push(rest)
    return found
  }

  /** What is left without a blank line behind it. */
  last(): ServerEvent[] {
    const found: ServerEvent[] = []
    if (this.#pieces.length > 0) this.#line(this.#pieces.join(''), found)
    this.#line('', found)
    return found
  }

  #line(line: string, found: ServerEvent[]): void {
    if (line === '') {
      if (this.#data.length > 0 || this.#name) found.push({ name: this.#name, data: this.#data.join('\n') })
      this.#name = ''
      this.#data = []
      this.#length = 0
      return
    }
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1)
    if (field === 'data') this.#data.push(value)
    if (field === 'event') this.#name = value
  }

  #count(text: string): void {
    this.#length += text.length
    if (this.#length > MAX_EVENT) throw endless()
  }
}

const LINE_END = /\r\n|\n|\r/

export const endless = () => new ProviderFailure('provider_reply', { cause: new Error('reply without end') })
