import { useToast } from '@evenplate/shared-ui/Toast'
import { changedRecipes } from '../unfinished/changed-recipes.ts'
import { pendingDeletions } from '../unfinished/pending-deletions.ts'

let last: string | null = null

/**
 * Health data leaves memory with its member: changes, pending deletions, and messages that name a recipe. Query caches
 * are cleared separately (`remoteQueries`).
 * @param userId the signed-in member; null if signed out
 */
export function useForgetOthers(): (userId: string | null) => void {
  const toast = useToast()
  return (userId) => {
    if (userId !== null && userId === last) return
    pendingDeletions.forget()
    changedRecipes.forget()
    toast.clear()
    last = userId
  }
}
