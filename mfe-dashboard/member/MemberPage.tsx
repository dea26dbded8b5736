import { type Member, useMember, usePlatform } from '@evenplate/platform/define-remote'
import { Loading } from '@evenplate/shared-ui/Loading'
import { ToastRegion } from '@evenplate/shared-ui/Toast'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { Queries } from '../data/queries.ts'
import { beginVisit } from '../offline/connection.ts'
import { pendingDeletions } from '../unfinished/pending-deletions.ts'
import { useForgetOthers } from './forget-others.ts'
import styles from './MemberPage.module.css'
import { useOfflineCopies } from './use-offline-copies.ts'

export type { Member }

const OUR_PAGES = /^\/(dashboard|recipes|activity)(\/|$)/

/**
 * A page for members, on which nobody finds what another member left. The shell lets no guest in.
 * @param loading shown until the session is known
 */
export function MemberPage(props: { loading?: ReactNode; children: (user: Member) => ReactNode }) {
  const { auth, device } = usePlatform()
  beginVisit(device)
  const member = useMember()
  const forget = useEffectEvent(useForgetOthers())
  // Before anything is painted: nobody sees what another left.
  useLayoutEffect(() => {
    if (auth.status !== 'loading') forget(auth.status === 'member' ? auth.user.id : null)
  }, [auth])

  useEffect(
    () => () => {
      // Once the address has changed. On our own pages Undo is still there; elsewhere nobody can take it back.
      setTimeout(() => {
        if (!OUR_PAGES.test(window.location.pathname)) pendingDeletions.endAll()
      })
    },
    [],
  )

  return (
    <Queries>
      <div className={styles.page} key={member?.id ?? ''}>
        {member ? props.children(member) : (props.loading ?? <Loading>Loading your dashboard...</Loading>)}
        {member && <OfflineCopies userId={member.id} />}
        <ToastRegion />
      </div>
    </Queries>
  )
}

function OfflineCopies({ userId }: { userId: string }) {
  useOfflineCopies(userId)
  return null
}
