import { APIConnectionError, APIError } from 'openai/core/error'
import { ProviderFailure } from '../failure.ts'

/** Statuses after which the same call may succeed; every other 4xx would fail again, and so would a redirect. */
const PASSING = (status: number): boolean => [408, 409, 429].includes(status) || status >= 500

/** Statuses that are about one request only: too long, not allowed, not understood. */
const OF_ONE_REQUEST = [400, 409, 413, 422]

/** The SDK's error in our terms. A used-up quota is also a 429, but waiting does not refill it. */
export function failureOf(error: unknown, now: Date): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  if (error instanceof APIConnectionError)
    return new ProviderFailure('provider_unavailable', { passing: true, cause: error })
  if (error instanceof APIError) {
    const status = error.status
    // An error event inside a stream has no status: the server broke off.
    const passing = status === undefined || (PASSING(status) && error.code !== 'insufficient_quota')
    return new ProviderFailure('provider_unavailable', {
      passing,
      broken: status === undefined || !OF_ONE_REQUEST.includes(status),
      waitMs: waitAsked(error.headers, now),
      cause: error,
    })
  }
  // A stream or JSON that cannot be parsed: the next reply may be better.
  if (error instanceof SyntaxError)
    return new ProviderFailure('provider_reply', { passing: true, broken: true, cause: error })
  return new ProviderFailure('provider_unavailable', { passing: true, cause: error })
}

/** Retry-After in milliseconds, given as milliseconds (OpenAI), seconds or a date (RFC 9110). */
export function waitAsked(headers: Headers | undefined, now: Date): number | undefined {
  const ms = Number(headers?.get('retry-after-ms') || Number.NaN)
  if (ms >= 0) return ms
  const after = headers?.get('retry-after')
  if (!after) return undefined
  const seconds = Number(after)
  const wait = Number.isNaN(seconds) ? Date.parse(after) - now.getTime() : seconds * 1000
  return wait >= 0 ? wait : undefined
}
