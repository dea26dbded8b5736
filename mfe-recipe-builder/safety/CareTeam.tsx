import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { ArrivalHeading } from '../frame/ArrivalHeading.tsx'
import styles from './Safety.module.css'

/** Instead of a recipe, for a question about insulin or doses: never a number from us. */
export function CareTeam({ onBack }: { onBack: () => void }) {
  const { nav } = usePlatform()
  return (
    <section className={styles.screen} aria-labelledby="care-title">
      <div className={styles.mark}>
        <Icon name="users" />
      </div>
      <ArrivalHeading as="h1" id="care-title" className={styles.title}>
        This is a question for your care team
      </ArrivalHeading>
      <p className={styles.lead}>
        Questions about insulin or doses are for the people who know your body and your history. We never
        answer them with a number.
      </p>
      <ul className={styles.plain}>
        <li>Ask your doctor, diabetes nurse, pharmacist or dietitian.</li>
        <li>If you feel unwell or a reading worries you, call them or your local health line today.</li>
        <li>
          What we can offer: recipes with the carbs counted, to bring to that conversation. The{' '}
          <nav.Link to="/glossary?category=diabetesManagement">glossary</nav.Link> explains the words.
        </li>
      </ul>
      <Button variant="secondary" onClick={onBack}>
        Back to the Builder
      </Button>
    </section>
  )
}
