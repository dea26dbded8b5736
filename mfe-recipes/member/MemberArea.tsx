import { type Member, useMember, usePlatform } from '@evenplate/platform/define-remote'
import { beginVisit } from '@evenplate/platform/kit/offline/connection'
import { Fragment, type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { Queries } from '../data/queries.ts'
import { pendingDeletions } from '../unfinished/pending-deletions.ts'
import { useForgetOthers } from './forget-others.ts'
import { MessagesOnce } from './MessagesOnce.tsx'
import { useOfflineCopies } from './use-offline-copies.ts'

export type { Member }

/** Where this remote's messages can be read, and Undo be pressed. */
const OUR_PAGES = /^\/(dashboard|recipes)(\/|$)/

/**
 * Around every page and part for members: nobody finds what another member left here.
 * @param loading shown until the session is known
 */
export function MemberArea(props: { loading?: ReactNode; children: (user: Member) => ReactNode }) {
  const { auth, device } = usePlatform()
  beginVisit(device)
  const member = useMember()
  const forget = useEffectEvent(useForgetOthers())
  // Before anything is painted: nobody sees what another member left.
  useLayoutEffect(() => {
    if (auth.status !== 'loading') forget(auth.status === 'member' ? auth.user.id : null)
  }, [auth])

  useEffect(
    () => () => {
      // Once the address has changed. On our own pages Undo is still there; elsewhere nobody can undo it.
      setTimeout(() => {
        if (!OUR_PAGES.test(window.location.pathname)) pendingDeletions.endAll()
      })
    },
    [],
  )

  return (
    <Queries>
      <Fragment key={member?.id ?? ''}>
        {member ? props.children(member) : props.loading}
        {member && <OfflineCopies userId={member.id} />}
        <MessagesOnce />
      </Fragment>
    </Queries>
  )
}

function OfflineCopies({ userId }: { userId: string }) {
  useOfflineCopies(userId)
  return null
}
