import { type RecipeDraft, readDraft } from '@evenplate/domain/draft'
import type { PartialRecipe } from '@evenplate/domain/recipe-events'
import { recipeViolations } from '@evenplate/nutrition/rules/rules'
import type { Breach } from '../brief/answering/holds.ts'
import { ProviderFailure } from '../providers/failure.ts'
import type { Provider, ProviderTask } from '../providers/provider.ts'
import { withoutUnsaid } from '../safety/unsaid.ts'
import { eachUnlessAborted } from './abortable.ts'
import { JsonFinder } from './find-json.ts'
import { leaksPrompt } from './leaks-prompt.ts'
import type { Found } from './object-reader.ts'
import { PartialGate, type Refusal } from './partial.ts'

/** The dish of our book that was cooked, and its tool. */
export type BookDish = { id: string; tool: string }

/** The result of asking a provider once. */
export type ProviderAnswer =
  | { outcome: 'draft'; draft: RecipeDraft; notes: string[]; changes: string[]; made?: BookDish | undefined }
  | Refusal
  /** Its ingredients, as we count them, do not match the request: nothing of it was shown. */
  | { outcome: 'misses'; breaches: Breach[] }
  /** The reply contained no readable recipe, or broke off before its end. */
  | { outcome: 'unreadable'; cause: ProviderFailure }

/** Checks a draft against the request, as far as the draft is written. */
export type BriefCheck = {
  /** @returns what the dish does not meet; tools are not checked in a dish without steps */
  breaches: (dish: CheckedDish) => Breach[]
  /** Whether a list of ingredients that misses the request ends the call: then the model is asked again. */
  ends: boolean
}
export type CheckedDish = Pick<
  RecipeDraft,
  'title' | 'prepTime' | 'cookTime' | 'servings' | 'ingredients' | 'instructions'
>

const ANYTHING: BriefCheck = { breaches: () => [], ends: false }

/** Far above any recipe; an endless reply is cut off here. */
const MAX_REPLY_CHARS = 200_000

/** Fields and lines, including those of abandoned drafts; a recipe has a hundred at most. */
const MAX_PIECES = 600

/**
 * Asks once and reads the reply as it arrives. Ends early on the first broken rule, on ingredients that miss the request, and as
 * soon as the recipe is whole.
 * @param show gets the recipe so far each time another part passes the checks, starting when its ingredients are whole, counted and
 *   checked; never called for a dish that misses the request
 * @throws ProviderFailure when nothing usable arrived; the signal's reason when it aborts
 */
export async function askOnce(
  provider: Provider,
  task: ProviderTask,
  show: (partial: PartialRecipe) => void,
  signal: AbortSignal,
  hold: BriefCheck = ANYTHING,
): Promise<ProviderAnswer> {
  const finder = new JsonFinder()
  let gate = new PartialGate(task.rules)
  /** For the list of ingredients; null until it can be counted. */
  let breaches: Breach[] | null = null
  let length = 0
  let pieces = 0
  try {
    for await (const chunk of eachUnlessAborted(provider.write(task, signal), signal)) {
      length += chunk.length
      if (length > MAX_REPLY_CHARS) return unreadable('endless reply')
      const { found, restarted } = finder.push(chunk)
      pieces += found.length
      // Checked first: every rule reads each piece.
      if (pieces > MAX_PIECES) return unreadable('more lines than a recipe has')
      if (restarted) {
        gate = new PartialGate(task.rules)
        breaches = null
      }
      const refusal = passThrough(gate, found)
      if (refusal) return refusal
      // Even if the whole reply arrives at once, the ingredients are checked and shown first.
      if (found.length > 0 && gate.ready && !(finder.object && breaches)) {
        breaches ??= missedSoFar(gate.recipe, hold)
        if (breaches?.length === 0) show(gate.recipe)
        else if (breaches && hold.ends) return { outcome: 'misses', breaches }
      }
      if (finder.object) break
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof ProviderFailure && error.passing && length > 0)
      return { outcome: 'unreadable', cause: error }
    throw error
  }
  return finder.object ? judge(finder.object, provider, task) : unreadable('no recipe in the reply')
}

/** Steps come later. Null while the number of servings is unknown: without it nothing can be counted. */
function missedSoFar(
  { title = '', prepTime = 0, cookTime = 0, servings, ingredients }: PartialRecipe,
  { breaches }: BriefCheck,
): Breach[] | null {
  if (servings === undefined) return null
  return breaches({ title, prepTime, cookTime, servings, ingredients, instructions: [] })
}

function passThrough(gate: PartialGate, found: Found[]): Refusal | null {
  for (const piece of found) {
    const refusal = gate.take(piece)
    if (refusal) return refusal
  }
  return null
}

/** Checks the whole recipe once more: a key written twice, for example, only shows here. */
function judge(reply: Record<string, unknown>, provider: Provider, task: ProviderTask): ProviderAnswer {
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
  // A model's remarks about itself are not facts; the house chef's are ours.
  const said = (words: unknown): string[] =>
    provider.name === 'house-chef' ? readDraft({ ...reply, bloodSugarTips: words, tips: undefined }).tips : []
  return {
    outcome: 'draft',
    draft,
    notes: said(reply.notes),
    changes: said(reply.changes),
    made: provider.name === 'house-chef' ? madeOf(reply.dish) : undefined,
  }
}

function madeOf(dish: unknown): BookDish | undefined {
  if (typeof dish !== 'object' || dish === null || !('id' in dish) || !('tool' in dish)) return undefined
  return typeof dish.id === 'string' && typeof dish.tool === 'string'
    ? { id: dish.id, tool: dish.tool }
    : undefined
}

const unreadable = (why: string, cause?: unknown): ProviderAnswer => ({
  outcome: 'unreadable',
  cause: new ProviderFailure('provider_reply', { cause: new Error(why, { cause }) }),
})
