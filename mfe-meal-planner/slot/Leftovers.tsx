import { Dialog } from '@evenplate/shared-ui/Dialog'
import { eatLeftovers } from '../plan/actions.ts'
import { leftoverChoices } from '../plan/leftovers.ts'
import { useAct } from '../plan/use-act.ts'
import { placeWords } from '../plan/words.ts'
import styles from './Tasks.module.css'
import type { TaskProps } from './task-props.ts'

/** Dishes cooked earlier that may have enough left. */
export function Leftovers({ plan, slot, onClose }: TaskProps) {
  const act = useAct()
  const choices = leftoverChoices(plan, slot)
  return (
    <Dialog open onOpenChange={onClose} title={`Leftovers for ${placeWords(slot)}`}>
      <p>You cook more on the first day, and the shopping list counts it once.</p>
      {choices.length === 0 && <p>No dish before this meal keeps long enough.</p>}
      <ul className={styles.choices}>
        {choices.map(({ cooking, dish, frozen }) => (
          <li key={cooking.id}>
            <button
              type="button"
              className={styles.place}
              onClick={() => {
                onClose()
                act((now) => eatLeftovers(now, slot.id, cooking.id, frozen))
              }}
            >
              <span className={styles.placeDish}>{dish.recipe.title}</span>
              <span className={styles.placeMeal}>
                From {placeWords(cooking)}
                {frozen && ', frozen, because it won’t keep that long'}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
