import { ImpactBadge } from '@evenplate/recipe-view/ImpactBadge'
import { type Shown, shownOf } from '@evenplate/recipe-view/wording'
import type { BroughtItem } from '../../state/brought.ts'
import styles from './BroughtRecipe.module.css'
import type { Count } from './use-count.ts'

const FIGURES = [
  ['carbs', 'Total carbs', 'g'],
  ['fiber', 'Fiber', 'g'],
  ['netCarbs', 'Net carbs', 'g'],
  ['calories', 'Calories', 'kcal'],
  ['glycemicLoad', 'Glycemic load', ''],
] as const

/** The most important figures, per serving; for the whole recipe while the number of servings is unknown. */
export function Totals({ item, count: { counted, isCounting } }: { item: BroughtItem; count: Count }) {
  const figures = counted?.dish.figures
  const isWhole = item.servings === null
  return (
    <section className={styles.totals} aria-label="What it has" aria-busy={isCounting}>
      <div className={styles.totalsHead}>
        <h2 className={styles.subtitle}>{isWhole ? 'The whole recipe has' : 'A serving has'}</h2>
        {!isWhole && figures && <ImpactBadge band={figures.impact} />}
      </div>
      <dl className={styles.figures} data-old={isCounting || undefined}>
        {FIGURES.map(([key, label, unit]) =>
          // A load is for what somebody eats at one time.
          key === 'glycemicLoad' && isWhole ? null : (
            <div key={key}>
              <dt>{label}</dt>
              <dd className="tabular">{figures ? say(shownOf(figures, key, unit)) : '…'}</dd>
            </div>
          ),
        )}
      </dl>
      {figures && figures.notCounted.length > 0 && (
        <p className={styles.soft}>
          {figures.notCounted.length === 1
            ? 'One line is not counted: correct it below, or leave it out.'
            : `${figures.notCounted.length} lines are not counted: correct them below, or leave them out.`}
        </p>
      )}
    </section>
  )
}

const say = (shown: Shown): string =>
  shown === null ? 'Not known' : `${shown.least ? 'at least ' : ''}${shown.text}\u00a0${shown.unit}`.trimEnd()
