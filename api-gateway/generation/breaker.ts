import { ProviderFailure } from '../providers/failure.ts'

/** One call that was let through. Its end is told once; what comes after that is not heard. */
export type Call = {
  /** Something of a reply has arrived. */
  answered(): void
  /** @param how `broken` speaks against the provider whoever asks; `unsaid` says nothing about it */
  ended(how: 'well' | 'broken' | 'unsaid'): void
}

type State =
  | { kind: 'closed'; recent: { at: number; broken: boolean }[] }
  | { kind: 'open'; until: number; restMs: number }
  /** One call tries whether the provider is back. */
  | { kind: 'half-open'; trying: boolean; restMs: number }

/**
 * Stops calling a provider that fails. It opens when half of the last calls broke, lets one call try after a rest,
 * closes when that is answered and rests twice as long when it is not.
 * Each gateway has its own: what one of them cannot reach another may.
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

  /** @returns seconds until asking makes sense again, or null when a call would be let through now */
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
    // A call that began before the state changed knows nothing of how the provider is now.
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

  /** A provider that names a time is left alone for it. @param ms of which no more than a minute is kept */
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

/** Fewer broken calls are bad luck. */
const ENOUGH = 5
const LAST = 20
const WINDOW_MS = 5 * 60_000
const FIRST_REST_MS = 5_000
const LONGEST_REST_MS = 60_000
/** Told to those who come while one call tries. */
const TRYING_SECONDS = 5
