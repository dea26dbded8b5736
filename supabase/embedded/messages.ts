import type { AuthMail } from '../auth/auth-mail.ts'
import type { Question } from './direct-calls.ts'
import type { Keys } from './keys.ts'
import type { Pulse } from './pulse.ts'
import type { Slowed } from './slowed.ts'

/** What every thread needs, in addition to its database and where it is. */
export type WorkerSettings = {
  siteUrl: string
  publicUrl: string
  clientAddressHeader?: string
  keys: Keys
  /** A thread without a sign of life for this many milliseconds counts as hung. */
  patience: number
}

/** What a thread starts with. */
export type WorkerData = { settings: WorkerSettings; pulse: Pulse; slowed: Slowed[] }

/** A read, with what an HTTP request would contain. */
export type Asked = { method: 'GET' | 'HEAD'; url: string; headers: [name: string, value: string][] }
/** The complete answer to one. */
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
