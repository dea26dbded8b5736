import { isAppError } from '@evenplate/domain/errors'
import { randomUuid } from '@evenplate/domain/random-uuid'
import type { PlannedDish } from '@evenplate/meal-plan/plan'
import { usePlatform } from '@evenplate/platform/define-remote'
import { useToast } from '@evenplate/shared-ui/Toast'
import { keepRecipe } from '../data/keep-recipe.ts'

/** Saves a planned dish among the member's own recipes, within the limit of five. */
export function useKeepRecipe() {
  const { auth, db, nav, telemetry } = usePlatform()
  const toast = useToast()
  return async ({ from, recipe }: PlannedDish): Promise<void> => {
    if (auth.status !== 'member') {
      toast.add({
        title: 'Saving recipes needs an account. Your week comes with you.',
        tone: 'info',
        action: { label: 'Create account', onClick: () => nav.go('/register') },
      })
      return
    }
    if (from.kind === 'saved') {
      toast.add({ title: `${recipe.title} is already in My Recipes.`, tone: 'info' })
      return
    }
    try {
      const id = randomUuid()
      await keepRecipe(db, auth.user.id, id, recipe)
      toast.add({
        title: `Saved ${recipe.title}`,
        action: { label: 'Open', onClick: () => nav.go(`/recipes/${id}`) },
      })
    } catch (error) {
      telemetry.error(error)
      const isFull = isAppError(error) && error.code === 'saved_limit'
      toast.add({
        title: isFull
          ? 'You have five saved recipes, the most an account can keep. The dish stays in your week.'
          : 'We couldn’t save this recipe just now. The dish stays in your week.',
        tone: 'danger',
        timeout: 0,
      })
    }
  }
}
