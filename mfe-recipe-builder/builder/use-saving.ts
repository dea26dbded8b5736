import { type ErrorCode, isAppError } from '@evenplate/domain/errors'
import type { Recipe } from '@evenplate/domain/recipe'
import { usePlatform } from '@evenplate/platform/define-remote'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { savedCountOf } from '../data/saved-recipes.ts'
import type { Made } from './build.ts'
import { useBuilder } from './store.ts'

export type Saving = {
  /** How many the member keeps; undefined for a guest and while it is not known. */
  count: number | undefined
  busy: boolean
  /** Why the last save by hand failed. */
  error: ErrorCode | null
  /** Also keeps the changes of one that is saved. */
  save(made: Made): void
  /** After a generation: its failure is logged and leaves the button as it is. */
  saveQuietly(made: Made): void
}

export function useSaving(): Saving {
  const { api, auth, db, telemetry } = usePlatform()
  const toast = useToast()
  const cache = useQueryClient()
  const userId = auth.status === 'member' ? auth.user.id : null
  const counted = useQuery({ ...savedCountOf(db, userId ?? ''), enabled: userId !== null })

  const mutation = useMutation({
    mutationFn: async ({ made, owner }: Order) => {
      const { saveChanged, saveRecipe } = await changedRecipe()
      // All taken back while it was being kept, what is kept becomes as it was again.
      return made.changes.length > 0 || made.saved
        ? saveChanged(api, await db(), owner, made)
        : { conflicts: [], ...(await saveRecipe(await db(), owner, made)) }
    },
    // Without this an offline browser would hold the save back silently instead of saying that it failed.
    networkMode: 'always',
    onSuccess: ({ isNew, recipe, conflicts }, { made, owner, quietly }) => {
      const { last, markSaved } = useBuilder.getState()
      const isOld = made.saved && last?.id === made.id && last.changes !== made.changes
      // What was changed meanwhile is kept after it: the page goes on from the recipe that is under its changes.
      if (isOld) mutation.mutate({ made: last, owner, quietly, before: { made, recipe } })
      else markSaved(made, recipe)
      if (made.saved && !isOld) toast.add({ title: 'Changes kept' })
      for (const { rule, term } of conflicts)
        toast.add({ title: `It has “${term}”. Your profile: ${rule}.`, tone: 'danger', timeout: 0 })
      const { queryKey } = savedCountOf(db, owner)
      if (isNew) cache.setQueryData(queryKey, (count) => (count === undefined ? count : count + 1))
      void cache.invalidateQueries({ queryKey })
    },
    onError: (error, { before }) => {
      // The later changes are not kept, and the earlier are: the page says what is.
      if (before) {
        useBuilder.getState().markSaved(before.made, before.recipe)
        toast.add({
          title: 'Your last changes are not kept; those before them are.',
          tone: 'danger',
          timeout: 0,
        })
      }
      telemetry.error(error)
    },
  })

  const start = (made: Made, quietly: boolean) => {
    if (userId) mutation.mutate({ made, owner: userId, quietly })
  }
  const failedByHand = mutation.isError && !mutation.variables.quietly
  return {
    count: userId === null ? undefined : counted.data,
    busy: mutation.isPending,
    error: failedByHand ? codeOf(mutation.error) : null,
    save: (made) => start(made, false),
    saveQuietly: (made) => start(made, true),
  }
}

type Order = {
  made: Made
  owner: string
  quietly: boolean
  /** What of the same recipe is kept already, where this is a later state of it. */
  before?: { made: Made; recipe: Recipe }
}

/** Of the recipe's page, which is where anything is kept. */
const changedRecipe = () => import(/* webpackChunkName: "result" */ '../data/changed-recipe.ts')

const codeOf = (error: unknown): ErrorCode => (isAppError(error) ? error.code : 'unexpected')
