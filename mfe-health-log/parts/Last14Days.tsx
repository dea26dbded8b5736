import { lastDays, momentsOf } from '@evenplate/glycemia/day'
import { figuresOf } from '@evenplate/glycemia/figures'
import { mealRises } from '@evenplate/glycemia/meal-rises'
import { seriesOf } from '@evenplate/glycemia/series'
import { usePlatform } from '@evenplate/platform/define-remote'
import { useLogged } from '@evenplate/platform/kit/use-logged'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'
import { Loading } from '@evenplate/shared-ui/Loading'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Log } from '../data/log.ts'
import { lastOf, logOf } from '../data/log-queries.ts'
import { readingsIn } from '../data/readings-in.ts'
import { settingsOf } from '../data/settings.ts'
import type { Viewer } from '../data/viewer.ts'
import { offsetAt } from '../entry/wall-clock.ts'
import { daysToNow } from './days-to-now.ts'
import { Glance } from './Glance.tsx'
import styles from './Parts.module.css'

const DAYS = 14
/** If the log has been idle for longer, the days end with its last reading. */
const REST_MOST = 90
const MS_A_DAY = 86_400_000

/** A member's last 14 days: the dashboard's Health Tracking tab. */
export function Last14Days({ userId }: { userId: string }) {
  const { db } = usePlatform()
  const [now] = useState(() => Date.now())
  const settings = useLogged(useQuery(settingsOf({ db }, userId)))
  const last = useLogged(useQuery(lastOf({ db }, userId)))
  if (settings.isError || last.isError)
    return <p className={styles.soft}>We couldn’t load your readings just now.</p>
  if (!settings.data || last.data === undefined) return <Loading>Loading your readings...</Loading>
  const viewer: Viewer = { settings: settings.data, now, offset: offsetAt(now) }
  return <OfLog userId={userId} viewer={viewer} last={last.data} />
}

type Last = { at: number; offset: number } | null

function OfLog({ userId, viewer, last }: { userId: string; viewer: Viewer; last: Last }) {
  const { db } = usePlatform()
  const { now, offset } = viewer
  const window = lastDays(DAYS, now, offset, last)
  const isOld = last !== null && now - last.at > REST_MOST * MS_A_DAY
  const { from } = momentsOf(window)
  const { to } = momentsOf(isOld ? window : daysToNow(1, now, offset))
  const log = useLogged(useQuery(logOf({ db }, userId, from, to)))
  if (log.isError) return <p className={styles.soft}>We couldn’t load your readings just now.</p>
  if (!log.data) return <Loading>Loading your readings...</Loading>
  if (last === null && log.data.meals.length === 0) return <Empty />
  return <Counted log={log.data} viewer={viewer} last={last} />
}

/** The same figures as on the log's own page: same days, same function. */
function Counted({ log, viewer, last }: { log: Log; viewer: Viewer; last: Last }) {
  const { now, offset, settings } = viewer
  const glance = useMemo(() => {
    const readings = readingsIn(log)
    const window = lastDays(DAYS, now, offset, last)
    const { points } = seriesOf(readings, now, settings.preferred)
    return {
      figures: figuresOf(readings, window, settings.group ?? 'type-1-or-2', now, settings.preferred),
      recent: points.slice(-4).reverse(),
      rises: mealRises(log.meals, log.treatments, points, now).slice(-3).reverse(),
    }
  }, [log, now, offset, last, settings])
  return <Glance {...glance} meals={log.meals.length} unit={settings.unit} />
}

function Empty() {
  const { nav } = usePlatform()
  return (
    <EmptyState
      title="No readings yet."
      action={
        <nav.Link to="/health" className={buttonClass({ variant: 'primary' })}>
          Log Blood Sugar
        </nav.Link>
      }
    >
      Type in a fingerstick, or <nav.Link to="/health/import">import a file</nav.Link> of your sensor or
      meter. Then you will see here what your meals do to your readings.
    </EmptyState>
  )
}
