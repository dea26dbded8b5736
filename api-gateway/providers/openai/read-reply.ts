import type { OpenAI } from 'openai'
import { Stream } from 'openai/streaming'
import * as z from 'zod/mini'
import { ProviderFailure } from '../failure.ts'
import { bounded } from './bounded.ts'

const words = z.optional(z.nullable(z.string()))
const choice = z.object({
  delta: z.optional(z.nullable(z.object({ content: words, refusal: words }))),
  message: z.optional(z.nullable(z.object({ content: words, refusal: words }))),
  finish_reason: words,
})
/** A chunk of a stream, or a whole completion of a server that does not stream. */
const completion = z.object({ choices: z.array(choice) })

/**
 * The text of a chat completion as it arrives: one piece per chunk, empty if the chunk has no text.
 * @param client its log level stops the SDK from printing what it cannot parse
 * @throws ProviderFailure `provider_reply` for anything that is not a completion, for refusals and truncated replies
 */
export async function* readReply(
  response: Response,
  controller: AbortController,
  client: OpenAI,
): AsyncGenerator<string> {
  const type = response.headers.get('content-type') ?? ''
  if (/^text\/event-stream/i.test(type)) {
    for await (const chunk of Stream.fromSSEResponse<unknown>(bounded(response, true), controller, client))
      yield* textOf(chunk)
  } else if (/json/i.test(type)) {
    yield* textOf(await bounded(response, false).json())
  } else {
    controller.abort()
    throw unusable('neither a stream nor JSON', { passing: true, broken: true })
  }
}

function* textOf(chunk: unknown): Generator<string> {
  const read = completion.safeParse(chunk)
  if (!read.success) throw unusable('not a completion', { passing: true, broken: true })
  // Usage and filter reports are chunks without a choice.
  const [first] = read.data.choices
  if (!first) return yield ''
  const said = first.delta ?? first.message
  if (said?.refusal) throw unusable('refused')
  yield said?.content ?? ''
  if (first.finish_reason === 'content_filter') throw unusable('filtered')
  if (first.finish_reason === 'length') throw unusable('truncated', { passing: true })
}

const unusable = (why: string, options: { passing?: boolean; broken?: boolean } = {}) =>
  new ProviderFailure('provider_reply', { ...options, cause: new Error(why) })
