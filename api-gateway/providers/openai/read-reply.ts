import type { OpenAI } from 'openai'
import { Stream } from 'openai/streaming'
import * as z from 'zod/mini'
import { ProviderFailure } from '../failure.ts'

const words = z.optional(z.nullable(z.string()))
const choice = z.object({
  delta: z.optional(z.nullable(z.object({ content: words, refusal: words }))),
  message: z.optional(z.nullable(z.object({ content: words, refusal: words }))),
  finish_reason: words,
})
/** A chunk of a stream, or a whole completion of a server that does not stream. */
const completion = z.object({ choices: z.array(choice) })

/** All that may come over the wire for one reply, thoughts and framing included. */
const MAX_BYTES = 4 * 1024 * 1024

/**
 * The text of a chat completion as it arrives.
 * @param client its log level keeps the SDK from printing what it cannot parse
 * @throws ProviderFailure `provider_reply` for what is no completion, for refusals and truncated replies
 */
export async function* readReply(
  response: Response,
  controller: AbortController,
  client: OpenAI,
): AsyncGenerator<string> {
  const type = response.headers.get('content-type') ?? ''
  const bounded = new Response(response.body?.pipeThrough(atMost(MAX_BYTES)), response)
  if (/^text\/event-stream/i.test(type)) {
    for await (const chunk of Stream.fromSSEResponse<unknown>(bounded, controller, client))
      yield* textOf(chunk)
  } else if (/json/i.test(type)) {
    yield* textOf(await bounded.json())
  } else {
    controller.abort()
    throw unusable('neither a stream nor JSON', { passing: true })
  }
}

function* textOf(chunk: unknown): Generator<string> {
  const read = completion.safeParse(chunk)
  if (!read.success) throw unusable('not a completion', { passing: true })
  // Usage and filter reports come as chunks without a choice.
  const [first] = read.data.choices
  if (!first) return
  const said = first.delta ?? first.message
  if (said?.refusal) throw unusable('refused')
  if (said?.content) yield said.content
  if (first.finish_reason === 'content_filter') throw unusable('filtered')
  if (first.finish_reason === 'length') throw unusable('truncated', { passing: true })
}

const unusable = (why: string, options: { passing?: boolean } = {}) =>
  new ProviderFailure('provider_reply', { ...options, cause: new Error(why) })

function atMost(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > limit) controller.error(unusable('reply without end'))
      else controller.enqueue(chunk)
    },
  })
}
