import type { Db, Device } from '@evenplate/platform/contract'
import { usePlatform } from '@evenplate/platform/define-remote'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { whomLinkSignedIn } from '../data/account.ts'
import {
  cameByRecoveryLink,
  forgetRecovery,
  isRefusal,
  noteRecoveringPerson,
  recoveringPerson,
} from './recovery-marker.ts'

export type RecoveryLink = 'unread' | 'valid' | 'invalid'

/**
 * The link that opened the page. It is only valid for its own person: if the client could not read a session from it,
 * or another person has signed in since, the password of the user signed in here must not change.
 * @returns its state, and a last check before it is used
 */
export function useRecoveryLink(): { link: RecoveryLink; stillHolds: () => Promise<boolean> } {
  const { db, device, nav } = usePlatform()
  const [link, setLink] = useState<RecoveryLink>('unread')
  const came = useRef(false)
  const person = useRef<string | null>(null)

  const look = async (): Promise<boolean> => {
    const holds = came.current && (await isForWhoIsHere(await db().catch(() => null), device, person))
    if (!holds) forgetRecovery(device)
    setLink(holds ? 'valid' : 'invalid')
    return holds
  }

  // Remembered: the client clears the fragment as soon as it has read the session out of it.
  const read = useEffectEvent((hash: string) => {
    came.current = !isRefusal(hash) && (came.current || cameByRecoveryLink(device, hash))
    void look()
  })
  useEffect(() => read(nav.hash), [nav.hash])

  return { link, stillHolds: look }
}

/** Nobody signed in, or no client (offline), does not count as another person: sending the form then shows what is wrong. */
async function isForWhoIsHere(
  db: Db | null,
  device: Device,
  person: { current: string | null },
): Promise<boolean> {
  if (!db) return true
  const found = await whomLinkSignedIn(db)
  if (found === 'refused') return false
  if (found === null) return true
  person.current ??= recoveringPerson(device) ?? found
  noteRecoveringPerson(device, person.current)
  return found === person.current
}
