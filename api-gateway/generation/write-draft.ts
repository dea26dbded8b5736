import type { RecipeDraft } from '@evenplate/domain/draft'
import { AppError } from '@evenplate/domain/errors'
import type { Violation } from '@evenplate/nutrition/rules/rules'
import type { Message, Provider, ProviderTask } from '../providers/provider.ts'
import { pause } from './abortable.ts'
import { askOnce, type BookDish, type BriefCheck } from './ask-once.ts'
import type { Progress } from './generation.ts'
import { briefMessage, LEAK_MESSAGE, LIGHTER_MESSAGE, repairMessage, UNREADABLE_MESSAGE } from './prompt.ts'
import { type Retries, waitBefore } from './retries.ts'

export type WrittenDraft = { draft: RecipeDraft; notes: string[]; made?: BookDish | undefined }

/** What a dish must be, beside keeping the rules. */
export type DishRequirements = {
  tooHeavy: (draft: RecipeDraft) => boolean
  /** What of the brief it does not keep to; nothing for a cook who composes from the brief. */
  breaches: BriefCheck['breaches']
  /** Makes it keep to more of the brief by its amounts alone. */
  resize: (draft: WrittenDraft) => WrittenDraft
}

type Best = { draft: WrittenDraft; misses: number }

/** What a model is asked for one recipe, all in all. A call that broke and is tried again is no more than one. */
const MAX_CALLS = 3

/**
 * Has a recipe written that keeps the rules: the one loop of tries there is.
 * - a failure that may pass (connection, 408, 409, 429, 5xx) is tried again after a growing pause
 * - an unreadable reply is asked for again once; both while the budget of retries lasts
 * - a broken rule, a reply that repeats our instructions, or a dish `tooHeavy` for this person, is repaired once; then the first two are refused,
 *   the last served as it is, since the page says what it is
 * - a dish that misses the brief is asked for again with our figures while there is a call left; then the one that
 *   missed least is resized and served, and the page says what it does not keep to
 * @throws AppError `unsafe_recipe` naming what could not be kept; ProviderFailure
 */
export async function writeDraft(
  provider: Provider,
  task: ProviderTask,
  { tooHeavy, breaches, resize }: DishRequirements,
  may: Retries,
  tell: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<WrittenDraft> {
  let asked: Message[] = []
  let calls = 1
  let retries = 0
  let misread = false
  let repaired = false
  /** The best of the whole drafts so far that could be served: too heavy, or missing something. */
  let best = null as Best | null
  const again = (message: Message, name: string) => {
    asked = [message]
    tell({ event: 'status', data: { stage: 'repairing' } })
    task = { ...task, seed: `${task.seed}:${name}` }
  }
  // A call of its own and no retry: the provider did what it was asked.
  const askAgain = (message: Message, name: string) => {
    calls += 1
    may.budget.called()
    again(message, name)
  }
  const repair = (message: Message, name: string) => {
    repaired = true
    askAgain(message, name)
  }
  const mayRepair = () => !repaired && calls < MAX_CALLS
  may.budget.called()
  tell({ event: 'status', data: { stage: 'cooking' } })
  for (;;) {
    const attempt = await askOnce(
      provider,
      { ...task, messages: [...task.messages, ...asked] },
      (partial) => tell({ event: 'partial', data: partial }),
      signal,
      { breaches, ends: calls < MAX_CALLS || best?.misses === 0 },
    ).catch((error: unknown) => failed(error))
    switch (attempt.outcome) {
      case 'draft': {
        const missed = breaches(attempt.draft)
        const heavy = tooHeavy(attempt.draft)
        if (missed.length === 0 && !(heavy && mayRepair())) return resize(attempt)
        if (!best || missed.length <= best.misses) best = { draft: attempt, misses: missed.length }
        if (missed.length === 0) repair(LIGHTER_MESSAGE, 'lighter')
        else if (best.misses === 0 || calls >= MAX_CALLS) return resize(best.draft)
        else askAgain(briefMessage(missed.map(({ message }) => message)), `brief ${calls}`)
        break
      }
      case 'misses':
        if (best?.misses === 0) return resize(best.draft)
        askAgain(briefMessage(attempt.breaches.map(({ message }) => message)), `brief ${calls}`)
        break
      case 'violates':
        if (best) return resize(best.draft)
        if (!mayRepair()) throw new AppError('unsafe_recipe', { message: refusal(attempt.violations) })
        repair(repairMessage(attempt.violations), 'repair')
        break
      case 'leaks':
        if (best) return resize(best.draft)
        if (!mayRepair()) throw new AppError('unsafe_recipe', { message: NO_RECIPE })
        repair(LEAK_MESSAGE, 'leak')
        break
      case 'unreadable':
        if (best) return resize(best.draft)
        if (misread || retries >= may.max || !may.budget.spend()) throw attempt.cause
        misread = true
        retries += 1
        again(UNREADABLE_MESSAGE, 'again')
        break
      case 'failed': {
        if (best && !signal.aborted) return resize(best.draft)
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
  return `We could not make a recipe that follows all your rules: ${named.slice(0, 3).join(', ')}. Please change the request and try again.`
}
