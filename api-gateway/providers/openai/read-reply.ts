import { APIError } from 'openai/core/error'
import { ProviderFailure } from '../failure.ts'
import { bounded } from './bounded.ts'
import { eventsOf, type ServerEvent } from './events.ts'

/**
 * The text of a chat completion as it arrives: one piece for all chunks that arrive together, empty if they have no text.
 * @param controller ends the request
 * @throws ProviderFailure `provider_reply` for anything that is not a completion, for refusals and truncated replies
 * @throws APIError for an error that the server sends within its reply, SyntaxError for invalid JSON
 */
export async function* readReply(response: Response, controller: AbortController): AsyncGenerator<string> {
  const type = response.headers.get('content-type') ?? ''
  if (/^text\/event-stream/i.test(type)) {
    for await (const events of eventsOf(response)) yield* together(events, response)
  } else if (/json/i.test(type)) {
    const { text, failure } = textOf(await bounded(response).json())
    yield text
    if (failure) throw failure
  } else {
    controller.abort()
    throw unusable('neither a stream nor JSON', { passing: true, broken: true })
  }
}

/** Text before a failure is yielded first. */
function* together(events: readonly ServerEvent[], { headers }: Response): Generator<string> {
  let said = ''
  try {
    for (const event of events) {
      const { text, failure } = textOf(dataOf(event, headers))
      said += text
      if (failure) throw failure
    }
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

/**
 * The text of a stream's chunk, or of a whole completion from a server that does not stream, and why nothing may
 * follow.
 */
function textOf(chunk: unknown): { text: string; failure?: ProviderFailure } {
  if (!isCompletion(chunk)) throw unusable('not a completion', { passing: true, broken: true })
  // Usage and filter reports are chunks without a choice.
  const [first] = chunk.choices
  if (!first) return { text: '' }
  const said = first.delta ?? first.message
  if (said?.refusal) throw unusable('refused')
  const text = said?.content ?? ''
  if (first.finish_reason === 'content_filter') return { text, failure: unusable('filtered') }
  if (first.finish_reason === 'length') return { text, failure: unusable('truncated', { passing: true }) }
  return { text }
}

type Words = string | null | undefined
type Said = { content?: Words; refusal?: Words } | null | undefined
type Completion = { choices: { delta?: Said; message?: Said; finish_reason?: Words }[] }

/** By hand: for the hundreds of chunks of a reply, a schema takes longer than everything else. */
const isCompletion = (read: unknown): read is Completion =>
  isObject(read) &&
  Array.isArray(read.choices) &&
  read.choices.every(
    (one: unknown) => isObject(one) && isSaid(one.delta) && isSaid(one.message) && isWords(one.finish_reason),
  )

const isSaid = (read: unknown): boolean =>
  read === undefined || read === null || (isObject(read) && isWords(read.content) && isWords(read.refusal))

const isWords = (read: unknown): boolean => read === undefined || read === null || typeof read === 'string'

const isObject = (read: unknown): read is Record<string, unknown> =>
  typeof read === 'object' && read !== null && !Array.isArray(read)

const unusable = (why: string, options: { passing?: boolean; broken?: boolean } = {}) =>
  new ProviderFailure('provider_reply', { ...options, cause: new Error(why) })
