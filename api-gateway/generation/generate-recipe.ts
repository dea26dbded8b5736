import type { Answer } from '@evenplate/domain/brief'
import type { RecipeDraft } from '@evenplate/domain/draft'
import { AppError } from '@evenplate/domain/errors'
import { nutritionalInfoOf } from '@evenplate/domain/nutritional-info'
import type { HealthCondition } from '@evenplate/domain/options'
import type { Profile } from '@evenplate/domain/profile'
import type { Recipe } from '@evenplate/domain/recipe'
import type { RecipeReply } from '@evenplate/domain/recipe-events'
import { withClaims } from '@evenplate/nutrition/figures/figures'
import { swapsFor } from '@evenplate/nutrition/swaps/swaps'
import { careNeedsOf } from '@evenplate/words/safety/care-needs'
import { answersWith } from '../brief/answering/answers.ts'
import { type Breach, breaches } from '../brief/answering/holds.ts'
import { kindOf } from '../brief/answering/kind-of.ts'
import type { Brief } from '../brief/brief.ts'
import { chooseFoods } from '../choosing/choose-foods.ts'
import type { Deps } from '../deps/deps.ts'
import { factsOf } from '../deps/failure-facts.ts'
import { DISHES } from '../dish-book/dishes/all-dishes.ts'
import { keptOf } from '../dish-book/dishes/served-in.ts'
import { quotaOf } from '../identity/quota.ts'
import { ProviderFailure } from '../providers/failure.ts'
import type { ProviderTask } from '../providers/provider.ts'
import { bodyCare } from '../safety/body-care.ts'
import { careFor } from '../safety/care.ts'
import { rulesInWords, rulesOfProfile } from '../safety/rules-of.ts'
import type { Subject } from '../store/store.ts'
import type { CheckedDish } from './ask-once.ts'
import { countedOnce } from './counted-once.ts'
import { EVERYONE_LEFT, type Progress } from './generation.ts'
import { resizedFor, scaledFor } from './resized.ts'
import type { Retries } from './retries.ts'
import type { Upstream } from './upstream.ts'
import { type DishRequirements, type WrittenDraft, writeDraft } from './write-draft.ts'

export type GenerationTask = {
  /** Id of the place taken in the quota. */
  id: string
  subject: Subject
  profile: Profile | null
  task: ProviderTask
}

/**
 * Runs one generation to its end: written, checked, counted. Before it settles, the quota is charged with the recipe or given back
 * with the failure.
 * @throws AppError only, and no message contains a provider's text
 */
export async function generateRecipe(
  { id, subject, profile, task }: GenerationTask,
  { quotas, settings, log }: Deps,
  { provider, retries }: Upstream,
  tell: (progress: Progress) => void,
  stopped: AbortSignal,
): Promise<RecipeReply> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(new AppError('provider_timeout')), settings.timeoutMs)
  const started = performance.now()
  const may: Retries = {
    max: settings.maxRetries,
    backoffMs: settings.backoffMs,
    timeLeft: () => settings.timeoutMs - (performance.now() - started),
    budget: retries,
  }
  try {
    const signal = AbortSignal.any([stopped, deadline.signal])
    const countedAs = countedOnce()
    const wanted = wantedOf(task, profile, provider, countedAs)
    const written = await writeDraft(provider, task, wanted, may, tell, signal)
    tell({ event: 'status', data: { stage: 'counting' } })
    const ingredients = await chooseFoods(written.draft, task.rules, {
      answer: provider.answer,
      ms: settings.choiceMs,
      timeLeft: may.timeLeft,
      called: () => may.budget.called(),
      signal,
      log,
    })
    const finished = { ...written, draft: { ...written.draft, ingredients } }
    const recipe = served(finished, task, profile, provider, countedAs)
    // A person who stopped before this line pays nothing; after it, the recipe is theirs.
    stopped.throwIfAborted()
    const usage = (await quotas.finish(id, recipe)) ?? (await quotas.read(subject))
    log('info', 'recipe cooked', { provider: provider.name, basis: recipe.figures.basis, ms: since(started) })
    return { recipe, quota: quotaOf(usage) }
  } catch (error) {
    const givenBack = inVain(error) ? quotas.leave(id) : quotas.release(id)
    await givenBack.catch(() => log('warn', 'a place was not given back; its lease will run out'))
    const failure = appErrorOf(error)
    const facts = { provider: provider.name, code: failure.code, ms: since(started), ...causeOf(failure) }
    if (error === EVERYONE_LEFT) log('debug', 'recipe not waited for', facts)
    else log('warn', 'recipe not cooked', facts)
    throw failure
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Whether a model was called without a result for a reason that a visitor can cause. It costs no quota, but the number of such calls
 * is limited. Faults of the provider alone are not counted.
 */
const inVain = (error: unknown): boolean =>
  error === EVERYONE_LEFT ||
  (error instanceof AppError && error.code === 'unsafe_recipe') ||
  (error instanceof ProviderFailure && error.code === 'provider_reply' && !error.broken)

type Count = ReturnType<typeof countedOnce>

const since = (started: number): number => Math.round(performance.now() - started)

/** An operator must be able to tell a refused key from a full server; the provider's words are not needed. */
function causeOf({ code, cause }: AppError): Record<string, string | number> {
  if (code === 'unexpected') return factsOf(cause)
  const status =
    cause instanceof ProviderFailure ? (cause.cause as { status?: unknown } | undefined)?.status : null
  return typeof status === 'number' ? { status } : {}
}

function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ProviderFailure)
    return new AppError(error.code, { retryAfter: retryAfterOf(error), cause: error })
  return new AppError('unexpected', { cause: error })
}

/** The seconds that the provider asked for, passed on to the person; a provider can name any time. */
const retryAfterOf = ({ waitMs }: ProviderFailure): number | undefined =>
  waitMs === undefined ? undefined : Math.min(MAX_RETRY_AFTER, Math.max(1, Math.ceil(waitMs / 1000)))

const MAX_RETRY_AFTER = 600

/** The recipe as it is sent: every number counted by us, or marked as the model's. */
function served(
  { draft, notes, changes, made }: WrittenDraft,
  { request, brief, rules }: ProviderTask,
  profile: Profile | null,
  provider: Deps['provider'],
  countedAs: Count,
): Recipe {
  const { claimed, ...text } = draft
  const counted = withClaims(countedAs(text), claimed)
  const recipe: Recipe = {
    title: text.title,
    description: text.description,
    prepTime: text.prepTime,
    cookTime: text.cookTime,
    servings: text.servings,
    ingredients: text.ingredients,
    instructions: text.instructions,
    nutritionalInfo: nutritionalInfoOf(counted),
    tips: text.tips,
    kind: kindOf(brief, rules, text, counted, DISHES),
    figures: {
      ...counted,
      swaps: swapsFor(text, counted, rules),
      origin: {
        provider: provider.name,
        notice: provider.notice,
        notes,
        ...(changes.length > 0 ? { changes } : {}),
        ...(made ? { dish: keptOf(made) } : {}),
        checked: rulesInWords(rules),
        fromProfile: rulesInWords(rulesOfProfile(profile)),
        care: [
          ...careFor(text, counted, careNeedsOf(request, profile), rules),
          ...bodyCare(brief.style, counted),
        ],
      },
    },
  }
  const answers = answersWith(missed({ brief, rules }, provider, text, countedAs), brief, recipe)
  return withAnswers(recipe, brief, answers)
}

/**
 * What a model's dish does not meet, by our own count. The house chef composes from the brief and reports what it could
 * not meet.
 */
const missed = (
  { brief, rules }: Pick<ProviderTask, 'brief' | 'rules'>,
  { name }: Deps['provider'],
  dish: CheckedDish,
  countedAs: Count,
): Breach[] => (name === 'house-chef' ? [] : breaches(brief, dish, countedAs(dish), rules, DISHES))

const wantedOf = (
  task: ProviderTask,
  profile: Profile | null,
  provider: Deps['provider'],
  countedAs: Count,
): DishRequirements => ({
  tooHeavy: tooHeavyFor(profile, countedAs),
  // The model is not asked again for what we can do ourselves: scale a dish for two to four.
  breaches: (dish) => missed(task, provider, scaledFor(task.brief, dish), countedAs),
  resize: (whole) => {
    // The house chef composed its amounts from the brief.
    if (provider.name === 'house-chef') return whole
    const { draft, notes, changes } = whole
    const { draft: resized, said } = resizedFor(task.brief, task.rules, draft)
    return { draft: resized, notes: [...notes, ...said], changes: [...changes, ...said] }
  },
})

/** Adds what was read from the request, and how the finished dish answers it. */
function withAnswers(recipe: Recipe, brief: Brief, answers: Answer[]): Recipe {
  const told = { readings: brief.readings, answers }
  const { figures } = recipe
  return { ...recipe, figures: { ...figures, origin: { ...figures.origin, brief: told } } }
}

/** For people with these conditions, a dish with a high load per serving is asked to be lighter once. */
const WATCH_LOAD: readonly HealthCondition[] = [
  'diabetes-type-1',
  'diabetes-type-2',
  'prediabetes',
  'gestational-diabetes',
  'insulin-resistance',
]

const tooHeavyFor =
  (profile: Profile | null, countedAs: Count) =>
  (draft: RecipeDraft): boolean =>
    (profile?.health_conditions ?? []).some((condition) => WATCH_LOAD.includes(condition)) &&
    countedAs(draft).impact === 'High'
