import type { RememberedFood } from '@evenplate/domain/brought-recipe'
import { usePlatform } from '@evenplate/platform/define-remote'
import { useEffect, useState } from 'react'
import { rememberedHere, rememberHere } from '../data/remembered.ts'

export type Remembering = {
  /** What counts are told; a member's are in their account, where the gateway reads them. */
  remembered: readonly RememberedFood[]
  /** False until it is known. */
  isKnown: boolean
  /** Remembers which food these words mean to this person; null forgets it. */
  remember(phrase: string, food: string | null): void
}

export function useRemembered(): Remembering {
  const { auth, device } = usePlatform()
  const isGuest = auth.status === 'guest'
  const [here, setHere] = useState<RememberedFood[] | null>(null)
  useEffect(() => {
    if (auth.status !== 'loading') setHere(isGuest ? rememberedHere(device) : [])
  }, [auth.status, isGuest, device])
  return {
    remembered: here ?? [],
    isKnown: here !== null,
    remember(phrase, food) {
      if (phrase === '' || !isGuest) return
      rememberHere(device, phrase, food)
      setHere(rememberedHere(device))
    },
  }
}
