import { BROUGHT, type BringReply, type BringRequest } from '@evenplate/domain/brought-recipe'
import { AppError, isAppError } from '@evenplate/domain/errors'
import type { Api } from '@evenplate/platform/contract'
import { readBrought } from '../../data/bring.ts'

/** How often a busy gateway is asked again. */
const TIMES = 4
/** Seconds to wait if it does not say how long, and the maximum. */
const WAIT = 3
const WAIT_MOST = 60

/** Reads one text, file or link. @throws AppError, or what `signal` was aborted with */
export async function readOne(api: Api, request: BringRequest, signal: AbortSignal): Promise<BringReply> {
  for (let time = 1; ; time += 1) {
    try {
      return await readBrought(api, request, signal)
    } catch (error) {
      signal.throwIfAborted()
      if (time === TIMES || !isAppError(error) || !PASSING.has(error.code)) throw error
      await pause(Math.min(WAIT_MOST, error.retryAfter ?? WAIT), signal)
    }
  }
}

const PASSING: ReadonlySet<string> = new Set(['request_limit', 'count_limit', 'busy', 'shutting_down'])

const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/**
 * A pasted text: just a link, the source of a page, or a recipe.
 * @throws AppError `too_large`
 */
export function requestOf(pasted: string): BringRequest {
  const text = pasted.trim()
  if (/^https?:\/\/\S+$/i.test(text) && text.length <= BROUGHT.link) return { from: 'link', link: text }
  const isSource = /^<(?:!doctype|html|\?xml|head|body|script|div|article|main|section)\b/i.test(text)
  if (text.length > (isSource ? BROUGHT.source : BROUGHT.pasted)) throw new AppError('too_large')
  return isSource ? { from: 'source', html: text } : { from: 'text', text }
}
