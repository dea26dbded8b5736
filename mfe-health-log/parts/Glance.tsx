import type { Figures } from '@evenplate/glycemia/figures'
import type { MealRise } from '@evenplate/glycemia/meal-rises'
import type { Unit } from '@evenplate/glycemia/reading'
import type { Point } from '@evenplate/glycemia/series'
import { shownText } from '@evenplate/glycemia/unit'
import { usePlatform } from '@evenplate/platform/define-remote'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { Panel, PanelRows } from '@evenplate/shared-ui/Panel'
import { coverageSentence } from '../words/coverage-words.ts'
import { many } from '../words/many.ts'
import { oneRise } from '../words/rise-words.ts'
import { Term } from '../words/Term.tsx'
import { dateWords, wallWords } from '../words/time-words.ts'
import { DaySpans } from './DaySpans.tsx'
import styles from './Parts.module.css'

type Props = {
  figures: Figures
  /** Latest first. */
  recent: readonly Point[]
  rises: readonly MealRise[]
  meals: number
  unit: Unit
}

/** Fourteen days at a glance: the sections of the dashboard's tab, with the member's own data. */
export function Glance({ figures, recent, rises, meals, unit }: Props) {
  const { nav } = usePlatform()
  const { basis, sensor, meter, window } = figures
  const metrics = (basis === 'sensor' ? sensor : meter)?.metrics ?? null
  const inRange = metrics?.shares.find(({ band }) => band === 'in-range')
  return (
    <div className={styles.glance}>
      <div className={styles.heading}>
        <h2>Blood Sugar</h2>
        <span className={styles.links}>
          <nav.Link to="/health?show=14">Daily pattern and more</nav.Link>
          <nav.Link to="/health" className={buttonClass({ variant: 'secondary' })}>
            Log Blood Sugar
          </nav.Link>
        </span>
      </div>
      <p className={styles.soft}>
        {dateWords(window.from)} to {dateWords(window.to)}.{' '}
        {basis === 'sensor' && sensor
          ? coverageSentence(sensor.coverage)
          : meter
            ? `From ${many(meter.count, 'fingerstick')} on ${many(meter.days, 'day')}.`
            : 'No readings in this period.'}
      </p>
      {basis !== null && <DaySpans figures={figures} unit={unit} />}
      <dl className={styles.stats}>
        <div>
          <dt>Average</dt>
          <dd>
            {metrics ? (
              <>
                {shownText(metrics.mean, unit)} <Term anchor="mgdl-and-mmoll">{unit}</Term>
              </>
            ) : (
              '–'
            )}
          </dd>
        </div>
        <div>
          <dt>
            <Term anchor="time-in-range-tir">
              {metrics?.of === 'readings' ? 'In range, of readings' : 'In range'}
            </Term>
          </dt>
          <dd>{inRange ? inRange.says : '–'}</dd>
        </div>
        <div>
          <dt>Logged meals</dt>
          <dd>{meals}</dd>
        </div>
      </dl>
      <div className={styles.pair}>
        <Panel title="Recent Readings">
          <PanelRows>
            {recent.map((point) => (
              <li key={`${point.at} ${point.mg}`} className={styles.row}>
                <span>{wallWords(point.local)}</span>
                <span className={styles.value}>
                  {point.beyond === null ? '' : point.beyond === 'low' ? 'under ' : 'over '}
                  {shownText(point.mg, unit)} {unit}
                </span>
              </li>
            ))}
          </PanelRows>
          {recent.length === 0 && <p className={styles.soft}>None yet.</p>}
        </Panel>
        <Panel title="Meal Impact">
          <PanelRows>
            {rises.map(({ meal, rise }) => (
              <li key={meal.id} className={styles.row}>
                <span>{meal.title}</span>
                <span className={styles.soft}>{oneRise(rise, unit)}</span>
              </li>
            ))}
          </PanelRows>
          {rises.length === 0 && (
            <p className={styles.soft}>
              No meals in this period. <nav.Link to="/health">Log a meal</nav.Link>
            </p>
          )}
        </Panel>
      </div>
    </div>
  )
}
