import { ProviderFailure } from '../failure.ts'

/** Bytes over the network for one reply, including reasoning and framing. */
const MAX_BYTES = 4 * 1024 * 1024

/** Bytes of one event of a stream: the SDK searches an unfinished event again with each piece that arrives. */
const MAX_EVENT_BYTES = 256 * 1024

/** A body that is read only up to the longest allowed reply, and the longest allowed event. */
export function bounded(response: Response, isStream: boolean): Response {
  return new Response(response.body?.pipeThrough(isStream ? ofEvents() : atMost(() => true)), response)
}

function ofEvents(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  let isLineEmpty = true
  return atMost((chunk) => {
    for (const byte of chunk) {
      bytes += 1
      if (byte === LINE_FEED) {
        // A blank line ends an event.
        if (isLineEmpty) bytes = 0
        isLineEmpty = true
      } else if (byte !== CARRIAGE_RETURN) isLineEmpty = false
      if (bytes > MAX_EVENT_BYTES) return false
    }
    return true
  })
}

function atMost(fits: (chunk: Uint8Array) => boolean): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes <= MAX_BYTES && fits(chunk)) return controller.enqueue(chunk)
      controller.error(new ProviderFailure('provider_reply', { cause: new Error('reply without end') }))
    },
  })
}

const LINE_FEED = 10
const CARRIAGE_RETURN = 13
