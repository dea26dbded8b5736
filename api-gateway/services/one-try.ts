import { type RecipeDraft, readDraft } from '@evenplate/domain/draft'
import type { PartialRecipe } from '@evenplate/domain/recipe'
import { recipeViolations } from '@evenplate/nutrition/rules'
import { ProviderFailure } from '../providers/failure.ts'
import type { Provider, ProviderTask } from '../providers/provider.ts'
import { eachUnlessAborted } from './abortable.ts'
import { JsonFinder } from './find-json.ts'
import { leaksPrompt } from './leaks-prompt.ts'
import type { Found } from './object-reader.ts'
import { PartialGate, type Refusal } from './partial.ts'
import { withoutUnsaid } from './unsaid.ts'

/** The dish of our book that was cooked, and with which tool. */
export type Made = { id: string; tool: string }

/** What came of asking a provider once. */
export type Try =
  | { outcome: 'draft'; draft: RecipeDraft; notes: string[]; made?: Made | undefined }
  | Refusal
  /** No recipe could be read from the reply, or it broke off half-way. */
  | { outcome: 'unreadable'; cause: ProviderFailure }

/** Far above any recipe; a reply that does not end is not read to its end. */
const MAX_REPLY_CHARS = 200_000

/** Fields and lines, those of drafts begun again included: a recipe has a hundred at most. */
const MAX_PIECES = 600

/**
 * Asks once and reads along. Ends early on the first broken rule, and as soon as the recipe is whole.
 * @param show gets the recipe so far each time something more of it has passed the gates
 * @throws ProviderFailure when nothing usable arrived; the signal's reason when it aborts
 */
export async function tryOnce(
  provider: Provider,
  task: ProviderTask,
  show: (partial: PartialRecipe) => void,
  signal: AbortSignal,
): Promise<Try> {
  const finder = new JsonFinder()
  const reader = { gate: new PartialGate(task.rules) }
  let length = 0
  let pieces = 0
  try {
    for await (const chunk of eachUnlessAborted(provider.write(task, signal), signal)) {
      length += chunk.length
      if (length > MAX_REPLY_CHARS) return unreadable('reply without end')
      const { found, restarted } = finder.push(chunk)
      pieces += found.length
      // Before anything is looked at: each piece is read by every rule there is.
      if (pieces > MAX_PIECES) return unreadable('more lines than a recipe has')
      if (restarted) reader.gate = new PartialGate(task.rules)
      const refusal = passThrough(reader.gate, found)
      if (refusal) return refusal
      if (finder.object) break
      if (found.length > 0) show(reader.gate.recipe)
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof ProviderFailure && error.passing && length > 0)
      return { outcome: 'unreadable', cause: error }
    throw error
  }
  return finder.object ? judge(finder.object, provider, task) : unreadable('no recipe in the reply')
}

function passThrough(gate: PartialGate, found: Found[]): Refusal | null {
  for (const piece of found) {
    const refusal = gate.take(piece)
    if (refusal) return refusal
  }
  return null
}

/** The whole recipe once more: a key written twice, for one, shows only here. */
function judge(reply: Record<string, unknown>, provider: Provider, task: ProviderTask): Try {
  let draft: RecipeDraft
  try {
    draft = withoutUnsaid(readDraft(reply))
  } catch (error) {
    return unreadable('not the shape of a recipe', error)
  }
  if (draft.instructions.length === 0) return unreadable('no step left')
  const { title, description, ingredients, instructions, tips } = draft
  if (leaksPrompt([title, description, ...ingredients, ...instructions, ...tips].join(' ')))
    return { outcome: 'leaks' }
  const violations = recipeViolations(draft, task.rules)
  if (violations.length > 0) return { outcome: 'violates', violations }
  // A model's remarks on itself are no facts; the house chef's are ours.
  const notes =
    provider.name === 'house-chef'
      ? readDraft({ ...reply, bloodSugarTips: reply.notes, tips: undefined }).tips
      : []
  return {
    outcome: 'draft',
    draft,
    notes,
    made: provider.name === 'house-chef' ? madeOf(reply.dish) : undefined,
  }
}

function madeOf(dish: unknown): Made | undefined {
  if (typeof dish !== 'object' || dish === null || !('id' in dish) || !('tool' in dish)) return undefined
  return typeof dish.id === 'string' && typeof dish.tool === 'string'
    ? { id: dish.id, tool: dish.tool }
    : undefined
}

const unreadable = (why: string, cause?: unknown): Try => ({
  outcome: 'unreadable',
  cause: new ProviderFailure('provider_reply', { cause: new Error(why, { cause }) }),
})
