import type { AuthMail } from '../auth/auth-mail.ts'
import type { Question } from './direct-calls.ts'
import type { Keys } from './keys.ts'
import type { Pulse } from './pulse.ts'
import type { Slowed } from './slowed.ts'

/** What every thread needs; which database it is, and where, comes with it. */
export type WorkerSettings = {
  siteUrl: string
  publicUrl: string
  clientAddressHeader?: string
  keys: Keys
  /** Milliseconds without a sign of life after which a thread counts as hung. */
  patience: number
}

/** What a life of the thread begins with. */
export type WorkerData = { settings: WorkerSettings; pulse: Pulse; slowed: Slowed[] }

/** A request that reads, as an answer to HTTP would get it. */
export type Asked = { method: 'GET' | 'HEAD'; url: string; headers: [name: string, value: string][] }
/** The whole answer to one. */
export type Answered = {
  status: number
  headers: [name: string, value: string][]
  body: Uint8Array<ArrayBuffer>
}

/** `listen` comes once the database is open; port 0 takes any free one. */
export type ToWorker =
  | { type: 'listen'; port: number }
  | { type: 'close' }
  | { type: 'ask'; id: number; question: Question }
  | { type: 'read'; id: number; asked: Asked }

export type FromWorker =
  | { type: 'opened' }
  | { type: 'ready'; port: number }
  | { type: 'failed'; message: string }
  | { type: 'log'; line: string }
  | { type: 'mail'; mail: AuthMail }
  | { type: 'answer'; id: number; value: unknown }
  | { type: 'refusal'; id: number; code: string }
