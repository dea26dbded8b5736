import { mondayOf } from '@evenplate/meal-plan/days'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Panel, PanelRows } from '@evenplate/shared-ui/Panel'
import { useState } from 'react'
import { localDay } from '../plan/words.ts'
import { CarbWords } from './CarbWords.tsx'
import styles from './Parts.module.css'
import { useWeek } from './use-week.ts'

/** What a member planned for today, with the carbohydrate of each meal. */
export function PlannedToday({ userId }: { userId: string }) {
  const { nav } = usePlatform()
  const [today] = useState(() => localDay(new Date()))
  const asked = useWeek(userId, mondayOf(today))
  const week = asked.state === 'there' ? asked.week : null
  const meals = week?.meals.filter(({ day, dish }) => day === today && dish) ?? []
  return (
    <Panel title="Today’s Meals" action={<nav.Link to="/meal-planner">Open my week</nav.Link>}>
      {/* One line, the least that will appear: what is below does not move. */}
      {asked.state === 'loading' && (
        <p className={styles.soft} role="status">
          Loading your plan...
        </p>
      )}
      {asked.state === 'failed' && <p className={styles.soft}>We couldn’t load your plan just now.</p>}
      {asked.state === 'there' && meals.length === 0 && (
        <p className={styles.soft}>
          Nothing is planned for today. <nav.Link to="/meal-planner">Plan your week</nav.Link>
        </p>
      )}
      {week && meals.length > 0 && (
        <PanelRows>
          {meals.map((one) => (
            <li key={one.slot} className={styles.row}>
              <span className={styles.meal}>{one.meal === 'Snacks' ? 'Snack' : one.meal}</span>
              <span className={styles.title}>{one.dish?.title}</span>
              <CarbWords meal={one} counts={week.counts} />
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  )
}
