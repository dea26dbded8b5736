import { ERRORS, isAppError } from '@evenplate/domain/errors'
import { sharedPath } from '@evenplate/domain/shared-recipe'
import { usePlatform } from '@evenplate/platform/define-remote'
import { copyLink } from '@evenplate/recipe-view/copy-link'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Made } from '../builder/build.ts'
import { makePublic, type Sharing as Publicity, sharingOf } from '../data/sharing.ts'
import { useGuestLink } from './use-guest-link.ts'

export type Sharing = ReturnType<typeof useShare>

/**
 * A recipe that is kept gets a public link, once its owner has agreed to make it public; a guest's gets one for thirty
 * days; one that a member does not keep shares the page's own address.
 */
export function useShare(made: Made) {
  const { auth, db, telemetry } = usePlatform()
  const cache = useQueryClient()
  const toast = useToast()
  const owner = made.saved && auth.status === 'member' ? auth.user.id : null
  const query = sharingOf(db, owner ?? '', made.id)
  // Known before it is needed: a browser lets a press copy, and forgets the press while we ask the database.
  useQuery({ ...query, enabled: owner !== null })
  const keep = (sharing: Publicity) => void cache.setQueryData<Publicity>(query.queryKey, sharing)
  const publishing = useMutation({
    mutationFn: async (userId: string) => makePublic(await db(), userId, made.id),
    networkMode: 'always',
    onSuccess: (slug) => keep({ state: 'public', slug }),
    onError: (error) => telemetry.error(error),
  })
  const [asking, setAsking] = useState(false)
  const [uncopied, setUncopied] = useState<string | null>(null)

  const copy = async (address: string | Promise<string>) => {
    const copied = await copyLink(address)
    setUncopied(copied ? null : await address)
    if (copied) toast.add({ title: 'Recipe link copied to clipboard!' })
  }

  const guest = useGuestLink(made, copy)
  const share = async () => {
    if (auth.status === 'guest') return guest.share()
    if (owner === null) return copy(window.location.href)
    try {
      const sharing = cache.getQueryData(query.queryKey) ?? (await cache.fetchQuery(query))
      if (sharing.state === 'public') return copy(publicLink(sharing.slug))
      if (sharing.state === 'gone') return copy(window.location.href)
      publishing.reset()
      setAsking(true)
    } catch (error) {
      telemetry.error(error)
      toast.add({ tone: 'danger', title: ERRORS[isAppError(error) ? error.code : 'unexpected'].message })
    }
  }

  const publish = async () => {
    if (owner === null) return
    const link = publishing.mutateAsync(owner).then(publicLink)
    // The dialog stays when it failed, and says so.
    await copy(link).then(
      () => setAsking(false),
      () => {},
    )
  }

  return {
    share: () => void share(),
    busy: guest.busy,
    link: auth.status === 'guest' ? guest.link : undefined,
    uncopied,
    dialog: {
      open: asking,
      busy: publishing.isPending,
      failed: publishing.isError,
      onPublish: () => void publish(),
      onClose: () => setAsking(false),
    },
  }
}

const publicLink = (slug: string): string => window.location.origin + sharedPath(slug)
