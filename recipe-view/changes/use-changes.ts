import type { Recipe } from '@evenplate/domain/recipe'
import { useState } from 'react'
import type { Change } from './changes.ts'
import type { Changing, Update } from './changing.ts'

/** What was changed on a page that remembers nothing. Another recipe, or the same with other lines, begins with none. */
export function useChanges(recipe: Recipe | undefined, id: string): Changing {
  const of = [id, recipe?.servings, ...(recipe?.ingredients ?? [])].join('\n')
  const [held, setHeld] = useState<Held>({ of, changes: NONE })
  const changes = (now: Held) => (now.of === of ? now.changes : NONE)
  return {
    changes: changes(held),
    change: (update: Update) => setHeld((now) => ({ of, changes: update(changes(now)) })),
  }
}

type Held = { of: string; changes: readonly Change[] }

const NONE: readonly Change[] = []
