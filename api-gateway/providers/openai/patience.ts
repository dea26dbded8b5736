import { Agent, EnvHttpProxyAgent } from 'undici'
import { reachBy } from './reach.ts'

/** Only the caller's signal limits the time. */
const UNHURRIED = { headersTimeout: 0, bodyTimeout: 0 }

/**
 * How the SDK reaches a model. Node's own fetch gives up after 300 s without headers or without a piece of the body, whatever the
 * deadline; a large model on a small machine can take longer. A redirect counts as a failure: following it would send a visitor's
 * words, and with a careless server the key, to the host it names.
 * @param env Node's own proxy setting is respected, as in the fetch this replaces
 */
export const patience = (env: { NODE_USE_ENV_PROXY?: string } = process.env) => ({
  fetch: withShortErrors(
    reachBy(env.NODE_USE_ENV_PROXY === '1' ? new EnvHttpProxyAgent(UNHURRIED) : new Agent(UNHURRIED)),
  ),
})

/** The SDK reads the body of a failure to its end, however large and slow it is. */
const withShortErrors =
  (reach: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await reach(input, init)
    if (response.ok) return response
    const { status, headers } = response
    return new Response(status === 304 ? null : await beginningOf(response), { status, headers })
  }

/** The beginning of a body, as much as arrives soon. */
async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  const late = setTimeout(() => reader.cancel().catch(() => {}), MAX_ERROR_MS)
  let text = ''
  try {
    while (text.length < MAX_ERROR_CHARS) {
      const { done, value } = await reader.read()
      if (done) break
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    // The status is known; the rest of the body is not needed.
  } finally {
    clearTimeout(late)
    reader.cancel().catch(() => {})
  }
  return text.slice(0, MAX_ERROR_CHARS)
}

const MAX_ERROR_CHARS = 16_384
const MAX_ERROR_MS = 2_000
