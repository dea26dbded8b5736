import { AppError } from '@evenplate/domain/errors'
import { ProviderFailure } from '../providers/failure.ts'
import type { Provider } from '../providers/provider.ts'
import type { Breaker } from './breaker.ts'

/** The provider behind a breaker: not called while the breaker is open, and each call reports how it ended. */
export function guarded(provider: Provider, breaker: Breaker): Provider {
  const { write, answer } = provider
  return {
    ...provider,
    write: (task, signal) => through(breaker, signal, () => write(task, signal)),
    ...(answer && {
      answer: (question, signal) => through(breaker, signal, () => answer(question, signal)),
    }),
  }
}

async function* through(
  breaker: Breaker,
  signal: AbortSignal,
  ask: () => AsyncIterable<string>,
): AsyncGenerator<string> {
  const call = breaker.enter()
  let answered = false
  // Reported at once, not when the provider notices: one that hangs must not delay the breaker.
  const stopped = () => call.ended(isDeadline(signal.reason) && !answered ? 'broken' : 'unsaid')
  signal.addEventListener('abort', stopped, { once: true })
  try {
    for await (const chunk of ask()) {
      answered = true
      call.answered()
      yield chunk
    }
  } catch (error) {
    if (signal.aborted) stopped()
    call.ended(brokenBy(error) ? 'broken' : 'unsaid')
    if (error instanceof ProviderFailure && error.waitMs) breaker.leaveAlone(error.waitMs)
    throw error
  } finally {
    signal.removeEventListener('abort', stopped)
    // A reader who stopped early had what they needed.
    call.ended('well')
  }
}

const isDeadline = (reason: unknown): boolean =>
  reason instanceof AppError && reason.code === 'provider_timeout'

const brokenBy = (error: unknown): boolean => error instanceof ProviderFailure && error.broken
