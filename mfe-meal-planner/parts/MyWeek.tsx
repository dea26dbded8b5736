import { daysOf, mondayOf } from '@evenplate/meal-plan/days'
import type { Meal } from '@evenplate/meal-plan/rules'
import { usePlatform } from '@evenplate/platform/define-remote'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { Loading } from '@evenplate/shared-ui/Loading'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useState } from 'react'
import { localDay, weekday, weekWords } from '../plan/words.ts'
import { CarbWords } from './CarbWords.tsx'
import type { MealGlance, WeekGlance } from './data/week-glance.ts'
import styles from './Parts.module.css'
import { useWeek } from './use-week.ts'

const MEALS: readonly Meal[] = ['Breakfast', 'Lunch', 'Dinner', 'Snacks']

/** A member's week from Monday to Sunday, with the carbohydrate of each meal; changes are made in the planner. */
export function MyWeek({ userId }: { userId: string }) {
  const { nav } = usePlatform()
  const [today] = useState(() => localDay(new Date()))
  const monday = mondayOf(today)
  const asked = useWeek(userId, monday)
  return (
    <section className={styles.week} aria-labelledby="my-week">
      <div className={styles.heading}>
        <h2 id="my-week">{weekWords(monday)}</h2>
        <div className={styles.actions}>
          <nav.Link to={`/shopping-list?week=${monday}`} className={buttonClass({ variant: 'secondary' })}>
            Generate Shopping List
          </nav.Link>
          <nav.Link to="/meal-planner" className={buttonClass({})}>
            Save Plan
          </nav.Link>
        </div>
      </div>
      {asked.state === 'loading' && <Loading>Loading your plan...</Loading>}
      {asked.state === 'failed' && (
        <Notice tone="warning" role="status">
          We couldn’t load your plan just now. It is safe, and{' '}
          <nav.Link to="/meal-planner">the planner</nav.Link> may still have it.
        </Notice>
      )}
      {asked.state === 'there' && <Days week={asked.week} monday={monday} today={today} />}
    </section>
  )
}

function Days({ week, monday, today }: { week: WeekGlance | null; monday: string; today: string }) {
  const { nav } = usePlatform()
  const isEmpty = !week?.meals.some(({ dish }) => dish)
  return (
    <>
      {isEmpty && (
        <p className={styles.soft}>
          Nothing is planned yet. Set the carbs for each meal, press “Fill My Week”, and your dishes show up
          here.
        </p>
      )}
      <ol className={styles.days}>
        {daysOf(monday).map((day) => (
          <li key={day} className={styles.day} aria-current={day === today ? 'date' : undefined}>
            <h3>{weekday(day)}</h3>
            {MEALS.map((meal) => {
              const meals = week?.meals.filter((one) => one.day === day && one.meal === meal) ?? []
              const planned = meals.filter(({ dish }) => dish)
              return (
                <div key={meal} className={styles.slot}>
                  <h4>{meal}</h4>
                  {week && planned.map((one) => <Planned key={one.slot} meal={one} counts={week.counts} />)}
                  {planned.length === 0 && (
                    <nav.Link
                      to={`/meal-planner#${weekday(day).toLowerCase()}`}
                      className={styles.add}
                      aria-label={`+ Add Meal: ${weekday(day)}, ${meal}`}
                    >
                      + Add Meal
                    </nav.Link>
                  )}
                </div>
              )
            })}
          </li>
        ))}
      </ol>
    </>
  )
}

function Planned({ meal, counts }: { meal: MealGlance; counts: 'total' | 'net' }) {
  return (
    <p className={styles.planned}>
      <span className={styles.title}>{meal.dish?.title}</span>
      {meal.dish?.isLeftover && <span className={styles.soft}>Leftovers</span>}
      <CarbWords meal={meal} counts={counts} />
    </p>
  )
}
