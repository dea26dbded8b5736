import type { EditValues } from './edit-form.ts'

/**
 * What somebody was typing when the page went away, until they save or this tab closes. Storage may be refused
 * (private windows): then nothing is kept, and nothing breaks.
 */
const PREFIX = 'evenplate.edit.'
const keyOf = (userId: string, id: string) => `${PREFIX}${userId}.${id}`

export const keepDraft = (userId: string, id: string, values: EditValues): void =>
  attempt(() => sessionStorage.setItem(keyOf(userId, id), JSON.stringify(values)))

export const dropDraft = (userId: string, id: string): void =>
  attempt(() => sessionStorage.removeItem(keyOf(userId, id)))

/** As it was kept, to be parsed by whoever wants it: every page takes drafts away, one alone reads them. */
export function readDraft(userId: string, id: string): unknown {
  try {
    const kept = sessionStorage.getItem(keyOf(userId, id))
    return kept === null ? null : JSON.parse(kept)
  } catch {
    return null
  }
}

/** Takes away what others left. @param userId whose drafts stay; null for nobody's */
export function dropDraftsBut(userId: string | null): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && !(userId && key.startsWith(keyOf(userId, ''))))
        sessionStorage.removeItem(key)
    }
  })
}

function attempt(action: () => void): void {
  try {
    action()
  } catch {}
}
