import type { Recipe } from '@evenplate/domain/recipe'
import { Button } from '@evenplate/shared-ui/Button'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { type RefObject, useEffect, useRef, useState } from 'react'
import styles from './ChangesBar.module.css'
import type { Change } from './changes.ts'
import type { Changing } from './changing.ts'
import { FromTo } from './FromTo.tsx'

export type ChangesProps = {
  /** As it was. */
  recipe: Recipe
  /** As it is now. */
  shown: Recipe
  changing: Changing
}

/** Figures per serving before and after the changes, and buttons to undo or save them. */
export function ChangesBar({ recipe, shown, changing: { changes, change, keep } }: ChangesProps) {
  const [asking, setAsking] = useState(false)
  const bar = useRef<HTMLElement>(null)
  useInSight(bar, changes)
  const [before, now] = [recipe.figures.perServing, shown.figures.perServing]
  return (
    <>
      <section ref={bar} className={styles.bar} aria-label="Your changes">
        <div className={styles.words}>
          <p className={styles.title}>You changed this recipe</p>
          {keep?.error && (
            <p role="alert" className={styles.error}>
              {keep.error}
            </p>
          )}
        </div>
        <dl className={styles.figures} aria-label="One serving, before and now">
          <FromTo name="Carbs" unit=" g" before={before.carbs} after={now.carbs} />
          <FromTo name="Load" unit="" before={before.glycemicLoad} after={now.glycemicLoad} />
        </dl>
        <div className={styles.buttons}>
          {keep && (
            <Button
              size="s"
              // A dish that was made to fit replaces the saved one: we ask first.
              onClick={isFitted(changes) ? () => setAsking(true) : keep.onKeep}
              busy={keep.busy}
              busyLabel="Saving..."
            >
              Save Changes
            </Button>
          )}
          <Button variant="secondary" size="s" onClick={() => change(() => [])} disabled={keep?.busy}>
            Undo All
          </Button>
        </div>
      </section>
      {keep && asking && (
        <ReplaceDialog
          title={shown.title}
          onReplace={() => {
            setAsking(false)
            keep.onKeep()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const isFitted = (changes: readonly Change[]): boolean => changes.some(({ kind }) => kind === 'fit')

type ReplaceProps = { title: string; onReplace: () => void; onClose: () => void }

function ReplaceDialog({ title, onReplace, onClose }: ReplaceProps) {
  return (
    <Dialog
      open
      onOpenChange={(stays) => {
        if (!stays) onClose()
      }}
      title="Replace the saved recipe?"
      actions={
        <>
          <Button onClick={onReplace}>Replace It</Button>
          <Button variant="quiet" onClick={onClose}>
            Not Now
          </Button>
        </>
      }
    >
      <p>“{title}” will replace the recipe you saved. It still counts as one of your five.</p>
    </Dialog>
  )
}

/** What was just pressed or typed into stays visible, above the bar and any message over it. */
function useInSight(bar: RefObject<HTMLElement | null>, changes: readonly Change[]): void {
  useEffect(() => {
    const at = document.activeElement
    if (changes.length === 0 || !at || at === document.body || bar.current?.contains(at)) return
    const changed = at.closest('li') ?? at
    changed.scrollIntoView?.({ block: 'nearest' })
  }, [bar, changes])
}
