import { toldOf } from '@evenplate/domain/errors'
import type { Plan, Slot } from '@evenplate/meal-plan/plan'
import { Button } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useId, useRef } from 'react'
import type { Writing } from './use-writing.ts'
import styles from './WriteWithAi.module.css'
import { costWords, helpWords, writingWords } from './writing-words.ts'

type Props = {
  plan: Plan
  slot: Slot
  writing: Writing
  /** How many of today's recipes are left. */
  left: number
  /** False for a member whose account is full: no new recipe is written for them. */
  hasRoom: boolean
}

/** Has a dish written for one slot, and says before the press what it costs. */
export function WriteWithAi({ plan, slot, writing: { now, start, stop }, left, hasRoom }: Props) {
  const cost = useId()
  const button = useRef<HTMLButtonElement>(null)
  const isWriting = now.is === 'writing'
  return (
    <div className={styles.writing}>
      <p id={cost}>{isWriting ? 'Closing this window stops it.' : costWords(left, hasRoom)}</p>
      <div className={styles.buttons}>
        <Button
          ref={button}
          variant="secondary"
          aria-describedby={cost}
          busy={isWriting}
          busyLabel="Writing..."
          disabled={left === 0 || !hasRoom}
          onClick={() => void start()}
        >
          Write This One with AI
        </Button>
        {isWriting && (
          <Button
            variant="quiet"
            onClick={() => {
              stop()
              // Its own button disappears.
              requestAnimationFrame(() => button.current?.focus())
            }}
          >
            Stop
          </Button>
        )}
      </div>
      <p role="status">{writingWords(now, plan, slot)}</p>
      {now.is === 'failed' && (
        <Notice role="alert" tone="danger" title={toldOf(now.failure)}>
          {[...(now.failure.details?.obstacles ?? []), helpWords(now.failure.code)].map((says) => (
            <p key={says}>{says}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}
