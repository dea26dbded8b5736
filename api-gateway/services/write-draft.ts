import type { RecipeDraft } from '@evenplate/domain/draft'
import { AppError } from '@evenplate/domain/errors'
import type { Violation } from '@evenplate/nutrition/rules'
import type { Message, Provider, ProviderTask } from '../providers/provider.ts'
import { pause } from './abortable.ts'
import type { Progress } from './generation.ts'
import { type Made, tryOnce } from './one-try.ts'
import { LEAK_MESSAGE, LIGHTER_MESSAGE, repairMessage, UNREADABLE_MESSAGE } from './prompt.ts'
import { type Retries, waitBefore } from './retries.ts'

export type Draft = { draft: RecipeDraft; notes: string[]; made?: Made | undefined }

/**
 * Has a recipe written that keeps the rules: the one loop of tries there is.
 * - a failure that may pass (connection, 408, 409, 429, 5xx) is tried again after a growing pause
 * - an unreadable reply is asked for again once; both while the budget of retries lasts
 * - a broken rule, a reply that repeats our instructions, or a dish `tooHeavy` for this person, is repaired once; then the first two are refused,
 *   the last served as it is, since the page says what it is
 * @throws AppError `unsafe_recipe` naming what could not be kept; ProviderFailure
 */
export async function writeDraft(
  provider: Provider,
  task: ProviderTask,
  tooHeavy: (draft: RecipeDraft) => boolean,
  may: Retries,
  tell: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Draft> {
  let asked: Message[] = []
  let retries = 0
  let misread = false
  let repaired = false
  let heavy: Draft | null = null
  const again = (message: Message, name: string) => {
    asked = [message]
    tell({ event: 'status', data: { stage: 'repairing' } })
    task = { ...task, seed: `${task.seed}:${name}` }
  }
  // A call of its own and no retry: the provider did what it was asked.
  const repair = (message: Message, name: string) => {
    repaired = true
    may.budget.called()
    again(message, name)
  }
  may.budget.called()
  tell({ event: 'status', data: { stage: 'cooking' } })
  for (;;) {
    const attempt = await tryOnce(
      provider,
      { ...task, messages: [...task.messages, ...asked] },
      (partial) => tell({ event: 'partial', data: partial }),
      signal,
    ).catch((error: unknown) => failed(error))
    switch (attempt.outcome) {
      case 'draft':
        if (repaired || !tooHeavy(attempt.draft)) return attempt
        heavy = attempt
        repair(LIGHTER_MESSAGE, 'lighter')
        break
      case 'violates':
        if (heavy) return heavy
        if (repaired) throw new AppError('unsafe_recipe', { message: refusal(attempt.violations) })
        repair(repairMessage(attempt.violations), 'repair')
        break
      case 'leaks':
        if (heavy) return heavy
        if (repaired) throw new AppError('unsafe_recipe', { message: NO_RECIPE })
        repair(LEAK_MESSAGE, 'leak')
        break
      case 'unreadable':
        if (heavy) return heavy
        if (misread || retries >= may.max || !may.budget.spend()) throw attempt.cause
        misread = true
        retries += 1
        again(UNREADABLE_MESSAGE, 'again')
        break
      case 'failed': {
        if (heavy && !signal.aborted) return heavy
        const wait = waitBefore(attempt.error, retries, may)
        if (wait === null) throw attempt.error
        retries += 1
        await pause(wait, signal)
      }
    }
  }
}

const failed = (error: unknown) => ({ outcome: 'failed' as const, error })

const NO_RECIPE =
  'We could not make a recipe from this request. Please say in plain words what you would like to eat, and try again.'

/** Rules are ours, terms are a food's name from our own word lists or the visitor's avoid box. */
function refusal(violations: Violation[]): string {
  const named = [
    ...new Set(violations.map(({ rule, term }) => (rule.includes(term) ? rule : `${rule} (${term})`))),
  ]
  return `We could not make a recipe that keeps to what you avoid: ${named.slice(0, 3).join(', ')}. Please change the request and try again.`
}
