import type OpenAI from 'openai'
import { BadRequestError } from 'openai/core/error'
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'
import type { OpenAiSettings } from '../../deps/env.ts'
import { NOTICES } from '../notices.ts'
import type { Message, Provider, Shape } from '../provider.ts'
import { failureOf } from './failure-of.ts'
import { inTime } from './in-time.ts'
import { type Abilities, abilitiesOf } from './models.ts'
import { readReply } from './read-reply.ts'
import { RECIPE_SHAPE, replyShape } from './reply-shape.ts'

/**
 * OpenAI, or any server with the same chat completions API (Azure, Ollama, vLLM …). Each call of `write` sends one request and
 * streams the reply; so does each call of `answer`. The SDK's retries are off: the gateway has the only retry loop.
 */
export function openAiProvider(settings: OpenAiSettings): Provider {
  const client = clientFor(settings)
  // A call reports it.
  client.catch(() => {})
  const abilities = abilitiesOf(settings.model)
  // Remembered after the first refusal: the shape this server's model accepts.
  let shape = abilities.shape

  return {
    name: 'openai',
    notice: NOTICES.openai,
    write: ({ messages }, signal) => replyTo(signal, (both) => askForRecipe(messages, both)),
    answer: ({ messages, shape: wanted, maxTokens }, signal) =>
      replyTo(signal, (both) =>
        send(
          paramsOf(messages, { ...settings, maxTokens: tokensFor(maxTokens), temperature: 0 }, wanted, {
            ...abilities,
            shape,
          }),
          both,
        ),
      ),
  }

  async function* replyTo(signal: AbortSignal, ask: Ask): AsyncGenerator<string> {
    const controller = new AbortController()
    const both = AbortSignal.any([signal, controller.signal])
    let isLeft = true
    try {
      for await (const piece of inTime(pieces(ask, controller, both), settings)) if (piece) yield piece
      isLeft = false
    } catch (error) {
      isLeft = false
      if (signal.aborted) throw signal.reason
      throw failureOf(error, new Date())
    } finally {
      // A few bytes follow a whole recipe. A model that goes on, for example after a broken rule, is stopped.
      if (isLeft) setTimeout(() => controller.abort(LEFT), LAST_BYTES_MS).unref()
      else controller.abort(LEFT)
    }
  }

  async function* pieces(ask: Ask, controller: AbortController, signal: AbortSignal) {
    yield* readReply(await ask(signal), controller)
  }

  async function send(params: ChatCompletionCreateParamsStreaming, signal: AbortSignal): Promise<Response> {
    const { chat } = await client
    return chat.completions.create(params, { signal }).asResponse()
  }

  async function askForRecipe(messages: Message[], signal: AbortSignal): Promise<Response> {
    const asking = (as: Abilities['shape']) =>
      send(paramsOf(messages, settings, RECIPE_SHAPE, { ...abilities, shape: as }), signal)
    const asked = shape
    try {
      return await asking(asked)
    } catch (error) {
      if (asked === 'none' || !rejectsShape(error)) throw error
      const response = await asking('none')
      shape = 'none'
      return response
    }
  }

  /** A reasoning model needs tokens for its reasoning too. */
  function tokensFor(answer: number): number {
    return abilities.reasons ? settings.maxTokens : Math.min(answer, settings.maxTokens)
  }
}

/** The SDK and its HTTP client are a fifth of the files that a site loads: without a model, it starts without them. */
async function clientFor({ apiKey, baseUrl }: OpenAiSettings): Promise<OpenAI> {
  const [{ default: Client }, { patience }] = await Promise.all([import('openai'), import('./patience.ts')])
  return new Client({
    // Self-hosted servers need no key, but the SDK requires a value.
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    // Set here because the SDK would otherwise read these from the environment.
    organization: null,
    project: null,
    maxRetries: 0,
    // The caller's signal sets the deadline; this only prevents the SDK's shorter one.
    timeout: 24 * 3_600_000,
    logLevel: 'off',
    ...patience(),
  })
}

/** Milliseconds for the rest once nobody reads on: longer than it takes, and only a few words of a model. */
const LAST_BYTES_MS = 250

/** Shared by all calls: otherwise each would build its own stack trace. */
const LEFT = new DOMException('The rest of a reply is not read.', 'AbortError')

type Ask = (signal: AbortSignal) => Promise<Response>

const paramsOf = (
  messages: Message[],
  { model, temperature, maxTokens }: OpenAiSettings,
  wanted: Shape,
  { shape, reasons }: Abilities,
): ChatCompletionCreateParamsStreaming => ({
  model,
  messages,
  stream: true,
  response_format: replyShape(shape, wanted),
  ...(reasons ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens, temperature }),
})

/** Compatible servers name the field in many ways, or only say that they do not support a schema or a format. */
const rejectsShape = (error: unknown): boolean =>
  error instanceof BadRequestError &&
  /response_?format|json_?schema|json_?object|structured|grammar/i.test(error.message)
