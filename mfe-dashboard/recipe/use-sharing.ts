import { sharedPath } from '@evenplate/domain/shared-recipe'
import { usePlatform } from '@evenplate/platform/define-remote'
import { copyLink } from '@evenplate/recipe-view/copy-link'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../data/query-client.ts'
import { recipeOfMember, setPublic } from '../data/recipes.ts'
import type { SavedRecipe } from '../data/saved-recipe.ts'
import { awayMessage, isAway, needConnection } from '../offline/connection.ts'

/** The public link of a recipe: copied when there is one, made when its owner agrees, taken back when they wish. */
export function useSharing(recipe: SavedRecipe, userId: string) {
  const { db, telemetry } = usePlatform()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const [uncopied, setUncopied] = useState<string | null>(null)
  const { queryKey } = recipeOfMember(db, userId, recipe.id)
  const show = (slug: string | null) =>
    queryClient.setQueryData(
      queryKey,
      (known) => known && { ...known, is_public: slug !== null, share_slug: slug },
    )
  const change = useMutation({
    mutationFn: async (isPublic: boolean) => {
      needConnection()
      return setPublic(await db(), userId, recipe.id, isPublic)
    },
    networkMode: 'always',
    onSuccess: show,
    onError: (error) => telemetry.error(error),
  })

  const copy = async (link: string | Promise<string>) => {
    const copied = await copyLink(link)
    setUncopied(copied ? null : await link)
    if (copied) toast.add({ title: 'Recipe link copied to clipboard!' })
  }
  const publish = async () => {
    // Begun at once: a browser lets a press copy, and forgets the press while we ask the database.
    const link = change.mutateAsync(true).then(linkOf)
    // The dialog stays when it failed, and says so.
    await copy(link).then(
      () => setAsking(false),
      () => {},
    )
  }

  return {
    uncopied,
    share() {
      if (recipe.is_public && recipe.share_slug) return copy(linkOf(recipe.share_slug))
      if (isAway()) return void toast.add({ title: awayMessage('It can be made public'), tone: 'danger' })
      change.reset()
      setAsking(true)
    },
    makePrivate: () => {
      setUncopied(null)
      change.mutate(false, {
        onSuccess: () => toast.add({ title: 'Private again. The link no longer works.' }),
        onError: () => {
          const title = isAway()
            ? awayMessage('It can be made private')
            : 'It is still public: please try again.'
          toast.add({ title, tone: 'danger' })
        },
      })
    },
    isHiding: change.isPending && change.variables === false,
    dialog: {
      open: asking,
      busy: change.isPending,
      failed: change.isError,
      onPublish: () => void publish(),
      onClose: () => setAsking(false),
    },
  }
}

function linkOf(slug: string | null): string {
  if (!slug) throw new Error('A public recipe has a slug')
  return window.location.origin + sharedPath(slug)
}
