import { type ContactFields, type ContactMessage, contactReply } from '@evenplate/domain/contact'
import type { Api } from '@evenplate/platform/contract'

/**
 * Leaves a message for support; the same message again is stored once.
 * @throws AppError, including `contact_limit`
 */
export async function leaveMessage(api: Api, message: ContactMessage): Promise<void> {
  await api.post('/contact', message, contactReply.parse)
}

/**
 * Gives a message its id. The same text keeps it, so trying again after a lost answer stores nothing twice; a changed
 * text gets a new one, or it would count as already stored.
 */
export function messageNamer(newId: () => string): (fields: ContactFields) => ContactMessage {
  let last: { id: string; words: string } | null = null
  return (fields) => {
    const words = JSON.stringify(fields)
    if (last?.words !== words) last = { id: newId(), words }
    return { ...fields, id: last.id }
  }
}
