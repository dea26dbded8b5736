import { usePlatform } from '@evenplate/platform/define-remote'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { later } from '@evenplate/shared-ui/Later'
import { Loading } from '@evenplate/shared-ui/Loading'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import { Tabs } from '@evenplate/shared-ui/Tabs'
import { useQuery } from '@tanstack/react-query'
import { recentActivityOf } from '../data/activity.ts'
import { greetedAs, profileNameOf } from '../data/profile-name.ts'
import { favoritesOf, recipeCountsOf } from '../data/recipe-list.ts'
import { useLogged } from '../data/use-logged.ts'
import type { Member } from '../member/MemberPage.tsx'
import { Overview } from '../overview/Overview.tsx'
import { useDeleted } from '../unfinished/use-deleted.ts'
import { LinkNotice } from './LinkNotice.tsx'
import { readTab, TABS } from './tabs.ts'
import { VerificationBanner } from './VerificationBanner.tsx'

// Together they are a good part of the dashboard's weight, and none is on its first screen.
const RecipeList = later(
  () => import('../recipes/RecipeList.tsx').then((part) => part.RecipeList),
  <Loading>Loading your recipes...</Loading>,
)
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
  const { nav } = platform
  const name = useLogged(useQuery(profileNameOf(platform, user.id)))
  const activity = useLogged(useQuery(recentActivityOf(platform, user.id)))
  const counts = useLogged(useQuery(recipeCountsOf(platform, user.id)))
  const favorites = useLogged(useQuery(favoritesOf(platform, user.id)))
  const deleted = [...useDeleted().values()]
  const asked = [name, activity, counts, favorites]
  if (asked.some(({ isPending }) => isPending)) return <Loading>Loading your dashboard...</Loading>

  const panels = {
    overview: (
      <Overview
        counts={
          counts.data && {
            total: counts.data.total - deleted.length,
            favorites: counts.data.favorites - deleted.filter(({ is_favorite }) => is_favorite).length,
          }
        }
        favorites={favorites.data?.filter((recipe) => deleted.every(({ id }) => id !== recipe.id))}
        activity={activity.data}
      />
    ),
    recipes: <RecipeList userId={user.id} />,
    health: <HealthTracking />,
    'meal-planning': <MealPlanning />,
  }
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
