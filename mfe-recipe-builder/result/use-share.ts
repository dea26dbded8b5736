import { ERRORS, isAppError } from '@evenplate/domain/errors'
import { usePlatform } from '@evenplate/platform/define-remote'
import { copyLink } from '@evenplate/recipe-view/copy-link'
import { type Sharing as Publicity, setPublic } from '@evenplate/saved-recipe/sharing/sharing'
import { usePublicLink } from '@evenplate/saved-recipe/sharing/use-public-link'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { sharingOf } from '../data/sharing.ts'
import type { GeneratedRecipe } from '../state/builder-state.ts'
import { useGuestLink } from './use-guest-link.ts'

export type Sharing = ReturnType<typeof useShare>

/**
 * A saved recipe gets a public link, once its owner has agreed to make it public; a guest's gets one for thirty days;
 * for one that a member has not saved, the page's own address is shared.
 */
export function useShare(made: GeneratedRecipe) {
  const { auth, db, telemetry } = usePlatform()
  const cache = useQueryClient()
  const toast = useToast()
  const owner = made.saved && auth.status === 'member' ? auth.user.id : null
  const query = sharingOf(db, owner ?? '', made.id)
  // Loaded before it is needed: a browser only lets a press copy, and no longer after we have waited for the database.
  useQuery({ ...query, enabled: owner !== null })
  const { share, copy, uncopied, dialog } = usePublicLink({
    sharing: () =>
      owner === null ? { state: 'gone' } : (cache.getQueryData(query.queryKey) ?? cache.fetchQuery(query)),
    setPublic: async (isPublic, sharesWords) =>
      setPublic(await db(), owner ?? '', made.id, isPublic, sharesWords),
    onChanged: (sharing) => void cache.setQueryData<Publicity>(query.queryKey, sharing),
    copyLink,
    say: toast.add,
    log: telemetry.error,
    explain: (error) => ERRORS[isAppError(error) ? error.code : 'unexpected'].message,
  })
  const guest = useGuestLink(made, copy)
  const isGuest = auth.status === 'guest'
  return {
    share: isGuest ? () => void guest.share() : share,
    busy: guest.busy,
    link: isGuest ? guest.link : undefined,
    uncopied,
    dialog,
  }
}
