import { type Day, isDay, mondayOf } from '@evenplate/meal-plan/dates'
import { usePlatform } from '@evenplate/platform/define-remote'
import { LoadFailed } from '@evenplate/shared-ui/LoadFailed'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import { ToastRegion } from '@evenplate/shared-ui/Toast'
import { useEffect } from 'react'
import { withQueries } from '../data/queries.ts'
import { FillNotices } from '../filling/FillNotices.tsx'
import { useFill } from '../filling/use-fill.ts'
import { Budgets } from '../rules/Budgets.tsx'
import { SlotDialogs } from '../slot/SlotDialogs.tsx'
import { CarryOver } from './CarryOver.tsx'
import { KeptNotice } from './KeptNotice.tsx'
import styles from './MealPlannerPage.module.css'
import { NoSuchWeek } from './NoSuchWeek.tsx'
import { Tips } from './Tips.tsx'
import { useKeptWeek } from './use-kept-week.ts'
import { useToday } from './use-today.ts'
import { useWhole } from './use-whole.ts'
import { WeekActions } from './WeekActions.tsx'
import { WeekBar } from './WeekBar.tsx'
import { WeekGrid } from './WeekGrid.tsx'
import { WeekSums } from './WeekSums.tsx'

export const MealPlannerPage = withQueries(() => (
  <ToastRegion>
    <Planner />
  </ToastRegion>
))

function Planner() {
  const today = useToday()
  const week = useWeekInAddress(today)
  const failed = useKeptWeek(week === 'none' ? null : week)
  const filling = useFill()
  const whole = useWhole()
  return (
    <div className={styles.page} data-unfinished={!whole || undefined}>
      <PageHeader
        title="Meal Planner"
        lead="A week of meals within your carb budget, and one shopping list."
        className={styles.header}
      />
      {week === 'none' ? (
        <NoSuchWeek />
      ) : failed ? (
        <LoadFailed title="We couldn’t load this week just now." onRetry={failed.retry}>
          {failed.error.message}
        </LoadFailed>
      ) : (
        <>
          <WeekBar today={today} />
          <CarryOver />
          <Budgets filling={filling} />
          <KeptNotice />
          <FillNotices filling={filling} />
          {whole && (
            <>
              <div className={styles.week}>
                <WeekGrid today={today} isBusy={filling.isBusy} />
              </div>
              <WeekActions />
              <WeekSums />
              <Tips />
              <SlotDialogs />
            </>
          )}
        </>
      )}
    </div>
  )
}

/** The Monday in the address, or today's; `none` if the address does not name a week. */
function useWeekInAddress(today: Day | null): Day | null | 'none' {
  const { nav } = usePlatform()
  const named = nav.params.week
  const isWeek = named === undefined || isDay(named)
  const monday = named !== undefined && isWeek ? mondayOf(named) : null
  useEffect(() => {
    if (monday && monday !== named) nav.go(`/meal-planner/${monday}`, { replace: true })
  }, [monday, named])
  if (!isWeek) return 'none'
  return monday ?? (today && mondayOf(today))
}
