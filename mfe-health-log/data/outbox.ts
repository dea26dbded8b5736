import { AppError } from '@evenplate/domain/errors'
import type { Device } from '@evenplate/platform/contract'
import * as z from 'zod/mini'
import type { HandReading, LabA1c, Log, LogMeal, LowTreatment } from './log.ts'

/** What a person did that their account does not have yet. Adding twice is the same as adding once: ids are made here. */
export type Step =
  | { do: 'add-reading'; id: string; reading: HandReading }
  | { do: 'put-meal'; id: string; meal: LogMeal }
  | { do: 'add-treatment'; id: string; treatment: LowTreatment }
  | { do: 'add-lab'; id: string; lab: LabA1c }
  | { do: 'remove'; id: string; what: 'reading' | 'meal' | 'treatment' | 'lab' }

/** At most this many steps wait on a device: weeks of fingersticks without a network, within a browser's storage limit. */
export const MOST_WAITING = 400
const AGAIN = 15_000

type State = { waiting: readonly Step[] }
type Told = {
  /** It is in the account now. */
  sent(step: Step): void
  /** The account refused it: it is removed here, and its person must be told. */
  refused(step: Step, error: unknown): void
}

/**
 * Steps on their way to the account, in order. They are on this device until the account has them, so neither a lost
 * network nor a closed tab loses one; signing out removes them. `send` throws AppError.
 */
export function outboxOf(device: Device, userId: string, send: (step: Step) => Promise<void>, told: Told) {
  let state: State = { waiting: stored() }
  let stores = true
  let isSending = false
  let isClosed = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function stored(): Step[] {
    return device.read('unsent-log', (found) => z.array(step).parse(found) as Step[], userId) ?? []
  }
  /** Another tab may have changed them meanwhile: what is stored counts. A browser that stores nothing sends from memory. */
  function change(next: (now: Step[]) => Step[]) {
    let waiting = next(stores ? stored() : [...state.waiting])
    if (waiting.length === 0) device.remove('unsent-log', userId)
    else {
      device.write('unsent-log', waiting, userId)
      const kept = stored()
      stores = kept.length > 0
      // As read back from storage, so that a sent step can be found there.
      if (stores) waiting = kept
    }
    state = { waiting }
    for (const listener of listeners) listener()
  }
  const without = (done: Step) => (now: Step[]) => now.filter((one) => !isSame(one, done))

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (isSending || isClosed) return
    isSending = true
    try {
      for (let next = state.waiting[0]; next !== undefined && !isClosed; next = state.waiting[0]) {
        try {
          await send(next)
          if (isClosed) return
          told.sent(next)
        } catch (error) {
          if (isClosed) return
          if (mayPass(error)) {
            timer = setTimeout(flush, AGAIN)
            return
          }
          told.refused(next, error)
        }
        change(without(next))
      }
    } finally {
      isSending = false
    }
  }
  const flushNow = () => void flush()
  return {
    /** @returns false if too many are waiting already: then nothing was added */
    add(next: Step): boolean {
      if (state.waiting.length >= MOST_WAITING) return false
      change((now) => [...now, next])
      void flush()
      return true
    },
    /** Begins to send, and continues whenever the network is back. */
    open() {
      isClosed = false
      window.addEventListener('online', flushNow)
      void flush()
    },
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      window.removeEventListener('online', flushNow)
    },
  }
}
export type Outbox = ReturnType<typeof outboxOf>

/** What a member sees: what the account has, plus what is waiting here. */
export function withWaiting(log: Log, waiting: readonly Step[], from: number, to: number): Log {
  if (waiting.length === 0) return log
  const within = (at: number) => at >= from && at < to
  let { hand, meals, treatments } = log
  for (const step of waiting) {
    if (step.do === 'add-reading' && within(step.reading.at))
      hand = [...hand.filter(({ key }) => key !== step.id), step.reading]
    if (step.do === 'put-meal') {
      const others = meals.filter(({ id }) => id !== step.id)
      meals = within(step.meal.at) ? [...others, step.meal] : others
    }
    if (step.do === 'add-treatment' && within(step.treatment.at))
      treatments = [...treatments.filter(({ id }) => id !== step.id), step.treatment]
    if (step.do === 'remove') {
      hand = hand.filter(({ key }) => key !== step.id)
      meals = meals.filter(({ id }) => id !== step.id)
      treatments = treatments.filter(({ id }) => id !== step.id)
    }
  }
  return { ...log, hand, meals, treatments }
}

/** A1C results by day, plus what is waiting here. */
export function labsWithWaiting(labs: readonly LabA1c[], waiting: readonly Step[]): LabA1c[] {
  let all = [...labs]
  for (const step of waiting) {
    if (step.do === 'add-lab') all = [...all.filter(({ id }) => id !== step.id), step.lab]
    if (step.do === 'remove') all = all.filter(({ id }) => id !== step.id)
  }
  return all.sort((a, b) => (a.day < b.day ? -1 : 1))
}

const isSame = (a: Step, b: Step) => JSON.stringify(a) === JSON.stringify(b)

/** The network, the session or a busy site: it is tried again. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof AppError) ||
  error.code === 'offline' ||
  error.code === 'unauthorized' ||
  error.code === 'unexpected'

const unit = z.enum(['mg/dL', 'mmol/L'])
const text = z.nullable(z.string())
const reading = z.object({
  key: z.string(),
  at: z.number(),
  offset: z.number(),
  value: z.number(),
  unit,
  moment: text,
  note: text,
})
const meal = z.object({
  id: z.string(),
  at: z.number(),
  offset: z.number(),
  title: z.string(),
  recipe: text,
  carbs: z.nullable(z.number()),
  portion: z.number(),
  flags: z.array(z.enum(['exercise', 'illness', 'stress', 'site-change'])),
  slot: text,
  grams: z.nullable(z.number()),
  note: text,
})
const treatment = z.object({
  id: z.string(),
  at: z.number(),
  offset: z.number(),
  kind: z.literal('low-treated'),
})
const lab = z.object({
  id: z.string(),
  day: z.string(),
  percent: z.number(),
  unit: z.enum(['%', 'mmol/mol']),
})
const step = z.discriminatedUnion('do', [
  z.object({ do: z.literal('add-reading'), id: z.string(), reading }),
  z.object({ do: z.literal('put-meal'), id: z.string(), meal }),
  z.object({ do: z.literal('add-treatment'), id: z.string(), treatment }),
  z.object({ do: z.literal('add-lab'), id: z.string(), lab }),
  z.object({
    do: z.literal('remove'),
    id: z.string(),
    what: z.enum(['reading', 'meal', 'treatment', 'lab']),
  }),
])
