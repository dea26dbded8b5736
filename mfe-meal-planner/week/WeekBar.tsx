import { type Day, mondayOf, plusDays } from '@evenplate/meal-plan/dates'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Button, buttonClass } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { useWeek } from '../plan/plan-store.ts'
import { useUndo } from '../plan/use-act.ts'
import { weekWords } from '../plan/words.ts'
import styles from './WeekBar.module.css'

/** Which week it is, the previous and next ones, and Undo for the last step. */
export function WeekBar({ today }: { today: Day | null }) {
  const { nav } = usePlatform()
  const isRead = useWeek(({ kept }) => kept.at !== 'unread')
  const week = useWeek(({ plan }) => plan.week)
  const thisWeek = today && mondayOf(today)
  const shown = isRead ? week : thisWeek
  const addressOf = (monday: Day) => (monday === thisWeek ? '/meal-planner' : `/meal-planner/${monday}`)
  const button = buttonClass({ variant: 'quiet' })
  const before = shown ? addressOf(plusDays(shown, -7)) : '/meal-planner'
  const after = shown ? addressOf(plusDays(shown, 7)) : '/meal-planner'
  return (
    <div className={styles.bar}>
      <nav className={styles.weeks} aria-label="Weeks">
        <nav.Link to={before} className={button} aria-label="Previous week">
          <Icon name="arrowLeft" />
        </nav.Link>
        <h2 className={styles.week}>{shown ? weekWords(shown) : 'This week'}</h2>
        <nav.Link to={after} className={button} aria-label="Next week">
          <Icon name="arrowRight" />
        </nav.Link>
        {shown !== thisWeek && (
          <nav.Link to="/meal-planner" className={button}>
            Today
          </nav.Link>
        )}
      </nav>
      <History />
    </div>
  )
}

function History() {
  const { redo } = useWeek.getState()
  const undo = useUndo()
  const last = useWeek(({ past }) => past.at(-1)?.says)
  const next = useWeek(({ future }) => future[0]?.says)
  return (
    <div className={styles.history}>
      <span className={styles.last}>{last}</span>
      <Button
        variant="secondary"
        size="s"
        aria-disabled={!last || undefined}
        aria-label={last ? `Undo: ${last}` : 'Undo'}
        onClick={undo}
      >
        Undo
      </Button>
      {next && (
        <Button variant="quiet" size="s" aria-label={`Redo: ${next}`} onClick={redo}>
          Redo
        </Button>
      )}
    </div>
  )
}
