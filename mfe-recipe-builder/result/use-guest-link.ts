import { ERRORS, isAppError, toldOf } from '@evenplate/domain/errors'
import type { GuestShare } from '@evenplate/domain/guest-share'
import { sharedPath } from '@evenplate/domain/shared-recipe'
import { usePlatform } from '@evenplate/platform/define-remote'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useMutation } from '@tanstack/react-query'
import { removeShare, shareAsGuest } from '../data/guest-sharing.ts'
import type { GeneratedRecipe } from '../state/builder-state.ts'
import { useBuilder } from '../state/store.ts'

/** The link to a guest's recipe: made once, valid for thirty days; its maker can remove it. */
export function useGuestLink(
  made: GeneratedRecipe,
  copy: (address: string | Promise<string>) => Promise<void>,
) {
  const { api, telemetry } = usePlatform()
  const toast = useToast()
  const shareAs = useBuilder((state) => state.shareAs)
  const say = (error: unknown) => {
    telemetry.error(error)
    const { code, message, reference } = isAppError(error)
      ? error
      : { code: 'unexpected', message: ERRORS.unexpected.message, reference: undefined }
    toast.add({ tone: 'danger', title: toldOf({ message: WORDS.get(code) ?? message, reference }) })
  }
  const making = useMutation({
    mutationFn: () => shareAsGuest(api, made.generation),
    networkMode: 'always',
    onSuccess: (share) => shareAs(made.id, share),
    onError: say,
  })
  const removing = useMutation({
    mutationFn: ({ slug }: GuestShare) => removeShare(api, slug),
    networkMode: 'always',
    onSuccess: () => {
      shareAs(made.id, undefined)
      toast.add({ title: 'The link has been removed and no longer works.' })
    },
    onError: say,
  })
  const { share } = made
  return {
    busy: making.isPending,
    // Started at once: a browser only lets a press copy, and no longer after we have waited for the gateway.
    share: () =>
      share
        ? copy(linkOf(share))
        : copy(making.mutateAsync().then(linkOf)).catch(() => {
            // Said above, once.
          }),
    link: share && {
      until: sayDay(share.until),
      busy: removing.isPending,
      remove: () => removing.mutate(share),
    },
  }
}

const linkOf = ({ slug }: GuestShare): string => window.location.origin + sharedPath(slug)

/** "December 22": the day it expires, in its maker's time zone. */
const sayDay = (until: string): string =>
  new Date(until).toLocaleDateString('en-US', { month: 'long', day: 'numeric' })

/** If the code's own message was written for another place. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['not_found', 'We no longer have this recipe to share. Make it again, and we can share the new one.'],
])
