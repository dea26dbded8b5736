import type { Device } from '@evenplate/platform/contract'
import type { EditValues } from './edit-form.ts'

/** Unsaved edits of a recipe, stored until they are saved, this tab closes, or another member signs in. */
const of = (userId: string, id: string) => `${userId}.${id}`

export const storeUnsavedEdit = (device: Device, userId: string, id: string, values: EditValues): void =>
  device.write('unsaved-edit', values, of(userId, id))

export const removeUnsavedEdit = (device: Device, userId: string, id: string): void =>
  device.remove('unsaved-edit', of(userId, id))

/** As stored: the editor parses it. Other pages only remove unsaved edits, so they need no parser. */
export const readUnsavedEdit = (device: Device, userId: string, id: string): unknown =>
  device.read('unsaved-edit', (stored) => stored, of(userId, id))
