import type { Reading } from '@evenplate/domain/brief'
import { AppError } from '@evenplate/domain/errors'
import type { Profile } from '@evenplate/domain/profile'
import type { RecipeReply } from '@evenplate/domain/recipe-events'
import type { RecipeRequest } from '@evenplate/domain/request'
import { briefOf } from '../brief/reading/brief-of.ts'
import { mustBeUnderstood } from '../brief/reading/understood.ts'
import type { Deps } from '../deps/deps.ts'
import { factsOf } from '../deps/failure-facts.ts'
import { DISHES } from '../dish-book/dishes/all-dishes.ts'
import type { Asker } from '../identity/identify.ts'
import { keyedHash } from '../identity/keyed-hash.ts'
import { LimitError, quotaOf } from '../identity/quota.ts'
import { tomorrow } from '../identity/until-tomorrow.ts'
import { mustBeAllowed } from '../providers/house-chef/compose.ts'
import type { ProviderTask } from '../providers/provider.ts'
import { rulesOf } from '../safety/rules-of.ts'
import type { Taking } from '../store/store.ts'
import { pause } from './abortable.ts'
import { generateRecipe } from './generate-recipe.ts'
import type { Generation } from './generation.ts'
import type { GenerationLimiter } from './generation-limiter.ts'
import { promptFor } from './prompt.ts'

export type RecipeRequestOutcome =
  | { kind: 'cooking'; generation: Generation; readings: Reading[] }
  | { kind: 'answered'; reply: RecipeReply }

/**
 * Takes a place in the asker's quota and starts a generation. The same idempotency key joins a running generation, waits for another
 * gateway that runs it, or gets the earlier answer.
 * @throws AppError for limits, for a key used with other content, and when waiting took too long
 */
export async function requestRecipe(
  request: RecipeRequest,
  asker: Asker,
  idempotencyKey: string | null,
  deps: Deps,
  limiter: GenerationLimiter,
  signal: AbortSignal,
): Promise<RecipeRequestOutcome> {
  const { quotas, secrets, settings, clock, log } = deps
  // All of this before the quota: a request that cannot be read must cost nothing.
  const profile = await asker.profile()
  const prepared = prepare(request, profile)
  const { readings } = prepared.brief
  mustBeAllowed(prepared.brief, prepared.rules)
  deps.provider.plan?.({ ...prepared, seed: seedOn(tomorrow(clock())) })
  const options = {
    addressLimit: settings.guestAddressLimit,
    idempotencyKey,
    requestHash: keyedHash(secrets.hash, 'request', JSON.stringify(request)),
    leaseSeconds: settings.leaseSeconds,
    origin: asker.address,
    personPlaces: settings.personPlaces,
    personUnfinished: settings.personUnfinished,
    addressUnfinished: settings.addressUnfinished,
  }
  let rest = FIRST_PAUSE_MS
  for (const started = performance.now(); ; ) {
    const taking = await quotas.take(asker.subject, options)
    switch (taking.outcome) {
      case 'refused':
        throw new LimitError(taking.reason, taking.usage, clock())
      case 'wait':
        throw new AppError(taking.reason, { retryAfter: taking.seconds })
      case 'mismatch':
        throw new AppError('idempotency_mismatch', { field: 'idempotency-key' })
      case 'replay':
        return { kind: 'answered', reply: { recipe: taking.result, quota: quotaOf(taking.usage) } }
      case 'taken':
        return { kind: 'cooking', generation: await start(taking), readings }
      case 'pending': {
        const generation = limiter.find(taking.id)
        if (generation) return { kind: 'cooking', generation, readings }
        if (performance.now() - started > settings.timeoutMs)
          throw new AppError('conflict', { retryAfter: 5 })
        await pause(rest, signal)
        rest = Math.min(rest * 1.5, LONGEST_PAUSE_MS)
      }
    }
  }

  /** One seed per person and day, and a turn that counts up: no two recipes in a row are the same dish. */
  function seedOn(resetAt: string): string {
    const { subject } = asker
    const who = subject.kind === 'guest' ? subject.guest : subject.user
    return keyedHash(secrets.hash, 'seed', `${who} until ${resetAt}`)
  }

  async function start({ id, usage }: Extract<Taking, { outcome: 'taken' }>): Promise<Generation> {
    const { subject } = asker
    const task = { ...prepared, seed: seedOn(usage.resetAt), turn: Math.max(0, usage.used - 1) }
    // Not awaited, and skipped for a dish that is done at once: this note only lets others at the same address in sooner.
    let note: NodeJS.Timeout | undefined
    const tellShown = () =>
      quotas.shown(id).catch((error: unknown) => log('warn', 'not noted as shown', factsOf(error)))
    try {
      const generation = limiter.start(
        id,
        asker.address,
        (tell, stopped) =>
          generateRecipe({ id, subject, profile, task }, deps, limiter.upstream, tell, stopped),
        () => {
          note = setTimeout(tellShown, NOTED_AFTER_MS)
        },
      )
      const over = () => clearTimeout(note)
      generation.outcome.then(over, over)
      return generation
    } catch (error) {
      await quotas.release(id).catch(() => log('warn', 'a place was not given back; its lease will run out'))
      throw error
    }
  }
}

function prepare(request: RecipeRequest, profile: Profile | null): Omit<ProviderTask, 'seed' | 'turn'> {
  const brief = briefOf(request, profile, DISHES)
  mustBeUnderstood(brief, request, DISHES)
  const rules = rulesOf(request, brief, profile)
  return { request, brief, rules, messages: promptFor({ request, brief, rules, profile }) }
}

/** The house chef's dishes are done long before. */
const NOTED_AFTER_MS = 300

/** Milliseconds between two checks on another gateway's generation. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 2_000
