import type { Recipe } from '@evenplate/domain/recipe'
import { useState } from 'react'
import type { Change } from './changes.ts'
import type { Changing, Update } from './changing.ts'

/** The changes on a page that stores none. Another recipe, or the same one with other lines, starts without changes. */
export function useChanges(recipe: Recipe | undefined, id: string): Changing {
  const of = [id, recipe?.servings, ...(recipe?.ingredients ?? [])].join('\n')
  const [held, setHeld] = useState<ChangesOfRecipe>({ of, changes: NONE })
  const changes = (now: ChangesOfRecipe) => (now.of === of ? now.changes : NONE)
  return {
    changes: changes(held),
    change: (update: Update) => setHeld((now) => ({ of, changes: update(changes(now)) })),
  }
}

type ChangesOfRecipe = { of: string; changes: readonly Change[] }

const NONE: readonly Change[] = []
