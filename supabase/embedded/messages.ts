import type { AuthMail } from '../auth/auth-mail.ts'
import type { Keys } from './keys.ts'

export type WorkerSettings = {
  databaseFolder: string
  siteUrl: string
  publicUrl: string
  clientAddressHeader?: string
  keys: Keys
}

/** `listen` comes once the database is open; port 0 takes any free one. */
export type ToWorker = { type: 'listen'; port: number } | { type: 'close' }

export type FromWorker =
  | { type: 'opened' }
  | { type: 'ready'; port: number }
  | { type: 'failed'; message: string }
  | { type: 'log'; line: string }
  | { type: 'mail'; mail: AuthMail }
