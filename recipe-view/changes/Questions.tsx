import type { Question } from '@evenplate/domain/recipe'
import { Button } from '@evenplate/shared-ui/Button'
import { withChange } from './changes.ts'
import type { Changing } from './changing.ts'
import styles from './Questions.module.css'

type Props = {
  /** The questions about each line, by its position in the recipe. */
  lines: readonly (Question | undefined)[]
  /** Without it the questions are only shown. */
  changing: Changing | null
}

/** What the lines leave open, each with its answers one press away: a press replaces the line. */
export function Questions({ lines, changing }: Props) {
  if (!lines.some(Boolean)) return null
  return (
    <ul className={styles.questions} aria-label="Questions about the ingredients">
      {lines.map(
        (question, at) =>
          question && (
            // A line keeps its position, whatever the answer.
            <li key={at} className={styles.question}>
              <p>{question.asks}</p>
              {changing && question.offers.length > 0 && (
                <p className={styles.answers}>
                  {question.offers.map(({ says, line }) => (
                    <Button
                      key={says}
                      variant="secondary"
                      size="s"
                      aria-label={`${says}: ${line.line}`}
                      onClick={() => changing.change((now) => withChange(now, { kind: 'answer', at, says }))}
                    >
                      {says}
                    </Button>
                  ))}
                </p>
              )}
            </li>
          ),
      )}
    </ul>
  )
}
