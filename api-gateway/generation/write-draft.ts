import type { RecipeDraft } from '@evenplate/domain/draft'
import { AppError } from '@evenplate/domain/errors'
import type { Violation } from '@evenplate/nutrition/rules/rules'
import type { Message, Provider, ProviderTask } from '../providers/provider.ts'
import { pause } from './abortable.ts'
import { askOnce, type BookDish, type BriefCheck } from './ask-once.ts'
import type { Progress } from './generation.ts'
import { briefMessage, LEAK_MESSAGE, LIGHTER_MESSAGE, repairMessage, UNREADABLE_MESSAGE } from './prompt.ts'
import { type Retries, waitBefore } from './retries.ts'

export type WrittenDraft = {
  draft: RecipeDraft
  notes: string[]
  changes: string[]
  made?: BookDish | undefined
}

/** What a dish must meet, besides the rules. */
export type DishRequirements = {
  tooHeavy: (draft: RecipeDraft) => boolean
  /** What it misses of the brief; nothing for a provider that composes from the brief. */
  breaches: BriefCheck['breaches']
  /** Makes it meet more of the brief by changing its amounts only. */
  resize: (draft: WrittenDraft) => WrittenDraft
}

type Best = { draft: WrittenDraft; misses: number }

/** Calls to a model for one recipe, in total. A broken call and its retries count as one. */
const MAX_CALLS = 3

/**
 * Gets a recipe that follows the rules. This is the only retry loop.
 * - A failure that may pass (connection, 408, 409, 429, 5xx) is retried after a growing pause.
 * - An unreadable reply is asked for again once. Both only while the retry budget lasts.
 * - A broken rule, a reply that repeats our instructions, or a dish `tooHeavy` for this person, is repaired once. After that the
 *   first two are refused; the last is served as it is, since the page shows its load.
 * - A dish that misses the brief is asked for again with our figures while calls are left. Then the one that missed least is resized
 *   and served, and the page says what it misses.
 * @throws AppError `unsafe_recipe` naming what could not be followed; ProviderFailure
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
  /** The best complete draft so far that could be served: too heavy, or missing something. */
  let best = null as Best | null
  const again = (message: Message, name: string) => {
    asked = [message]
    tell({ event: 'status', data: { stage: 'repairing' } })
    task = { ...task, seed: `${task.seed}:${name}` }
  }
  // A separate call, not a retry: the provider did what it was asked.
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

/** Rules are our words; terms are a food's name from our word lists or from the visitor's avoid box. */
function refusal(violations: Violation[]): string {
  const named = [
    ...new Set(violations.map(({ rule, term }) => (rule.includes(term) ? rule : `${rule} (${term})`))),
  ]
  return `We could not make a recipe that follows all your rules: ${named.slice(0, 3).join(', ')}. Please change the request and try again.`
}
