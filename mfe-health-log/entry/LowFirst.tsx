import { Button } from '@evenplate/shared-ui/Button'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { LowSteps } from '@evenplate/shared-ui/LowSteps'
import { Notice } from '@evenplate/shared-ui/Notice'
import styles from './Entry.module.css'

type Props = {
  /** What was entered, with its unit, and that it is saved. */
  entered: string
  /** If the number is unusual: the question, and what may have been meant. */
  question: { says: string; correct: { says: string; onCorrect: () => void } | null } | null
  onUndo: () => void
  onTreated: () => void
  onBack: () => void
}

/** After a low reading: what to do now, above everything else on the screen. */
export function LowFirst({ entered, question, onUndo, onTreated, onBack }: Props) {
  return (
    <Dialog
      open
      onOpenChange={onBack}
      title="Treat the low first"
      className={styles.low}
      actions={
        <>
          <Button onClick={onTreated}>I Took Fast Carbs</Button>
          <Button variant="secondary" onClick={onBack}>
            Back to My Log
          </Button>
          <Button variant="quiet" onClick={onUndo}>
            Undo This Reading
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
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
      </div>
    </Dialog>
  )
}
