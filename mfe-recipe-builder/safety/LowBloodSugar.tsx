import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { LowSteps } from '@evenplate/shared-ui/LowSteps'
import { ArrivalHeading } from '../frame/ArrivalHeading.tsx'
import styles from './Safety.module.css'

/** Instead of a recipe, for someone who is low now. */
export function LowBloodSugar({ onBack }: { onBack: () => void }) {
  return (
    <section className={styles.screen} data-urgent aria-labelledby="low-title">
      <div className={styles.mark}>
        <Icon name="warning" />
      </div>
      <ArrivalHeading as="h1" id="low-title" className={styles.title}>
        Treat the low first
      </ArrivalHeading>
      <p className={styles.lead}>
        This sounds like low blood sugar right now. Cooking can wait; fast sugar can’t.
      </p>
      <LowSteps />
      <Button variant="secondary" onClick={onBack}>
        Back to the Builder
      </Button>
    </section>
  )
}
