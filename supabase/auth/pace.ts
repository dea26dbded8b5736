import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { AuthError } from './auth-error.ts'

/** The network address a request came from; null if it cannot be trusted. */
export type NetworkOf = (c: Context) => string | null

/**
 * Counts what someone did within a span of time. In memory, only by the hash of the name, for a limited number of
 * names: those quiet the longest are dropped first.
 */
export class Pace {
  readonly #times = new Map<string, number[]>()
  readonly #limit: number
  readonly #span: number
  readonly #capacity: number

  /** @param span in milliseconds */
  constructor(limit: number, span: number, capacity = 50_000) {
    this.#limit = limit
    this.#span = span
    this.#capacity = capacity
  }

  /** Counts before the outcome is known, so that a hundred at the same moment count as a hundred. */
  take(name: string, now: number): { allowed: true } | { allowed: false; wait: number } {
    const key = keyOf(name)
    const recent = (this.#times.get(key) ?? []).filter((time) => time > now - this.#span)
    const [oldest = now] = recent
    this.#times.delete(key)
    if (recent.length >= this.#limit) {
      this.#times.set(key, recent)
      return { allowed: false, wait: oldest + this.#span - now }
    }
    this.#times.set(key, [...recent, now])
    if (this.#times.size > this.#capacity) this.#times.delete(this.#times.keys().next().value ?? key)
    return { allowed: true }
  }

  /** Uncounts a success. */
  giveBack(name: string): void {
    this.#times.get(keyOf(name))?.pop()
  }

  forget(name: string): void {
    this.#times.delete(keyOf(name))
  }
}

const keyOf = (name: string) => createHash('sha256').update(name).digest('base64')

/**
 * Throws AuthError 429 if this address had such a mail within the last minute, or if too many were requested
 * from one network, whether or not any of the addresses is known.
 */
export type MailPace = (kind: string, address: string, network: string | null) => void

/** One a minute per address, thirty an hour per network. */
export function mailPace(now: () => number): MailPace {
  const addresses = new Pace(1, 60_000)
  const networks = new Pace(30, 60 * 60_000)
  return (kind, address, network) => {
    if (network !== null && !networks.take(network, now()).allowed) {
      throw overSendRate('Too many mails were asked for from your network. Please try again later.')
    }
    const taken = addresses.take(`${kind} ${address}`, now())
    if (taken.allowed) return
    const seconds = Math.ceil(taken.wait / 1000)
    throw overSendRate(`For security purposes, you can only request this after ${seconds} seconds.`)
  }
}

const overSendRate = (message: string) => new AuthError(429, 'over_email_send_rate_limit', message)

/** Throws AuthError 429 after too many tries; `succeeded` uncounts one. */
export type Tries = { begin(account: string, network: string | null): { succeeded(): void } }

/**
 * Password attempts within five minutes: ten per account, known or not, and fifty per network address, behind
 * which a whole office may sit.
 */
export function limitedTries(now: () => number): Tries {
  const accounts = new Pace(10, FIVE_MINUTES)
  const networks = new Pace(50, FIVE_MINUTES)
  return {
    begin(account, network) {
      if (network !== null && !networks.take(network, now()).allowed) throw tooMany()
      if (!accounts.take(account, now()).allowed) throw tooMany()
      return {
        succeeded() {
          accounts.forget(account)
          // Only one: signing in to one's own account must not erase the attempts at other accounts.
          if (network !== null) networks.giveBack(network)
        },
      }
    },
  }
}

const FIVE_MINUTES = 5 * 60_000

const tooMany = () =>
  new AuthError(429, 'over_request_rate_limit', 'Too many attempts. Please wait a few minutes and try again.')
