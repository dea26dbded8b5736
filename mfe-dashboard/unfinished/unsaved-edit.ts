import type { Device } from '@evenplate/platform/contract'
import type { EditValues } from './edit-form.ts'

/** What somebody was typing when the page went away, until they save, this tab closes, or another member comes. */
const of = (userId: string, id: string) => `${userId}.${id}`

export const keepDraft = (device: Device, userId: string, id: string, values: EditValues): void =>
  device.write('unsaved-edit', values, of(userId, id))

export const dropDraft = (device: Device, userId: string, id: string): void =>
  device.remove('unsaved-edit', of(userId, id))

/** As it was stored, to be parsed by whoever wants it: several pages take drafts away, one alone reads them. */
export const readDraft = (device: Device, userId: string, id: string): unknown =>
  device.read('unsaved-edit', (stored) => stored, of(userId, id))
