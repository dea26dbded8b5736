import { APIError } from 'openai'
import * as z from 'zod/mini'
import { ProviderFailure } from '../failure.ts'
import { bounded } from './bounded.ts'
import { eventsOf, type ServerEvent } from './events.ts'

const words = z.optional(z.nullable(z.string()))
const choice = z.object({
  delta: z.optional(z.nullable(z.object({ content: words, refusal: words }))),
  message: z.optional(z.nullable(z.object({ content: words, refusal: words }))),
  finish_reason: words,
})
/** A chunk of a stream, or a whole completion of a server that does not stream. */
const completion = z.object({ choices: z.array(choice) })

/**
 * The text of a chat completion as it arrives: one piece for all chunks that arrive together, empty if they have no text.
 * @param controller ends the request
 * @throws ProviderFailure `provider_reply` for anything that is not a completion, for refusals and truncated replies
 * @throws APIError for an error that the server sends amid its reply, SyntaxError for what is no JSON
 */
export async function* readReply(response: Response, controller: AbortController): AsyncGenerator<string> {
  const type = response.headers.get('content-type') ?? ''
  if (/^text\/event-stream/i.test(type)) {
    for await (const events of eventsOf(response)) yield* together(events, response)
  } else if (/json/i.test(type)) {
    yield* textOf(await bounded(response).json())
  } else {
    controller.abort()
    throw unusable('neither a stream nor JSON', { passing: true, broken: true })
  }
}

/** What was said before a failure is handed on first. */
function* together(events: readonly ServerEvent[], { headers }: Response): Generator<string> {
  let said = ''
  try {
    for (const event of events) for (const text of textOf(dataOf(event, headers))) said += text
  } catch (error) {
    if (said) yield said
    throw error
  }
  yield said
}

function dataOf({ name, data }: ServerEvent, headers: Headers): unknown {
  const read: unknown = JSON.parse(data)
  const error = typeof read === 'object' && read !== null && 'error' in read ? read.error : undefined
  if (name === 'error' || error) throw new APIError(undefined, (error ?? read) as object, undefined, headers)
  return read
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
