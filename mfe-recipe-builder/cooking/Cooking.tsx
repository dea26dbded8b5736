import type { Reading } from '@evenplate/domain/brief'
import { Readings } from '@evenplate/recipe-view/Readings'
import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { Suspense, useEffect } from 'react'
import { ArrivalHeading } from '../frame/ArrivalHeading.tsx'
import { MailBox } from '../mail/lazy-mail.ts'
import type { Cooking as CookingState, GeneratedRecipe } from '../state/builder-state.ts'
import styles from './Cooking.module.css'
import { GrowingRecipe } from './GrowingRecipe.tsx'
import { RotatingMessage } from './RotatingMessage.tsx'

type Props = {
  /** Still in progress; or done, while the visitor is typing the email address. */
  cooking: CookingState | { step: 'done'; generated: GeneratedRecipe }
  onCancel: () => void
  /** Asks again without one thing that was read. */
  onDrop: (reading: Reading) => void
  /** Shows what is ready. */
  onShow: () => void
}

/** The screen while a recipe is generated: progress, the request as read, the recipe so far, and Cancel. */
export function Cooking({ cooking, onCancel, onDrop, onShow }: Props) {
  useTopOfPage()
  const generated = cooking.step === 'done' ? cooking.generated : null
  const readings =
    cooking.step === 'done'
      ? (cooking.generated.recipe.figures.origin.brief?.readings ?? [])
      : cooking.readings
  return (
    <section className={styles.screen} aria-labelledby="cooking-title">
      <div className={styles.status}>
        <div className={styles.stove} aria-hidden="true">
          <span className={styles.steam} />
          <span className={styles.steam} />
          <span className={styles.steam} />
          <Icon name="pot" className={styles.pot} />
        </div>
        <ArrivalHeading as="h1" id="cooking-title" className={styles.title}>
          {generated ? 'Your recipe is ready' : 'We’re making your recipe'}
        </ArrivalHeading>
        {cooking.step === 'cooking' && <RotatingMessage started={cooking.started} />}
        <div role="status">
          {readings.length > 0 && <span className="visually-hidden">You asked for: {sayAll(readings)}.</span>}
        </div>
        <Readings readings={readings} onDrop={generated ? undefined : onDrop} />
        <p className={styles.repair} role="status">
          {cooking.step === 'cooking' &&
            cooking.repairing &&
            'The first draft contained something you avoid, so we are rewriting it.'}
          {generated && 'It waits here while you enter your address.'}
        </p>
        {generated ? (
          <Button onClick={onShow}>Show the Recipe</Button>
        ) : (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <div className={styles.mail}>
          <Suspense fallback={<div className={styles.mailSpace} />}>
            <MailBox generation={generated?.generation ?? null} unfolded />
          </Suspense>
        </div>
      </div>
      <GrowingRecipe partial={cooking.step === 'done' ? cooking.generated.recipe : cooking.partial} />
    </section>
  )
}

const sayAll = (readings: readonly Reading[]): string => readings.map(({ text }) => text).join(', ')

/** The button was at the end of a long form: start again at the top of the page. */
function useTopOfPage(): void {
  useEffect(() => {
    document.documentElement.scrollTop = 0
  }, [])
}
