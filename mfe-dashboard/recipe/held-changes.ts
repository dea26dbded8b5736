import type { Change } from '@evenplate/recipe-view/changes'
import type { Update } from '@evenplate/recipe-view/changing'
import type { SavedRecipe } from '../data/saved-recipe.ts'

/** What a member changed about a saved recipe and has not kept yet. */
export type Held = {
  /** What the changes are of; while they are being kept it stays that, whatever is stored meanwhile. */
  of: SavedRecipe
  changes: readonly Change[]
  keeping: boolean
  /** Why keeping failed, in words for the reader. */
  failure: string | null
}

/**
 * Beside the pages and not in one of them: who leaves while changes are being kept finds them again, kept or with the
 * reason why not. What nobody asked to keep goes with its page.
 */
const held = new Map<string, Held>()
type Listeners = Map<string, Set<() => void>>
/** Pages that show a recipe and what is held of it. */
const watching: Listeners = new Map()
/** Pages that only wait until nothing is being kept. */
const waiting: Listeners = new Map()

export const heldOf = (id: string): Held | undefined => held.get(id)

export function hold(id: string, now: Held): void {
  held.set(id, now)
  tell(id)
}

export function release(id: string): void {
  held.delete(id)
  tell(id)
}

/** @param row what is changed, where nothing of it is held yet */
export function holdChange(row: SavedRecipe, update: Update): void {
  const now = heldIf(row) ?? { of: row, changes: [], keeping: false, failure: null }
  const changes = update(now.changes)
  if (changes.length === 0 && !now.keeping) release(row.id)
  else hold(row.id, { ...now, changes })
}

/** What is held of this very dish. Other lines, from another page or device, begin with nothing changed. */
export function heldIf(row: SavedRecipe): Held | undefined {
  const now = held.get(row.id)
  return now && (now.keeping || linesOf(now.of) === linesOf(row)) ? now : undefined
}

const linesOf = ({ servings, ingredients }: SavedRecipe): string => [servings, ...ingredients].join('\n')

/** Another member is here, or nobody. */
export function forgetHeld(): void {
  const ids = [...held.keys()]
  held.clear()
  for (const id of ids) tell(id)
}

export function watch(id: string, onChange: () => void): () => void {
  const leave = listen(watching, id, onChange)
  return () => {
    leave()
    if (!isWatched(id) && !isBeingKept(id)) held.delete(id)
  }
}

export const awaitKept = (id: string, onChange: () => void): (() => void) => listen(waiting, id, onChange)

export const isBeingKept = (id: string): boolean => held.get(id)?.keeping ?? false

function listen(listeners: Listeners, id: string, onChange: () => void): () => void {
  const all = listeners.get(id) ?? new Set()
  listeners.set(id, all.add(onChange))
  return () => {
    all.delete(onChange)
    if (all.size === 0) listeners.delete(id)
  }
}

export const isWatched = (id: string): boolean => watching.has(id)

function tell(id: string): void {
  for (const onChange of [...(watching.get(id) ?? []), ...(waiting.get(id) ?? [])]) onChange()
  // Closing the tab would break off what is on its way: the browser asks first, and only then.
  const isOnItsWay = [...held.values()].some(({ keeping }) => keeping)
  if (isOnItsWay) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}

const ask = (event: Event): void => event.preventDefault()
