import { ProviderFailure } from '../failure.ts'

export type ServerEvent = { name: string; data: string }

/** Bytes over the network for one reply, including reasoning and framing. */
export const MAX_BYTES = 4 * 1024 * 1024

/** Characters of one event of a stream. */
const MAX_EVENT = 256 * 1024

/**
 * The events of a stream up to `[DONE]`. Events that arrive together come as one list, so that the reader works once
 * for all of them; the SDK's reader yields each one separately, through several streams. Comments are not events. What
 * follows `[DONE]` is still read: only a connection that was read to its end is reused.
 * @throws ProviderFailure for an endless reply or event
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

/** The caller ends the request if this takes too long. */
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

/** Reads each character once, however small the pieces are. */
class EventReader {
  /** Pieces of the unfinished line. */
  #pieces: string[] = []
  #afterReturn = false
  #length = 0
  #name = ''
  #data: string[] = []

  push(text: string): ServerEvent[] {
    const found: ServerEvent[] = []
    // If the last piece ended with a CR, its LF may come first in this one.
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

  /** Events left at the end without a blank line after them. */
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

export const endless = () => new ProviderFailure('provider_reply', { cause: new Error('endless reply') })
