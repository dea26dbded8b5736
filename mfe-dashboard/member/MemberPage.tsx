import { usePlatform } from '@evenplate/platform/define-remote'
import { ToastRegion } from '@evenplate/shared-ui/Toast'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { queryClient } from '../data/query-client.ts'
import { pendingDeletions } from '../unfinished/pending-deletions.ts'
import { useForgetOthers } from './forget-others.ts'
import { Loading } from './Loading.tsx'
import styles from './MemberPage.module.css'
import { useOfflineCopies } from './use-offline-copies.ts'

export type Member = { id: string; email: string; confirmed: boolean }

const OUR_PAGES = /^\/(dashboard|recipes|activity)(\/|$)/

/**
 * A page for members: a guest is sent to sign in and brought back, and nobody finds what another member left.
 * @param loading what stands here until it is known who is here
 */
export function MemberPage(props: { loading?: ReactNode; children: (user: Member) => ReactNode }) {
  const { auth, nav } = usePlatform()
  const forget = useEffectEvent(useForgetOthers())
  // Before anything is painted: nobody sees what another left.
  useLayoutEffect(() => {
    if (auth.status !== 'loading') forget(auth.status === 'member' ? auth.user.id : null)
  }, [auth])

  const leave = useEffectEvent(() => {
    const here = nav.path + (nav.search ? `?${nav.search}` : '')
    nav.go(`/login?next=${encodeURIComponent(here)}`, { replace: true })
  })
  useEffect(() => {
    if (auth.status === 'guest') leave()
  }, [auth])

  useEffect(
    () => () => {
      // Once the next address stands. On our own pages Undo is still there; elsewhere nobody can take it back.
      setTimeout(() => {
        if (!OUR_PAGES.test(window.location.pathname)) pendingDeletions.endAll()
      })
    },
    [],
  )

  return (
    <QueryClientProvider client={queryClient}>
      <div className={styles.page} key={auth.status === 'member' ? auth.user.id : ''}>
        {auth.status === 'member' ? props.children(auth.user) : (props.loading ?? <Loading />)}
        {auth.status === 'member' && <OfflineCopies userId={auth.user.id} />}
        <ToastRegion />
      </div>
    </QueryClientProvider>
  )
}

function OfflineCopies({ userId }: { userId: string }) {
  useOfflineCopies(userId)
  return null
}
