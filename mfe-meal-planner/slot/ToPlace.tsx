import { daysOf } from '@evenplate/meal-plan/dates'
import type { Slot } from '@evenplate/meal-plan/plan'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { copy, move, titleIn } from '../plan/actions.ts'
import { useAct } from '../plan/use-act.ts'
import { placeWords, weekday } from '../plan/words.ts'
import styles from './Tasks.module.css'
import type { TaskProps } from './task-props.ts'

/** Every slot of the week, to move a dish to or cook it again: the alternative to dragging. */
export function ToPlace({ plan, slot, is, onClose }: TaskProps & { is: 'move' | 'copy' }) {
  const act = useAct()
  const title = titleIn(plan, slot)
  const wordsFor = (one: Slot) =>
    one.content ? `${is === 'move' ? 'Swap with' : 'Replace'} ${titleIn(plan, one)}` : 'Empty'
  const choose = (to: string) => {
    onClose()
    act((now) => (is === 'move' ? move(now, slot.id, to) : copy(now, slot.id, to)))
  }
  return (
    <Dialog
      open
      size="l"
      onOpenChange={onClose}
      title={is === 'move' ? `Move “${title}”` : `Copy “${title}”`}
    >
      <p>
        {is === 'move'
          ? `From ${placeWords(slot)}. If that meal already has a dish, the two swap.`
          : 'You shop for it and cook it a second time. To eat from the same pot, choose “Use leftovers…” on the other day.'}
      </p>
      <ol className={styles.days}>
        {daysOf(plan.week).map((day) => (
          <li key={day}>
            <h3 className={styles.day}>{weekday(day)}</h3>
            <ul className={styles.places}>
              {plan.slots
                .filter((one) => one.day === day && one.id !== slot.id)
                .map((one) => (
                  <li key={one.id}>
                    <button type="button" className={styles.place} onClick={() => choose(one.id)}>
                      <span className={styles.placeMeal}>
                        <span className="visually-hidden">{`${weekday(day)}, `}</span>
                        {one.meal}
                        <span className="visually-hidden">: </span>
                      </span>
                      <span className={styles.placeDish}>{wordsFor(one)}</span>
                    </button>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
