import { Agent, EnvHttpProxyAgent, fetch } from 'undici'

/** The caller's signal alone decides how long. */
const UNHURRIED = { headersTimeout: 0, bodyTimeout: 0 }

/**
 * How the SDK reaches a model. Node's own fetch gives up on headers, and on a pause within a body, after 300 s,
 * whatever the deadline is; a large model on a small machine can think longer.
 * Agent and fetch are of one package: an agent of one release does not have to fit the fetch of another.
 * A redirect is an answer like any other, and a failure: following it would carry a visitor's words, and with a
 * careless server the key, to whoever it names.
 * @param env Node's own switch for proxies is honoured, as by the fetch this stands in for
 */
export const patience = (env: { NODE_USE_ENV_PROXY?: string } = process.env) => ({
  // The same function to whoever calls it; only its types are undici's own.
  fetch: withShortErrors(fetch as unknown as typeof globalThis.fetch),
  fetchOptions: {
    redirect: 'manual' as const,
    dispatcher: env.NODE_USE_ENV_PROXY === '1' ? new EnvHttpProxyAgent(UNHURRIED) : new Agent(UNHURRIED),
  },
})

/** The SDK reads the body of a failure to its end, however long that is and takes. */
const withShortErrors =
  (reach: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await reach(input, init)
    if (response.ok) return response
    const { status, headers } = response
    return new Response(status === 304 ? null : await beginningOf(response), { status, headers })
  }

/** The first of a body, as much as there is of it soon. */
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
    // The status has been told; its words are not needed.
  } finally {
    clearTimeout(late)
    reader.cancel().catch(() => {})
  }
  return text.slice(0, MAX_ERROR_CHARS)
}

const MAX_ERROR_CHARS = 16_384
const MAX_ERROR_MS = 2_000
