import { ERRORS, isAppError } from '@evenplate/domain/errors'
import type { Fit, FitReply, FitRequest } from '@evenplate/domain/fit'
import { LIMITS } from '@evenplate/domain/limits'
import type { Recipe } from '@evenplate/domain/recipe'
import { Button } from '@evenplate/shared-ui/Button'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { Notice } from '@evenplate/shared-ui/Notice'
import { SelectField } from '@evenplate/shared-ui/SelectField'
import { Stepper } from '@evenplate/shared-ui/Stepper'
import { useEffect, useRef, useState } from 'react'
import styles from './FitSheet.module.css'
import type { AskFit } from './fitting.ts'

export type FitSheetProps = {
  /** As it is shown. */
  recipe: Recipe
  ask: AskFit
  onFitted: (reply: FitReply) => void
  onClose: () => void
}

/** The ways to make a dish fit. Each is one press; two of them ask how many, or what. */
export function FitSheet({ recipe, ask, onFitted, onClose }: FitSheetProps) {
  const { servings: limits } = LIMITS
  const [servings, setServings] = useState(Math.min(limits.max, recipe.servings + 2))
  const [at, setAt] = useState(0)
  const { busy, problem, run } = useFit(recipe, ask, onFitted)
  const plain = PLAIN.filter(({ fit }) => fit !== 'no-oven' || usesOven(recipe))
  const button = (fit: Fit, text: string, more?: Partial<FitRequest>) => (
    <Button
      variant="secondary"
      busy={busy === fit}
      busyLabel="Changing the dish..."
      disabled={busy !== null}
      onClick={() => run(fit, more)}
    >
      {text}
    </Button>
  )
  return (
    <Dialog
      open
      onOpenChange={(stays) => {
        if (!stays) onClose()
      }}
      title="Make it fit"
    >
      <p>It stays the same dish. Every number is recounted, and you can undo it.</p>
      {problem && <Notice role="alert" tone="warning" title={problem} />}
      <ul className={styles.ways}>
        {plain.map(({ fit, text }) => (
          <li key={fit}>{button(fit, text)}</li>
        ))}
      </ul>
      <div className={styles.asks}>
        <Stepper
          label="For how many people"
          min={limits.min}
          max={limits.max}
          value={servings}
          onChange={setServings}
        />
        {button('people', `Cook for ${servings}`, { servings })}
      </div>
      <div className={styles.asks}>
        <SelectField
          label="Leave out one ingredient"
          value={String(at)}
          onChange={({ target }) => setAt(Number(target.value))}
        >
          {recipe.ingredients.map((line, index) => (
            // Lines are never reordered while they are chosen from, and may repeat.
            <option key={index} value={index}>
              {recipe.figures.lines[index]?.rest || line}
            </option>
          ))}
        </SelectField>
        {button('without', 'Make it without', { at })}
      </div>
    </Dialog>
  )
}

const PLAIN: { fit: Fit; text: string }[] = [
  { fit: 'fewer-carbs', text: 'Fewer carbs' },
  { fit: 'another-protein', text: 'A different protein' },
  { fit: 'faster', text: 'Faster' },
  { fit: 'no-oven', text: 'No oven' },
]

const usesOven = ({ instructions }: Recipe): boolean =>
  instructions.some((step) => /\b(?:oven|bake|roast|broil)/i.test(step))

/** One change at a time; after leaving, an answer still on its way is ignored. */
function useFit(recipe: Recipe, ask: AskFit, onFitted: (reply: FitReply) => void) {
  const [busy, setBusy] = useState<Fit | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const run = async (fit: Fit, more: Partial<FitRequest> = {}) => {
    setBusy(fit)
    setProblem(null)
    try {
      const reply = await ask({ recipe, fit, ...more })
      if (!here.current) return
      if (reply.changed.length > 0) onFitted(reply)
      else setProblem('We found no way to do that with this dish. Nothing has changed.')
    } catch (error) {
      if (here.current) setProblem(wordsFor(error))
    } finally {
      if (here.current) setBusy(null)
    }
  }
  return { busy, problem, run: (fit: Fit, more?: Partial<FitRequest>) => void run(fit, more) }
}

/** Shows the reason if the gateway gives one. */
function wordsFor(error: unknown): string {
  if (!isAppError(error)) return ERRORS.unexpected.message
  if (error.code === 'cannot_be_done' && error.details?.obstacles.length)
    return error.details.obstacles.join(' ')
  if (error.code === 'provider_unavailable' || error.code === 'not_found') return FAILED
  return error.message
}

const FAILED = 'We couldn’t change the dish just now. Nothing has changed. Please try again.'
