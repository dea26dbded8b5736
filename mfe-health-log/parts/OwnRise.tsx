import { momentsOf } from '@evenplate/glycemia/day'
import { mealRises } from '@evenplate/glycemia/meal-rises'
import { riseGroups } from '@evenplate/glycemia/rise-groups'
import { seriesOf } from '@evenplate/glycemia/series'
import { usePlatform } from '@evenplate/platform/define-remote'
import { useLogged } from '@evenplate/platform/kit/use-logged'
import { Panel } from '@evenplate/shared-ui/Panel'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { HealthSettings, Log } from '../data/log.ts'
import { logOf } from '../data/log-queries.ts'
import { readingsIn } from '../data/readings-in.ts'
import { settingsOf } from '../data/settings.ts'
import { offsetAt } from '../entry/wall-clock.ts'
import { many } from '../words/many.ts'
import { reasonWords, riseSentence, toMedianSentence, WHAT_ELSE_MOVES } from '../words/rise-words.ts'
import { momentWords } from '../words/time-words.ts'
import { daysToNow, RISE_DAYS } from './days-to-now.ts'
import styles from './Parts.module.css'

/** The rise after a recipe that was logged. */
export function OwnRise({ userId, saved, now }: { userId: string; saved: string; now: number }) {
  const { db } = usePlatform()
  const { from, to } = momentsOf(daysToNow(RISE_DAYS, now, offsetAt(now)))
  const settings = useLogged(useQuery(settingsOf({ db }, userId)))
  const log = useLogged(useQuery(logOf({ db }, userId, from, to)))
  if (!log.data || !settings.data) return null
  return <Shown log={log.data} settings={settings.data} saved={saved} now={now} />
}

type Props = { log: Log; settings: HealthSettings; saved: string; now: number }

function Shown({ log, settings, saved, now }: Props) {
  const { nav } = usePlatform()
  const group = useMemo(() => {
    const { points } = seriesOf(readingsIn(log), now, settings.preferred)
    const rises = mealRises(log.meals, log.treatments, points, now)
    return riseGroups(rises.filter(({ meal }) => meal.recipe === saved))[0]
  }, [log, settings.preferred, saved, now])
  if (!group) return null
  const more = toMedianSentence(group)
  return (
    <Panel title="How It Worked for Me" action={<nav.Link to="/health?show=rises">Each meal</nav.Link>}>
      <div className={styles.words}>
        <p>{riseSentence(group, settings.unit)}</p>
        {more && <p className={styles.soft}>{more}</p>}
        {group.setAside.length > 0 && (
          <details>
            <summary>{`${many(group.setAside.length, 'meal')} set aside`}</summary>
            <ul>
              {group.setAside.map(({ meal, reasons }) => (
                <li key={meal.id}>
                  {momentWords(meal.at, meal.offset)}: {reasons.map(reasonWords).join(' ')}
                </li>
              ))}
            </ul>
          </details>
        )}
        <p className={styles.soft}>
          Over the last {RISE_DAYS} days. {WHAT_ELSE_MOVES}
        </p>
      </div>
    </Panel>
  )
}
