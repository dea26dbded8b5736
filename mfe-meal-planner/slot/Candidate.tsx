import type { Plan, PlannedDish, Slot } from '@evenplate/meal-plan/plan'
import type { Portion } from '@evenplate/meal-plan/rules'
import { pictureOf } from '@evenplate/recipe-view/picture'
import { sayGrams, sayMinutes, sayNumber } from '@evenplate/recipe-view/wording'
import { Button } from '@evenplate/shared-ui/Button'
import { LatePlate } from '@evenplate/shared-ui/LatePlate'
import { budgetAt, carbsOf } from '../plan/carbs.ts'
import { placeWords } from '../plan/words.ts'
import { portionWords } from '../rules/rules-words.ts'
import { CarbBar } from './CarbBar.tsx'
import styles from './Tasks.module.css'
import { useListChange } from './use-list-change.ts'

type Props = {
  plan: Plan
  slot: Slot
  dish: PlannedDish
  portion: Portion
  why?: string
  onChoose(dish: PlannedDish, portion: Portion): void
}

/** A dish next to others: what it does to the meal, the evening, and the shopping list. */
export function Candidate({ plan, slot, dish, portion, why, onChoose }: Props) {
  const { title, prepTime, cookTime, figures } = dish.recipe
  const { fiber, glycemicLoad } = figures.perServing
  const list = useListChange(plan, slot, dish, portion)
  const { counts } = plan.rules
  return (
    <li className={styles.candidate}>
      <LatePlate {...pictureOf(dish.recipe)} className={styles.plate} />
      <h3 className={styles.candidateTitle}>{title}</h3>
      <CarbBar carbs={carbsOf(dish, portion, counts)} budget={budgetAt(plan.rules, slot)} counts={counts} />
      <dl className={styles.facts}>
        <div>
          <dt>Fiber</dt>
          <dd>{fiber === null ? 'not known' : sayGrams(fiber * portion)}</dd>
        </div>
        <div>
          <dt>Load</dt>
          <dd>{glycemicLoad === null ? 'not known' : sayNumber(glycemicLoad * portion)}</dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd>{sayMinutes(prepTime + cookTime)}</dd>
        </div>
        {portion !== 1 && (
          <div>
            <dt>You eat</dt>
            <dd>{portionWords(portion)}</dd>
          </div>
        )}
      </dl>
      {why && <p className={styles.whyText}>{why}</p>}
      {list && <p className={styles.whyText}>List: {list}</p>}
      <Button
        variant="secondary"
        size="s"
        className={styles.choose ?? ''}
        aria-label={`Choose ${title} for ${placeWords(slot)}`}
        onClick={() => onChoose(dish, portion)}
      >
        Choose
      </Button>
    </li>
  )
}
