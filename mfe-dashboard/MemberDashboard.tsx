import { usePlatform } from '@evenplate/platform/define-remote'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import { Tabs } from '@evenplate/shared-ui/Tabs'
import { ToastRegion } from '@evenplate/shared-ui/Toast'
import { useQuery } from '@tanstack/react-query'
import { recentActivityOf } from './data/activity.ts'
import { greetedAs, profileNameOf } from './data/profile-name.ts'
import { useLogged } from './data/use-logged.ts'
import { HealthTracking } from './health/HealthTracking.tsx'
import { Loading } from './Loading.tsx'
import { Overview } from './overview/Overview.tsx'
import { MealPlanning } from './planning/MealPlanning.tsx'
import { MyRecipes } from './recipes/MyRecipes.tsx'
import { useRecipes } from './recipes/use-recipes.ts'
import { readTab, TABS } from './tabs.ts'
import { VerificationBanner } from './VerificationBanner.tsx'

export type Member = { id: string; email: string; confirmed: boolean }

export function MemberDashboard({ user }: { user: Member }) {
  const { db, nav } = usePlatform()
  const name = useLogged(useQuery(profileNameOf(db, user.id)))
  const activity = useLogged(useQuery(recentActivityOf(db, user.id)))
  const recipes = useRecipes(user.id)
  if (name.isPending || activity.isPending || recipes.isPending) return <Loading />

  const panels = {
    overview: <Overview recipes={recipes} activity={activity.data} />,
    recipes: <MyRecipes recipes={recipes} />,
    health: <HealthTracking />,
    'meal-planning': <MealPlanning />,
  }
  return (
    <>
      <VerificationBanner />
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
      <ToastRegion />
    </>
  )
}
