import type { Recipe } from '@evenplate/domain/recipe'
import { Button } from '@evenplate/shared-ui/Button'
import styles from './ChangedBar.module.css'
import type { Changing } from './changing.ts'
import { FromTo } from './FromTo.tsx'
import { sayNow } from './say-now.ts'

type Props = {
  /** As it was. */
  recipe: Recipe
  /** As it is now. */
  shown: Recipe
  changing: Changing
}

/** While something is changed: what a serving was and is, wherever on the page its reader is, and the ways out. */
export function ChangedBar({ recipe, shown, changing: { changes, change, keep } }: Props) {
  const isChanged = changes.length > 0
  // What was taken back while it was being kept is on its way as well.
  const isHere = isChanged || Boolean(keep?.busy || keep?.error)
  const [before, now] = [recipe.figures.perServing, shown.figures.perServing]
  return (
    <>
      {/* Always there: screen readers announce what is put into it. */}
      <p role="status" className="visually-hidden">
        {isChanged && sayNow(shown)}
      </p>
      {isHere && (
        <section className={styles.bar} aria-label="Your changes">
          <div className={styles.words}>
            <p className={styles.title}>You changed this recipe</p>
            {keep?.error && (
              <p role="alert" className={styles.error}>
                {keep.error}
              </p>
            )}
          </div>
          <dl className={styles.figures} aria-label="A serving, as it was and now">
            <FromTo name="Carbs" unit=" g" before={before.carbs} after={now.carbs} />
            <FromTo name="Load" unit="" before={before.glycemicLoad} after={now.glycemicLoad} />
          </dl>
          <div className={styles.buttons}>
            {keep && (
              <Button size="s" onClick={keep.onKeep} busy={keep.busy} busyLabel="Keeping…">
                Keep changes
              </Button>
            )}
            <Button variant="secondary" size="s" onClick={() => change(() => [])} disabled={keep?.busy}>
              Undo all
            </Button>
          </div>
        </section>
      )}
    </>
  )
}
