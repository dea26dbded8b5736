import type { MealRise } from '@evenplate/glycemia/meal-rises'
import { mealRises } from '@evenplate/glycemia/meal-rises'
import type { Unit } from '@evenplate/glycemia/reading'
import { type RiseGroup, riseGroups } from '@evenplate/glycemia/rise-groups'
import { seriesOf } from '@evenplate/glycemia/series'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'
import { Panel } from '@evenplate/shared-ui/Panel'
import { useMemo } from 'react'
import type { Log } from '../data/log.ts'
import { readingsIn } from '../data/readings-in.ts'
import type { Viewer } from '../data/viewer.ts'
import styles from '../seeing/Seeing.module.css'
import { oneMealRise, riseSentence, toMedianSentence, WHAT_ELSE_MOVES } from '../words/rise-words.ts'
import { momentWords } from '../words/time-words.ts'
import { RiseFigures } from './RiseFigures.tsx'

/** Recipes and meals, latest first, with what readings did after them. Nothing is scored or ranked. */
export function RisesView({ log, viewer }: { log: Log; viewer: Viewer }) {
  const { now, settings } = viewer
  const groups = useMemo(() => {
    const { points } = seriesOf(readingsIn(log), now, settings.preferred)
    return riseGroups(mealRises(log.meals, log.treatments, points, now))
  }, [log, now, settings.preferred])
  if (groups.length === 0)
    return (
      <EmptyState title="No meal to compare in the last 90 days.">
        Log a meal from a recipe or your plan, or log one twice in the same words. If you have readings before
        it and up to two hours after, its rise shows up here.
      </EmptyState>
    )
  return (
    <div className={styles.view}>
      <p className={styles.soft}>
        What your own readings did within two hours after a recipe, or a meal that you logged in the same
        words, over the last 90 days. {WHAT_ELSE_MOVES} The same meal on two days often differs as much as two
        different meals.
      </p>
      {groups.map((group) => (
        <RisePanel key={group.key} group={group} unit={settings.unit} />
      ))}
    </div>
  )
}

export function RisePanel({ group, unit }: { group: RiseGroup; unit: Unit }) {
  const more = toMedianSentence(group)
  return (
    <Panel title={group.title}>
      <div className={styles.rise}>
        <p>{riseSentence(group, unit)}</p>
        {more && <p className={styles.soft}>{more}</p>}
        <RiseFigures group={group} unit={unit} />
        <Meals title="Compared" of={group.title} rises={group.compared} unit={unit} />
        <Meals title="Set aside" of={group.title} rises={group.setAside} unit={unit} />
        <Meals title="Not enough readings" of={group.title} rises={group.unread} unit={unit} />
      </div>
    </Panel>
  )
}

function Meals({
  title,
  of,
  rises,
  unit,
}: {
  title: string
  of: string
  rises: readonly MealRise[]
  unit: Unit
}) {
  if (rises.length === 0) return null
  return (
    <section aria-label={`${title}: ${of}`}>
      <h3>{`${title} (${rises.length})`}</h3>
      <ul className={styles.meals}>
        {rises.map(({ meal, ...measured }) => (
          <li key={meal.id}>
            {momentWords(meal.at, meal.offset)}
            {meal.carbs === null ? '' : `, ${Math.round(meal.carbs)} g carbs`}: {oneMealRise(measured, unit)}
          </li>
        ))}
      </ul>
    </section>
  )
}
