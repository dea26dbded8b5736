import type { RememberedFood } from '@evenplate/domain/brought-recipe'
import { usePlatform } from '@evenplate/platform/define-remote'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { rememberedOf, storeRemembered } from '../data/remembered.ts'

export type Remembering = {
  /** What is sent with counts: a guest's own choices. A member's are in their account, where the gateway reads them. */
  told: readonly RememberedFood[]
  /** False until that is known. */
  isKnown: boolean
  /** The food that these words mean to this person; null if they never chose one. */
  foodOf(phrase: string): string | null
  /** Remembers what these words mean; null forgets it. */
  remember(phrase: string, food: string | null): void
}

export function useRemembered(): Remembering {
  const platform = usePlatform()
  const { auth, telemetry } = platform
  const cache = useQueryClient()
  const toast = useToast()
  const userId = auth.status === 'member' ? auth.user.id : null
  const query = rememberedOf(platform, userId)
  const { data } = useQuery({ ...query, enabled: auth.status !== 'loading' })
  const isGuest = auth.status === 'guest'
  return {
    told: (isGuest && data) || NONE,
    isKnown: auth.status === 'member' || (isGuest && data !== undefined),
    foodOf: (phrase) => data?.find((one) => one.phrase === phrase)?.food ?? null,
    remember(phrase, food) {
      if (phrase === '') return
      cache.setQueryData(query.queryKey, (before = []) => {
        const others = before.filter((one) => one.phrase !== phrase)
        return food === null ? others : [...others, { phrase, food }]
      })
      storeRemembered(platform, userId, phrase, food)
        .then(() => {
          // It affects other lines with the same words, too.
          if (userId !== null) void cache.invalidateQueries({ queryKey: [userId, 'brought'] })
        })
        .catch((error: unknown) => {
          telemetry.error(error)
          toast.add({
            title: 'We couldn’t remember it for next time. It still counts for this recipe.',
            tone: 'info',
          })
          void cache.invalidateQueries({ queryKey: query.queryKey })
        })
    },
  }
}

const NONE: readonly RememberedFood[] = []
