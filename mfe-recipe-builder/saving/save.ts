import { ERRORS, isAppError } from '@evenplate/domain/errors'
import type { Recipe } from '@evenplate/domain/recipe'
import type { Platform } from '@evenplate/platform/contract'
import type { Change } from '@evenplate/recipe-view/changes'
import { type ChangesPlace, saveChanges } from '@evenplate/saved-recipe/changes/save-changes'
import { changed, type SaveFailure, unchanged } from '@evenplate/saved-recipe/changes/unsaved-changes'
import { sayConflict } from '@evenplate/saved-recipe/count'
import type { RecipeKind } from '@evenplate/saved-recipe/row'
import { storeGenerated } from '../data/store-generated.ts'
import type { GeneratedRecipe } from '../state/builder-state.ts'
import { useBuilder } from '../state/store.ts'

type Ways = {
  userId: string
  /** Its failure is logged and the button stays as it is. */
  quietly: boolean
  /** @param isNew false if it was already saved */
  onStored(isNew: boolean): void
  say(message: { title: string; tone?: 'danger'; timeout?: number }): void
}

/** Saves the builder's last recipe, or its changes, including those made meanwhile. */
export async function saveGenerated(
  platform: Platform,
  { id, mealType, dietary, recipe, saved }: GeneratedRecipe,
  { userId, quietly, onStored, say }: Ways,
): Promise<void> {
  // The wizard's choices come first; a recipe from free text is classified by its contents.
  const kind: RecipeKind = {
    meal_type: (mealType ?? recipe.kind?.mealType)?.toLowerCase() ?? null,
    dietary_type: dietary.length > 0 ? dietary : (recipe.kind?.dietary ?? []),
  }
  let isSaved = saved
  const store = async (base: Recipe, changes: readonly Change[]): Promise<Recipe> => {
    const stored = await storeGenerated(platform, userId, { id, base, changes, kind, isSaved })
    isSaved = true
    useBuilder.getState().markSaved(id)
    onStored(stored.isNew)
    for (const conflict of stored.conflicts) say({ title: sayConflict(conflict), tone: 'danger', timeout: 0 })
    return stored.recipe
  }
  const explain = (error: unknown): SaveFailure | null => {
    platform.telemetry.error(error)
    const code = isAppError(error) ? error.code : 'unexpected'
    return quietly ? null : { code, message: ERRORS[code].message }
  }
  const outcome = await saveChanges(placeOf(id), { store, explain })
  if (outcome === 'saved' && saved) say({ title: 'Changes saved' })
}

/** The builder's last recipe, as long as it is this one. */
const placeOf = (id: string): ChangesPlace<Recipe, Change> => ({
  get() {
    const { last, save } = useBuilder.getState()
    if (last?.id !== id) return undefined
    const now = save?.id === id ? save.now : unchanged<Recipe, Change>(last.recipe)
    return changed(now, last.changes)
  },
  set: (now) => useBuilder.getState().holdSave(id, now),
})
