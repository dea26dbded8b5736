import { type ImpactBand, impactDisplay } from '@evenplate/domain/impact'
import { isAtLeast } from '@evenplate/domain/left-out'
import type { Figures } from '@evenplate/domain/recipe'
import { TermLink } from '../wording/TermLink.tsx'
import { sayCarbs, sayNumber, unbroken } from '../wording/wording.ts'
import styles from './Impact.module.css'

/** The name of a serving's load. It is never larger than the grams, which matter whatever the load is. */
export function Impact({ figures }: { figures: Figures }) {
  const { impact, perServing } = figures
  const { label, bar } = impactDisplay(impact)
  return (
    <section className={styles.impact} aria-labelledby="impact-title">
      <div className={styles.line}>
        <h2 id="impact-title" className={styles.title}>
          <TermLink anchor="glycemic-impact">Blood Sugar Impact</TermLink>
        </h2>
        <p className={styles.level} data-band={impact ?? 'none'}>
          {label}
        </p>
      </div>
      {bar !== null && (
        <div className={styles.track} data-testid="impact-bar" aria-hidden="true">
          <div className={styles.bar} data-band={impact} style={{ inlineSize: `${bar}%` }} />
        </div>
      )}
      <p className={styles.soft}>{perServing.glycemicLoad === null ? UNCOUNTED : means(figures)}</p>
    </section>
  )
}

/** The band describes the load; the grams are shown with it, so that it is not read as permission to eat more. */
function means(figures: Figures): string {
  const { impact, perServing } = figures
  const carbs = sayCarbs(figures)
  const load = `A glycemic load of ${isAtLeast(figures, 'glycemicLoad') ? 'at least ' : ''}${sayNumber(perServing.glycemicLoad ?? 0)} a serving.`
  if (impact === null) return `${load} Ingredients we couldn’t count may raise it, so we give no level.`
  const counts =
    carbs === null ? '' : ` “${impact}” describes the load; still count all ${unbroken(carbs)} of carbs.`
  return `${load} ${MEANS[impact]}${impact === 'High' ? '' : counts}`
}

const MEANS: Record<ImpactBand, string> = {
  Low: '10 or less is low.',
  Medium: 'Between 10 and 20 is medium.',
  High: '20 or more is high; a smaller portion lowers it.',
}

const UNCOUNTED = 'We couldn’t count enough of this dish to estimate its effect. Check with your meter.'
