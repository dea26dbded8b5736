import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { Suspense } from 'react'
import { ArrivalHeading } from '../builder/ArrivalHeading.tsx'
import type { Cooking as CookingState } from '../builder/build.ts'
import { MailBox } from '../mail/lazy-mail.ts'
import styles from './Cooking.module.css'
import { GrowingRecipe } from './GrowingRecipe.tsx'
import { RotatingMessage } from './RotatingMessage.tsx'

type Props = { cooking: CookingState; onCancel: () => void }

/** The kitchen at work: what it does, what is already written, and a way out. */
export function Cooking({ cooking, onCancel }: Props) {
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
          Your recipe is on the stove
        </ArrivalHeading>
        <RotatingMessage started={cooking.started} />
        <p className={styles.repair} role="status">
          {cooking.repairing &&
            'The first draft held something you avoid, so we put it aside and write it anew.'}
        </p>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <div className={styles.mail}>
          <Suspense fallback={<div className={styles.mailSpace} />}>
            <MailBox generation={null} />
          </Suspense>
        </div>
      </div>
      <GrowingRecipe partial={cooking.partial} />
    </section>
  )
}
