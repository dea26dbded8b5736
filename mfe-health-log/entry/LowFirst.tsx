import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { LowSteps } from '@evenplate/shared-ui/LowSteps'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useEffect, useRef } from 'react'
import styles from './Entry.module.css'

type Props = {
  /** What was entered, with its unit, and that it is saved. */
  entered: string
  /** Where the number is unusual: what to ask, and what would be meant instead. */
  question: { says: string; correct: { says: string; onCorrect: () => void } | null } | null
  onUndo: () => void
  onTreated: () => void
  onBack: () => void
}

/** After a low reading: what to do now, before anything else on the screen. */
export function LowFirst({ entered, question, onUndo, onTreated, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    // Absent where nothing scrolls, as in tests.
    heading.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  return (
    <section className={styles.low} aria-labelledby="low-title">
      <div className={styles.mark}>
        <Icon name="warning" />
      </div>
      <h2 id="low-title" ref={heading} tabIndex={-1}>
        Treat the low first
      </h2>
      <LowSteps />
      {question && (
        <Notice tone="warning" title={question.says}>
          {question.correct && (
            <Button variant="secondary" onClick={question.correct.onCorrect}>
              {question.correct.says}
            </Button>
          )}
        </Notice>
      )}
      <p>{entered}</p>
      <div className={styles.row}>
        <Button onClick={onTreated}>I took fast carbs</Button>
        <Button variant="secondary" onClick={onBack}>
          Back to my log
        </Button>
        <Button variant="quiet" onClick={onUndo}>
          Undo this reading
        </Button>
      </div>
    </section>
  )
}
