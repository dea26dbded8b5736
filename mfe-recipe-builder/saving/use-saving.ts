import { usePlatform } from '@evenplate/platform/define-remote'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { savedCountOf } from '../data/saved-recipes.ts'
import type { GeneratedRecipe } from '../state/builder-state.ts'
import { type Builder, useBuilder } from '../state/store.ts'

export type Saving = {
  /** How many the member has saved; undefined until it is known, null for a guest or if it could not be loaded. */
  count: number | null | undefined
  /** The last recipe being saved, or why that failed; null before it was tried. */
  now: NonNullable<Builder['save']>['now'] | null
  /** Also saves the changes to one that is already saved. */
  save(made: GeneratedRecipe): void
  /** After a generation: its failure is logged and the button stays as it is. */
  saveQuietly(made: GeneratedRecipe): void
}

export function useSaving(): Saving {
  const platform = usePlatform()
  const { auth, db, telemetry } = platform
  const toast = useToast()
  const cache = useQueryClient()
  const userId = auth.status === 'member' ? auth.user.id : null
  const counted = useQuery({ ...savedCountOf(db, userId ?? ''), enabled: userId !== null })
  const now = useBuilder(({ save, last }) => (save && save.id === last?.id ? save.now : null))

  const start = async (made: GeneratedRecipe, quietly: boolean) => {
    if (!userId) return
    const onStored = (isNew: boolean) => {
      const { queryKey } = savedCountOf(db, userId)
      if (isNew) cache.setQueryData(queryKey, (count) => (count === undefined ? count : count + 1))
      void cache.invalidateQueries({ queryKey })
    }
    const { saveGenerated } = await import(/* webpackChunkName: "result" */ './save.ts')
    await saveGenerated(platform, made, { userId, quietly, onStored, say: toast.add })
  }
  return {
    count: auth.status === 'guest' ? null : (counted.data ?? (counted.isError ? null : undefined)),
    now,
    save: (made) => void start(made, false).catch(telemetry.error),
    saveQuietly: (made) => void start(made, true).catch(telemetry.error),
  }
}
