import { useToast } from '@evenplate/shared-ui/Toast'
import { changedRecipes } from '../unfinished/changed-recipes.ts'
import { pendingDeletions } from '../unfinished/pending-deletions.ts'

let last: string | null = null

/**
 * Health data leaves memory with the member it belongs to: what was changed, what waited to be deleted, and messages
 * that name a recipe. What was read leaves by itself (`remoteQueries`).
 * @param userId the signed-in member; null when signed out
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
