import { usePlatform } from '@evenplate/platform/define-remote'
import { later } from '@evenplate/shared-ui/Later'
import { Loading } from '@evenplate/shared-ui/Loading'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import { ToastRegion } from '@evenplate/shared-ui/Toast'
import { GuestHealth } from '../sample/GuestHealth.tsx'
import styles from './HealthPage.module.css'

/** A guest reads what the log is; what a member needs loads with their session. */
const MemberHealth = later(
  () =>
    import(/* webpackChunkName: "member-health" */ './MemberHealth.tsx').then((file) => file.MemberHealth),
  <Loading>Loading your log...</Loading>,
)

export function HealthPage() {
  const { auth } = usePlatform()
  return (
    <ToastRegion>
      <div className={styles.page}>
        <PageHeader
          title="Health Log"
          lead="See what your own meals do to your own readings, and take one honest page to your care team."
        />
        {auth.status === 'member' ? (
          <MemberHealth key={auth.user.id} userId={auth.user.id} />
        ) : (
          <GuestHealth isGuest={auth.status === 'guest'} />
        )}
      </div>
    </ToastRegion>
  )
}
