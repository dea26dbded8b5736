import { usePlatform } from '@evenplate/platform/define-remote'
import { useEffect, useEffectEvent } from 'react'
import styles from './DashboardPage.module.css'
import { queryClient } from './data/query-client.tsx'
import { Loading } from './Loading.tsx'
import { MemberDashboard } from './MemberDashboard.tsx'

export function DashboardPage() {
  const { auth, nav } = usePlatform()
  const leave = useEffectEvent(() => {
    // Health data leaves memory with the member it belongs to.
    queryClient.clear()
    nav.go('/login?next=/dashboard', { replace: true })
  })
  useEffect(() => {
    if (auth.status === 'guest') leave()
  }, [auth.status])

  return (
    <div className={styles.page}>
      {auth.status === 'member' ? <MemberDashboard key={auth.user.id} user={auth.user} /> : <Loading />}
    </div>
  )
}
