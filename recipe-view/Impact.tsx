import { type ImpactBand, impactDisplay } from '@evenplate/domain/impact'
import type { Figures } from '@evenplate/domain/recipe'
import { Card } from '@evenplate/shared-ui/Card'
import { Curve } from '@evenplate/shared-ui/Curve'
import styles from './Nutrition.module.css'
import { TermLink } from './TermLink.tsx'
import { sayNumber } from './wording.ts'

/** What one serving tends to do to blood sugar, in a word, a bar and a sketch. */
export function Impact({ figures }: { figures: Figures }) {
  const { impact, perServing, basis } = figures
  const { label, bar } = impactDisplay(impact)
  const load = perServing.glycemicLoad
  return (
    <Card as="section" className={styles.impact} aria-labelledby="impact-title">
      <div className={styles.impactWords}>
        <h2 id="impact-title" className={styles.impactTitle}>
          <TermLink anchor="glycemic-impact">Blood Sugar Impact</TermLink>
        </h2>
        <p className={styles.level} data-band={impact ?? 'none'}>
          {label}
        </p>
        {bar !== null && (
          <div className={styles.track} data-testid="impact-bar" aria-hidden="true">
            <div className={styles.bar} data-band={impact} style={{ inlineSize: `${bar}%` }} />
          </div>
        )}
        <p className={styles.soft}>
          {load === null
            ? UNCOUNTED[impact === 'High' ? 'high' : 'unknown']
            : `Glycemic load ${basis === 'partial' ? 'at least ' : ''}${sayNumber(load)} a serving. ${impact ? MEANS[impact] : UNSURE}`}
        </p>
      </div>
      <Curve band={impact} className={styles.curve} />
    </Card>
  )
}

const MEANS: Record<ImpactBand, string> = {
  Low: '10 or less is low.',
  Medium: 'Between 10 and 20 is medium.',
  High: '20 or more is high: a smaller portion brings it down.',
}

const UNSURE = 'What could not be counted may raise it, so we give no level.'

const UNCOUNTED = {
  unknown: 'We could not count enough of this dish to say how it acts. Check with your meter.',
  high: 'What could be counted alone reaches 20 or more a serving; how much more there is, we do not know.',
} as const
