import { usePlatform } from '@evenplate/platform/define-remote'
import { useLogged } from '@evenplate/platform/kit/use-logged'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { later } from '@evenplate/shared-ui/Later'
import { Loading } from '@evenplate/shared-ui/Loading'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import { Tabs } from '@evenplate/shared-ui/Tabs'
import { useQuery } from '@tanstack/react-query'
import { recentActivityOf } from '../data/activity.ts'
import { greetedAs, profileNameOf } from '../data/profile-name.ts'
import type { Member } from '../member/MemberPage.tsx'
import { Overview } from '../overview/Overview.tsx'
import styles from './Dashboard.module.css'
import { LinkNotice } from './LinkNotice.tsx'
import { readTab, TABS } from './tabs.ts'
import { VerificationBanner } from './VerificationBanner.tsx'

// Neither is on the first screen.
const HealthTracking = later(
  () => import('../health/HealthTracking.tsx').then((part) => part.HealthTracking),
  <Loading>Loading...</Loading>,
)
const MealPlanning = later(
  () => import('../planning/MealPlanning.tsx').then((part) => part.MealPlanning),
  <Loading>Loading...</Loading>,
)

/**
 * Everything that needs no data is in the document already, and stays: nothing moves, and early presses are not lost.
 * @param user null until it is known who is signed in
 */
export function Dashboard({ user }: { user: Member | null }) {
  const platform = usePlatform()
  const { nav, Part } = platform
  const id = user?.id ?? ''
  const enabled = user !== null
  const name = useLogged(useQuery({ ...profileNameOf(platform, id), enabled }))
  const activity = useLogged(useQuery({ ...recentActivityOf(platform, id), enabled }))
  const isLoading = name.isPending || activity.isPending
  const panels = {
    overview: <Overview activity={activity.data} />,
    recipes: <Part name="recipe-list" props={{}} />,
    health: <HealthTracking />,
    'meal-planning': <MealPlanning />,
  }
  return (
    <>
      {user && <LinkNotice confirmed={user.confirmed} />}
      <VerificationBanner user={user} />
      <PageHeader
        title={
          user && !name.isPending ? (
            `Welcome, ${greetedAs(name.data, user.email)}`
          ) : (
            <>
              Welcome
              <span className={styles.greeted} />
            </>
          )
        }
        actions={
          <nav.Link to="/recipe-builder" className={buttonClass({ variant: 'primary' })}>
            Build a Recipe
          </nav.Link>
        }
      />
      <div className={styles.tabs}>
        <Tabs
          label="Dashboard"
          // The document is the same at every `?tab=`.
          value={user ? readTab(nav.search) : null}
          onChange={(tab) => nav.go(tab === 'overview' ? '/dashboard' : `/dashboard?tab=${tab}`)}
          tabs={TABS.map(({ value, label }) => ({
            value,
            label,
            // Rendered before it is visible: the parts are fetched meanwhile, and everything requests its data at the
            // same moment.
            content: <div hidden={isLoading}>{panels[value]}</div>,
          }))}
        />
        {isLoading && (
          <div className={styles.meanwhile}>
            <Loading>Loading your dashboard...</Loading>
          </div>
        )}
      </div>
    </>
  )
}
