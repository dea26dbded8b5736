import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { publicLink, type Sharing } from './sharing.ts'

type Ways = {
  /**
   * What is known about it, or a request for it.
   * @throws if it cannot be shared now
   */
  sharing(): Sharing | Promise<Sharing>
  /**
   * @param sharesWords as in `setPublic`.
   * @throws if nothing has changed
   */
  setPublic(isPublic: boolean, sharesWords: boolean): Promise<Sharing>
  /** The new state, for everything else that shows it. */
  onChanged(sharing: Sharing): void
  /**
   * Puts a link on the clipboard.
   * @returns false if the visitor has to copy it by hand
   */
  copyLink(address: string | Promise<string>): Promise<boolean>
  say(message: { title: string; tone?: 'danger' }): void
  log(error: unknown): void
  /** Why it could not be shared, or made private, as a message for the visitor. */
  explain(error: unknown, wanted: 'public' | 'private'): string
}

/** The public link of a saved recipe: copied if there is one, made when its owner agrees, removed when they wish. */
export function usePublicLink(ways: Ways) {
  const [asking, setAsking] = useState(false)
  const [uncopied, setUncopied] = useState<string | null>(null)
  const change = useMutation({
    mutationFn: ({ isPublic, sharesWords }: Wanted) => ways.setPublic(isPublic, sharesWords),
    networkMode: 'always',
    onSuccess: ways.onChanged,
    onError: ways.log,
  })

  const copy = async (address: string | Promise<string>): Promise<void> => {
    const copied = await ways.copyLink(address)
    setUncopied(copied ? null : await address)
    if (copied) ways.say({ title: 'Recipe link copied to clipboard!' })
  }

  const share = async (): Promise<void> => {
    try {
      const known = ways.sharing()
      // A known link is copied at once: a browser only lets a press copy, and no longer after we have waited.
      const sharing = known instanceof Promise ? await known : known
      if (sharing.state === 'public') return await copy(publicLink(sharing.slug))
      if (sharing.state === 'gone') return await copy(window.location.href)
      change.reset()
      setAsking(true)
    } catch (error) {
      ways.log(error)
      ways.say({ tone: 'danger', title: ways.explain(error, 'public') })
    }
  }

  const publish = async (sharesWords: boolean): Promise<void> => {
    // Started at once, within the same press.
    const link = change.mutateAsync({ isPublic: true, sharesWords }).then((sharing) => {
      if (sharing.state !== 'public') throw new Error('A public recipe has a slug')
      return publicLink(sharing.slug)
    })
    // If it failed, the dialog stays and says so.
    await copy(link).then(
      () => setAsking(false),
      () => {},
    )
  }

  return {
    copy,
    uncopied,
    share: () => void share(),
    makePrivate: () => {
      setUncopied(null)
      change.mutate(PRIVATE, {
        onSuccess: () => ways.say({ title: 'The recipe is private again. The link no longer works.' }),
        onError: (error) => ways.say({ tone: 'danger', title: ways.explain(error, 'private') }),
      })
    },
    isHiding: change.isPending && change.variables?.isPublic === false,
    dialog: {
      open: asking,
      busy: change.isPending,
      failed: change.isError,
      onPublish: (sharesWords: boolean) => void publish(sharesWords),
      onClose: () => setAsking(false),
    },
  }
}

type Wanted = { isPublic: boolean; sharesWords: boolean }
const PRIVATE: Wanted = { isPublic: false, sharesWords: false }

export type PublicLink = ReturnType<typeof usePublicLink>
