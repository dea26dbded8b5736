import { AppError, isAppError } from '@evenplate/domain/errors'
import { randomUuid } from '@evenplate/domain/random-uuid'
import type { RecipeReply } from '@evenplate/domain/recipe-events'
import type { RecipeRequest } from '@evenplate/domain/request'
import { guestMayGenerate, memberMayGenerate } from '@evenplate/domain/usage'
import { usePlatform } from '@evenplate/platform/define-remote'
import type { Progress } from '@evenplate/saved-recipe/generate'
import { readUsage, writeUsage } from '@evenplate/saved-recipe/guest-usage'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type Failure, FORM, type GeneratedRecipe } from '../state/builder-state.ts'
import { useBuilder } from '../state/store.ts'
import { fetchCooking } from './parts.ts'

type Events = {
  /** How many recipes a member has saved, as far as known. */
  savedCount: number | null | undefined
  onMade(made: GeneratedRecipe): void
  /** A guest has used the day's three. */
  onGuestLimit(): void
}

/**
 * One generation at a time. Leaving the page, or canceling, ends the request. `ask` makes the request; if it throws (an
 * invalid field), that counts as a failure, like a refusal by the gateway.
 */
export function useGeneration({ savedCount, onMade, onGuestLimit }: Events) {
  const { api, auth, device, telemetry } = usePlatform()
  const running = useRef<AbortController | null>(null)

  const cancel = () => {
    running.current?.abort()
    running.current = null
    if (useBuilder.getState().state.step === 'cooking') useBuilder.getState().become(FORM)
  }
  const leave = useEffectEvent(() => {
    cancel()
    // Coming back shows the form; it offers a finished recipe as the last one.
    useBuilder.getState().become(FORM)
  })
  useEffect(() => () => leave(), [])

  const generate = async (ask: () => RecipeRequest) => {
    if (auth.status === 'loading' || running.current) return
    const { become } = useBuilder.getState()
    if (auth.status === 'guest' && !guestMayGenerate(readUsage(device), new Date())) return onGuestLimit()
    if (auth.status === 'member' && !memberMayGenerate(savedCount ?? 0))
      return become({ step: 'failed', ...failureOf(new AppError('saved_limit')) })

    const controller = new AbortController()
    running.current = controller
    try {
      const request = ask()
      become({ step: 'cooking', started: Date.now(), partial: null, repairing: false, readings: [] })
      const { generateRecipe } = await fetchCooking().catch((cause: unknown) => {
        throw new AppError('offline', { cause })
      })
      if (controller.signal.aborted) return
      const generation = useBuilder.getState().keyFor(request)
      const options = { signal: controller.signal, idempotencyKey: generation }
      const reply = await generateRecipe(api, request, options, progress(controller.signal))
      if (controller.signal.aborted) return
      // Only success counts; the gateway's count is the authoritative one.
      if (auth.status === 'guest') writeUsage(device, reply.quota.used, new Date())
      onMade(madeOf(request, reply, generation))
    } catch (error) {
      if (controller.signal.aborted) return
      const failure = failureOf(error)
      telemetry.error(error)
      if (failure.code === 'guest_limit') {
        become(FORM)
        onGuestLimit()
      } else become({ step: 'failed', ...failure })
    } finally {
      if (running.current === controller) running.current = null
    }
  }

  /** The current generation is abandoned for another: the same request, corrected. */
  const generateInstead = (ask: () => RecipeRequest) => {
    running.current?.abort()
    running.current = null
    return generate(ask)
  }

  return { generate, generateInstead, cancel }
}

const progress = (signal: AbortSignal): Progress => ({
  onBrief(readings) {
    const { state, become } = useBuilder.getState()
    if (!signal.aborted && state.step === 'cooking') become({ ...state, readings })
  },
  onPartial(partial) {
    const { state, become } = useBuilder.getState()
    if (!signal.aborted && state.step === 'cooking') become({ ...state, partial, repairing: false })
  },
  onRepair() {
    const { state, become } = useBuilder.getState()
    if (!signal.aborted && state.step === 'cooking') become({ ...state, partial: null, repairing: true })
  },
})

function madeOf(request: RecipeRequest, { recipe }: RecipeReply, generation: string): GeneratedRecipe {
  const guided = request.mode === 'guided' ? request : null
  return {
    id: randomUuid(),
    at: new Date().toISOString(),
    recipe,
    changes: [],
    mealType: guided?.mealType ?? null,
    dietary: guided?.dietary ?? [],
    saved: false,
    generation,
    request,
  }
}

/** Errors without our own message show the specification's "Failed to generate". */
function failureOf(error: unknown): Failure {
  const known = isAppError(error) && error.code !== 'unexpected'
  const reference = isAppError(error) ? error.reference : undefined
  const { code, message, field, details } = known ? error : new AppError('provider_reply', { cause: error })
  return { code, message, field, details, reference }
}
