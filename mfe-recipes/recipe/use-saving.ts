import { ERRORS, isAppError } from '@evenplate/domain/errors'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Away, awayMessage, isAway, needConnection } from '@evenplate/platform/kit/offline/connection'
import type { Change } from '@evenplate/recipe-view/changes'
import type { Changing } from '@evenplate/recipe-view/changing'
import { saveChanges } from '@evenplate/saved-recipe/changes/save-changes'
import { isSaving, type SaveFailure, sayFailure } from '@evenplate/saved-recipe/changes/unsaved-changes'
import { useChangesOf } from '@evenplate/saved-recipe/changes/use-changes-of'
import { sayConflict } from '@evenplate/saved-recipe/count'
import { type ReadRecipe, recipeOf, type SavedRecipe } from '@evenplate/saved-recipe/row'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useMemo } from 'react'
import { queryClient } from '../data/queries.ts'
import { recipeOfMember } from '../data/recipes.ts'
import { changedRecipes } from '../unfinished/changed-recipes.ts'

/** A saved recipe that can be changed on its page, and saved with its changes. Unchanged, it stays as it was saved. */
export function useSaving(row: SavedRecipe, userId: string): ReadRecipe & { changing: Changing } {
  const platform = usePlatform()
  const toast = useToast()
  const unsaved = useChangesOf(changedRecipes, row)
  const base = isSaving(unsaved) ? unsaved.base : row
  // Once per row, so that what is derived from it is computed once.
  const read = useMemo(() => recipeOf(base), [base])

  /** What the pages consider stored is what is stored. */
  const onStored = (stored: SavedRecipe) => {
    queryClient.setQueryData(recipeOfMember(platform, userId, row.id).queryKey, stored)
    void queryClient.invalidateQueries({ queryKey: [userId] })
  }
  const store = async (of: SavedRecipe, changes: readonly Change[]): Promise<SavedRecipe> => {
    needConnection()
    const { storeChanged } = await import('../data/store-changed.ts')
    const { stored, conflicts } = await storeChanged(platform, userId, of, changes)
    for (const conflict of conflicts) toast.add({ title: sayConflict(conflict), tone: 'danger', timeout: 0 })
    return stored
  }

  /** It continues when the visitor leaves the page. */
  const save = async () => {
    const place = changedRecipes.placeOf(row, onStored)
    const outcome = await saveChanges(place, {
      store,
      explain(error) {
        if (!(error instanceof Away)) platform.telemetry.error(error)
        return explain(error)
      },
    })
    if (outcome === 'saved') toast.add({ title: 'Changes saved' })
    const now = place.get()
    const failure = now && sayFailure(now)
    if (outcome === 'failed' && failure && !changedRecipes.isWatched(row.id))
      toast.add({ title: `${row.title}: ${failure}`, tone: 'danger', timeout: 0 })
  }

  return {
    ...read,
    changing: {
      changes: unsaved?.changes ?? NONE,
      change: (update) => changedRecipes.change(row, update),
      keep: {
        busy: isSaving(unsaved),
        error: unsaved ? sayFailure(unsaved) : null,
        onKeep: () => void save(),
      },
    },
  }
}

function explain(error: unknown): SaveFailure {
  if (isAway()) return { code: 'offline', message: awayMessage('Changes can be saved') }
  const code = isAppError(error) ? error.code : 'save_failed'
  return { code, message: ERRORS[code].message }
}

const NONE: readonly Change[] = []
