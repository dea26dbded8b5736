import { endless, MAX_BYTES } from './events.ts'

/** Limits a body in one piece to the longest allowed reply. */
export function bounded(response: Response): Response {
  let bytes = 0
  const atMost = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes <= MAX_BYTES) controller.enqueue(chunk)
      else controller.error(endless())
    },
  })
  return new Response(response.body?.pipeThrough(atMost), response)
}
