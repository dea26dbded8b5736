import { usePlatform } from '@evenplate/platform/define-remote'
import { Away, awayMessage, isAway, needConnection } from '@evenplate/platform/kit/offline/connection'
import { copyLink } from '@evenplate/recipe-view/copy-link'
import type { SavedRecipe } from '@evenplate/saved-recipe/row'
import { type Sharing, setPublic, sharingOf } from '@evenplate/saved-recipe/sharing/sharing'
import { usePublicLink } from '@evenplate/saved-recipe/sharing/use-public-link'
import { useToast } from '@evenplate/shared-ui/Toast'
import { queryClient } from '../data/queries.ts'
import { recipeOfMember } from '../data/recipes.ts'

/** The public link of a recipe that is read here: whether it has one is already known. */
export function useSharing(recipe: SavedRecipe, userId: string) {
  const { db, device, telemetry } = usePlatform()
  const toast = useToast()
  const { queryKey } = recipeOfMember({ db, device }, userId, recipe.id)
  return usePublicLink({
    sharing() {
      const sharing = sharingOf(recipe)
      if (sharing.state !== 'public') needConnection()
      return sharing
    },
    async setPublic(isPublic, sharesWords) {
      needConnection()
      return setPublic(await db(), userId, recipe.id, isPublic, sharesWords)
    },
    onChanged: (sharing: Sharing) =>
      queryClient.setQueryData(
        queryKey,
        (known) =>
          known && {
            ...known,
            is_public: sharing.state === 'public',
            share_slug: sharing.state === 'public' ? sharing.slug : null,
          },
      ),
    copyLink,
    say: toast.add,
    log: (error) => {
      if (!(error instanceof Away)) telemetry.error(error)
    },
    explain: (_error, wanted) =>
      isAway() ? awayMessage(`It can be made ${wanted}`) : 'It is still public. Please try again.',
  })
}
