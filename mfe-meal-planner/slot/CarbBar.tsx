import type { Budget, PlanRules } from '@evenplate/meal-plan/rules'
import { sayNumber } from '@evenplate/recipe-view/wording'
import { Icon } from '@evenplate/shared-ui/Icon'
import { type Carbs, standing } from '../plan/carbs.ts'
import styles from './CarbBar.module.css'
import { carbWords, standingWords } from './carb-words.ts'

type Props = { carbs: Carbs; budget: Budget | null; counts: PlanRules['counts'] }

/** A meal's carbs next to its budget: in words, and as a bar in which the budget is a band. */
export function CarbBar({ carbs, budget, counts }: Props) {
  const at = standing(carbs, budget)
  const said = standingWords(at)
  return (
    <div className={styles.carbs} data-at={at.at}>
      <p className={styles.words}>
        <strong className="tabular">{carbWords(carbs, counts)}</strong>{' '}
        {budget && (
          <span className={styles.of}>
            of {sayNumber(budget.carbs)} ± {sayNumber(budget.tolerance)}
          </span>
        )}{' '}
        {said && (
          <span className={styles.standing}>
            <Icon name={at.at === 'inside' ? 'check' : 'warning'} /> {said}
          </span>
        )}
      </p>
      {budget && carbs.grams !== null && <Bar grams={carbs.grams} budget={budget} />}
    </div>
  )
}

/** Drawn in grams: a gram is as wide below the budget as above it. */
function Bar({ grams, budget }: { grams: number; budget: Budget }) {
  const width = Math.max(1, (budget.carbs + budget.tolerance) * 1.35, grams)
  const least = Math.max(0, budget.carbs - budget.tolerance)
  return (
    <svg className={styles.bar} viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width={width} height="10" />
      <rect className={styles.band} x={least} width={budget.carbs + budget.tolerance - least} height="10" />
      <rect className={styles.fill} y="2.5" width={grams} height="5" />
    </svg>
  )
}
