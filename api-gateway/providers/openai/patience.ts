import { Agent, EnvHttpProxyAgent, fetch } from 'undici'

/** The caller's signal alone decides how long. */
const UNHURRIED = { headersTimeout: 0, bodyTimeout: 0 }

/**
 * How the SDK reaches a model. Node's own fetch gives up on headers, and on a pause within a body, after 300 s,
 * whatever the deadline is; a large model on a small machine can think longer.
 * Agent and fetch are of one package: an agent of one release does not have to fit the fetch of another.
 * @param env Node's own switch for proxies is honoured, as by the fetch this stands in for
 */
export const patience = (env: { NODE_USE_ENV_PROXY?: string } = process.env) => ({
  // The same function to whoever calls it; only its types are undici's own.
  fetch: fetch as unknown as typeof globalThis.fetch,
  fetchOptions: {
    dispatcher: env.NODE_USE_ENV_PROXY === '1' ? new EnvHttpProxyAgent(UNHURRIED) : new Agent(UNHURRIED),
  },
})
