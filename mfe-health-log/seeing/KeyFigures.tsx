import { gapTo } from '@evenplate/glycemia/a1c'
import type { Figures } from '@evenplate/glycemia/figures'
import type { Unit } from '@evenplate/glycemia/reading'
import { CV_STABLE } from '@evenplate/glycemia/spread'
import { shownText } from '@evenplate/glycemia/unit'
import type { LabA1c } from '../data/log.ts'
import { noGmiSentence } from '../words/coverage-words.ts'
import { labText } from '../words/lab-words.ts'
import { many } from '../words/many.ts'
import { Term } from '../words/Term.tsx'
import { dateWords } from '../words/time-words.ts'
import styles from './Seeing.module.css'

type Props = { figures: Figures; unit: Unit; labs: readonly LabA1c[] }

/** Mean, variation, GMI next to the lab's A1C; if one is unknown, it says what is missing. */
export function KeyFigures({ figures, unit, labs }: Props) {
  const { basis, sensor, meter } = figures
  const metrics = (basis === 'sensor' ? sensor : meter)?.metrics ?? null
  const gmi = sensor === null ? ({ why: 'fingersticks' } as const) : sensor.gmi
  const lab = [...labs].sort((a, b) => (a.day < b.day ? 1 : -1))[0]
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Mean</dt>
        <dd className={styles.number}>{metrics ? `${shownText(metrics.mean, unit)} ${unit}` : '–'}</dd>
        <dd>
          {metrics
            ? metrics.of === 'time'
              ? 'Weighted by time'
              : 'Of all fingersticks'
            : 'Needs a day of readings'}
        </dd>
      </div>
      <div>
        <dt>
          <Term anchor="coefficient-of-variation-cv">Variation (CV)</Term>
        </dt>
        <dd className={styles.number}>{metrics?.cv == null ? '–' : `${metrics.cv.toFixed(1)}%`}</dd>
        <dd>
          {metrics?.cv == null
            ? metrics && metrics.missingForCv > 0
              ? `Needs ${many(metrics.missingForCv, 'more reading')}`
              : 'Needs a day of readings'
            : `${CV_STABLE}% or less is stable`}
        </dd>
      </div>
      <div>
        <dt>
          <Term anchor="glucose-management-indicator-gmi">GMI</Term>
        </dt>
        <dd className={styles.number}>{'why' in gmi ? '–' : `${gmi.percent.toFixed(1)}%`}</dd>
        <dd>{'why' in gmi ? noGmiSentence(gmi) : `${gmi.mmolMol.toFixed(1)} mmol/mol. Not an A1C.`}</dd>
      </div>
      {lab && (
        <div>
          <dt>
            <Term anchor="a1c">A1C</Term> from the lab
          </dt>
          <dd className={styles.number}>{labText(lab)}</dd>
          <dd>
            {dateWords(lab.day)}. {'why' in gmi ? null : gapSentence(gapTo(gmi.percent, lab.percent))}
          </dd>
        </div>
      )}
    </dl>
  )
}

function gapSentence(gap: number): string {
  if (gap === 0) return 'The GMI is the same.'
  return `The GMI is ${Math.abs(gap).toFixed(1)} points ${gap > 0 ? 'above' : 'below'} it. They measure different things; if the gap lasts, show it to your care team.`
}
