import type { AuthMail } from '../auth/auth-mail.ts'
import type { Keys } from './keys.ts'

export type WorkerSettings = { databaseFolder: string; siteUrl: string; port: number; keys: Keys }

export type ToWorker = { type: 'close' }

export type FromWorker =
  | { type: 'ready'; port: number }
  | { type: 'failed'; message: string }
  | { type: 'log'; line: string }
  | { type: 'mail'; mail: AuthMail }
