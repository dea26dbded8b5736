import { sayGrams } from '@evenplate/recipe-view/wording'
import { Badge } from '@evenplate/shared-ui/Badge'
import { Button } from '@evenplate/shared-ui/Button'
import { useRef, useState } from 'react'
import { LineEditor } from './LineEditor.tsx'
import styles from './Lines.module.css'
import { type ShownLine, SURE_WORDS } from './shown-line.ts'
import type { Mending } from './use-mending.ts'

type Props = { at: number; text: string; shown: ShownLine; mending: Mending; isHeld: boolean }

/** One line as it was written, and as it is counted. */
export function Line({ at, text, shown, mending, isHeld }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const { grams, carbs, note, leftOut, isMended } = shown
  const close = () => {
    setIsOpen(false)
    change.current?.focus()
  }
  return (
    <li className={styles.line} data-out={leftOut || undefined}>
      <p className={styles.text}>{text}</p>
      <div className={styles.understood} aria-busy={shown.isOpen && !isHeld}>
        <p className={styles.food}>
          {nameOf(shown, isHeld)} <Sureness shown={shown} />
        </p>
        {note && !leftOut && <p className={styles.soft}>{note}</p>}
      </div>
      <p className={styles.grams}>{leftOut || grams === null ? '–' : sayGrams(grams)}</p>
      <p className={styles.carbs}>{leftOut || carbs === null ? '–' : `${sayGrams(carbs)} carbs`}</p>
      <div className={styles.buttons}>
        {isMended && (
          <Button
            variant="quiet"
            size="s"
            aria-label={`Undo the change of ${text}`}
            onClick={() => {
              mending.takeBack(at, shown.phrase)
              change.current?.focus()
            }}
          >
            Undo
          </Button>
        )}
        <Button
          ref={change}
          variant="secondary"
          size="s"
          aria-expanded={isOpen}
          aria-label={`Change ${text}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          Change
        </Button>
      </div>
      {isOpen && <LineEditor at={at} text={text} shown={shown} mending={mending} onClose={close} />}
    </li>
  )
}

function nameOf({ food, leftOut, note, isOpen }: ShownLine, isHeld: boolean): string {
  const open = isHeld ? 'Not counted yet' : 'Counting...'
  if (leftOut) return 'Left out'
  if (food) return food.name || open
  if (isOpen) return open
  // The note says why.
  return note ? '–' : 'We don’t know this food'
}

/** How sure it is, in words; what a person said is sure. */
function Sureness({ shown: { sure, isSaid, isOpen, leftOut } }: { shown: ShownLine }) {
  if (leftOut) return null
  if (isSaid && (isOpen || sure === 'exact'))
    return (
      <Badge tone="basil" icon="edit">
        As you said
      </Badge>
    )
  if (isOpen) return null
  const { label, icon, tone } = SURE_WORDS[sure]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
