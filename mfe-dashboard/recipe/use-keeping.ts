import { ERRORS, isAppError } from '@evenplate/domain/errors'
import type { Figures, Recipe } from '@evenplate/domain/recipe'
import { usePlatform } from '@evenplate/platform/define-remote'
import { applyChanges, type Change, changesSince } from '@evenplate/recipe-view/changes'
import type { Changing } from '@evenplate/recipe-view/changing'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { countRecipe } from '../data/counting.ts'
import { queryClient } from '../data/query-client.ts'
import { recipeOfMember, updateRecipe } from '../data/recipes.ts'
import { recipeOf, type SavedRecipe } from '../data/saved-recipe.ts'
import { Away, awayMessage, isAway, needConnection } from '../offline/connection.ts'
import {
  awaitKept,
  heldIf,
  heldOf,
  hold,
  holdChange,
  isBeingKept,
  isWatched,
  release,
  watch,
} from './held-changes.ts'

/** A saved recipe that may be changed on its page, and kept as it was changed. Left alone, it stays as it was saved. */
export function useKeeping(row: SavedRecipe, userId: string): { recipe: Recipe; changing: Changing } {
  const held = useHeld(row)
  const of = held?.keeping ? held.of : row
  // Once for each row, so that what follows from it is worked out once.
  const recipe = useMemo(() => recipeOf(of), [of])
  const onKeep = useKeep(row, userId)
  return {
    recipe,
    changing: {
      changes: held?.changes ?? NONE,
      change: (update) => holdChange(row, update),
      keep: { busy: held?.keeping ?? false, error: held?.failure ?? null, onKeep },
    },
  }
}

const NONE: readonly Change[] = []

/** Whether changes of a recipe are on their way: what is stored is about to be something else. */
export function useIsBeingKept(id: string): boolean {
  const subscribe = useCallback((onChange: () => void) => awaitKept(id, onChange), [id])
  return useSyncExternalStore(
    subscribe,
    () => isBeingKept(id),
    () => false,
  )
}

function useHeld(row: SavedRecipe) {
  const { id } = row
  const subscribe = useCallback((onChange: () => void) => watch(id, onChange), [id])
  return useSyncExternalStore(
    subscribe,
    () => heldIf(row),
    () => undefined,
  )
}

type Stored = { row: SavedRecipe; changes: readonly Change[] }

/**
 * Keeps what is held of a recipe, and after it what was changed meanwhile, until nothing newer is left. It goes on when
 * its reader leaves the page.
 */
function useKeep(row: SavedRecipe, userId: string): () => void {
  const { api, db, telemetry } = usePlatform()
  const toast = useToast()
  const { id, title } = row

  const store = async (of: SavedRecipe, changes: readonly Change[]): Promise<Stored> => {
    needConnection()
    const shown = applyChanges(recipeOf(of), changes)
    // The numbers belong to these very lines: counted by the gateway, as an edit's are.
    const { figures, conflicts } = await countRecipe(api, requestOf(shown))
    const kept = await updateRecipe(await db(), userId, id, textOf(of, shown), asAsked(figures, shown))
    for (const { rule, term } of conflicts)
      toast.add({ title: `It has “${term}”. Your profile: ${rule}.`, tone: 'danger', timeout: 0 })
    return { row: kept, changes }
  }

  /** What the pages take for stored is what is stored. */
  const publish = ({ row: kept }: Stored) => {
    queryClient.setQueryData(recipeOfMember(db, userId, id).queryKey, kept)
    void queryClient.invalidateQueries({ queryKey: [userId] })
  }

  const keepAll = async (of: SavedRecipe) => {
    let stored: Stored | null = null
    try {
      for (let now = heldOf(id); now && now.changes !== stored?.changes; now = heldOf(id))
        stored = await store(of, now.changes)
      if (!stored || !heldOf(id)) return
      publish(stored)
      release(id)
      toast.add({ title: 'Changes kept' })
    } catch (error) {
      if (!(error instanceof Away)) telemetry.error(error)
      const now = heldOf(id)
      if (!now) return
      if (stored) publish(stored)
      // All of it was taken back meanwhile: nothing is left that could fail.
      if (!stored && now.changes.length === 0) return release(id)
      const failure = `${sayWhy(error)} ${stored ? LAST_LOST : AS_IT_WAS}`
      const left = stored ? changesSince(now.changes, stored.changes) : now.changes
      hold(id, { of: stored?.row ?? of, changes: left, keeping: false, failure })
      if (!isWatched(id)) toast.add({ title: `${title}: ${failure}`, tone: 'danger', timeout: 0 })
    }
  }

  return () => {
    const now = heldIf(row)
    if (!now || now.keeping) return
    hold(id, { ...now, of: row, keeping: true, failure: null })
    void keepAll(row)
  }
}

const AS_IT_WAS = 'What is saved is as it was.'
const LAST_LOST = 'Your last changes are not kept; those before them are.'

function sayWhy(error: unknown): string {
  if (isAway()) return awayMessage('Changes can be kept')
  return ERRORS[isAppError(error) ? error.code : 'save_failed'].message
}

/** A count knows lines alone: what was asked for, and which dish it is, stay with the recipe. */
function asAsked(figures: Figures, { figures: { origin } }: Recipe): Figures {
  const { brief, dish } = origin
  return { ...figures, origin: { ...figures.origin, ...(brief && { brief }), ...(dish && { dish }) } }
}

const requestOf = ({ figures, ...recipe }: Recipe) => ({
  title: recipe.title,
  description: recipe.description,
  servings: recipe.servings,
  ingredients: recipe.ingredients,
  instructions: recipe.instructions,
  tips: recipe.tips,
  provider: figures.origin.provider,
})

const textOf = (row: SavedRecipe, shown: Recipe) => ({
  title: shown.title,
  description: shown.description,
  prep_time: shown.prepTime,
  cook_time: shown.cookTime,
  servings: shown.servings,
  meal_type: row.meal_type,
  dietary_type: row.dietary_type,
  ingredients: shown.ingredients,
  instructions: shown.instructions,
  tips: shown.tips,
})
