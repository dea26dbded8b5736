import { ProviderFailure } from '../providers/failure.ts'

/** One call that was let through. Only the first report of its end counts. */
export type Call = {
  /** The first part of a reply has arrived. */
  answered(): void
  /** @param how `broken`: the provider is at fault for everyone; `unsaid`: the call shows nothing about the provider */
  ended(how: 'well' | 'broken' | 'unsaid'): void
}

type State =
  | { kind: 'closed'; recent: { at: number; broken: boolean }[] }
  | { kind: 'open'; until: number; restMs: number }
  /** One call tests whether the provider is back. */
  | { kind: 'half-open'; trying: boolean; restMs: number }

/**
 * Stops calling a provider that fails. It opens when half of the last calls broke and lets one call try after a rest. If that call
 * is answered it closes, otherwise it rests twice as long. Each gateway has its own: one may fail to reach what another can.
 */
export class Breaker {
  readonly #now: () => number
  readonly #log: (event: string, facts?: Record<string, number>) => void
  #state: State = { kind: 'closed', recent: [] }

  /** @param now milliseconds */
  constructor(now: () => number, log: (event: string, facts?: Record<string, number>) => void) {
    this.#now = now
    this.#log = log
  }

  /** @returns seconds until asking makes sense again, or null if a call would be let through now */
  get restSeconds(): number | null {
    const state = this.#rested()
    if (state.kind === 'open') return Math.max(1, Math.ceil((state.until - this.#now()) / 1000))
    return state.kind === 'half-open' && state.trying ? TRYING_SECONDS : null
  }

  /** @throws ProviderFailure `provider_down` while it is open */
  enter(): Call {
    const state = this.#rested()
    const rest = this.restSeconds
    if (rest !== null) throw new ProviderFailure('provider_down', { waitMs: rest * 1000 })
    if (state.kind === 'half-open') state.trying = true
    let over = false
    // A call from before a state change says nothing about the provider's current state.
    const heard = (): boolean => !over && this.#state === state
    return {
      answered: () => {
        if (heard() && state.kind === 'half-open') this.#close()
      },
      ended: (how) => {
        if (heard()) this.#heardOf(state, how)
        over = true
      },
    }
  }

  /**
   * A provider that names a time to wait is not called until then.
   * @param ms capped at one minute
   */
  leaveAlone(ms: number): void {
    if (this.#state.kind === 'open')
      this.#state.until = Math.max(this.#state.until, this.#now() + Math.min(ms, LONGEST_REST_MS))
  }

  #rested(): State {
    if (this.#state.kind === 'open' && this.#now() >= this.#state.until) {
      this.#state = { kind: 'half-open', trying: false, restMs: this.#state.restMs }
      this.#log('the provider is tried again')
    }
    return this.#state
  }

  #heardOf(state: State, how: 'well' | 'broken' | 'unsaid'): void {
    if (state.kind === 'half-open') {
      if (how === 'well') this.#close()
      else if (how === 'broken') this.#open(Math.min(state.restMs * 2, LONGEST_REST_MS))
      else state.trying = false
    } else if (state.kind === 'closed' && how !== 'unsaid') {
      const now = this.#now()
      state.recent = [
        ...state.recent.filter(({ at }) => at > now - WINDOW_MS),
        { at: now, broken: how === 'broken' },
      ].slice(-LAST)
      const broken = state.recent.filter((call) => call.broken).length
      if (broken >= ENOUGH && broken * 2 >= state.recent.length) this.#open(FIRST_REST_MS)
    }
  }

  #open(restMs: number): void {
    this.#state = { kind: 'open', until: this.#now() + restMs, restMs }
    this.#log('the provider is left alone', { seconds: restMs / 1000 })
  }

  #close(): void {
    this.#state = { kind: 'closed', recent: [] }
    this.#log('the provider is back')
  }
}

/** Fewer broken calls may be bad luck. */
const ENOUGH = 5
const LAST = 20
const WINDOW_MS = 5 * 60_000
const FIRST_REST_MS = 5_000
const LONGEST_REST_MS = 60_000
/** Seconds that others are asked to wait while one call tests the provider. */
const TRYING_SECONDS = 5
