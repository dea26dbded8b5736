import { usePlatform } from '@evenplate/platform/define-remote'
import { useLogged } from '@evenplate/platform/kit/use-logged'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { later } from '@evenplate/shared-ui/Later'
import { Loading } from '@evenplate/shared-ui/Loading'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import { Tabs } from '@evenplate/shared-ui/Tabs'
import { useQuery } from '@tanstack/react-query'
import { Activity } from 'react'
import { recentActivityOf } from '../data/activity.ts'
import { greetedAs, profileNameOf } from '../data/profile-name.ts'
import type { Member } from '../member/MemberPage.tsx'
import { Overview } from '../overview/Overview.tsx'
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

export function MemberDashboard({ user }: { user: Member }) {
  const platform = usePlatform()
  const { nav, Part } = platform
  const name = useLogged(useQuery(profileNameOf(platform, user.id)))
  const activity = useLogged(useQuery(recentActivityOf(platform, user.id)))
  const panels = {
    overview: <Overview activity={activity.data} />,
    recipes: <Part name="recipe-list" props={{}} />,
    health: <HealthTracking />,
    'meal-planning': <MealPlanning />,
  }
  if (name.isPending || activity.isPending)
    return (
      <>
        <Loading>Loading your dashboard...</Loading>
        {/* What others draw is fetched meanwhile. Shown all at once, they ask all at once, which is one request. */}
        <Activity mode="hidden">{panels[readTab(nav.search)]}</Activity>
      </>
    )
  return (
    <>
      <LinkNotice confirmed={user.confirmed} />
      <VerificationBanner confirmed={user.confirmed} />
      <PageHeader
        title={`Welcome, ${greetedAs(name.data, user.email)}`}
        actions={
          <nav.Link to="/recipe-builder" className={buttonClass({ variant: 'primary' })}>
            Build a Recipe
          </nav.Link>
        }
      />
      <Tabs
        label="Dashboard"
        value={readTab(nav.search)}
        onChange={(tab) => nav.go(tab === 'overview' ? '/dashboard' : `/dashboard?tab=${tab}`)}
        tabs={TABS.map(({ value, label }) => ({ value, label, content: panels[value] }))}
      />
    </>
  )
}
