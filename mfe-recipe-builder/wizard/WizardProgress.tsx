import { Icon } from '@evenplate/shared-ui/Icon'
import { Progress } from '@evenplate/shared-ui/Progress'
import { mayOpen, STEPS, type Step } from '../state/steps.ts'
import styles from './Wizard.module.css'

/** How far the wizard is, with links to the steps that can be opened. */
export function WizardProgress({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
  const name = STEPS[step - 1]
  return (
    <nav aria-label="Steps" className={styles.progress}>
      <ol className={styles.steps}>
        {STEPS.map((label, index) => {
          const number = (index + 1) as Step
          const state = number === step ? 'current' : number < step ? 'done' : 'ahead'
          return (
            <li key={label}>
              <button
                type="button"
                className={styles.step}
                data-state={state}
                aria-current={state === 'current' ? 'step' : undefined}
                disabled={!mayOpen(number, step)}
                onClick={() => onStep(number)}
              >
                <span className={styles.number} aria-hidden="true">
                  {state === 'done' ? <Icon name="check" /> : number}
                </span>
                {label}
              </button>
            </li>
          )
        })}
      </ol>
      <Progress
        label="Recipe builder"
        hideLabel
        value={step}
        max={STEPS.length}
        text={`Step ${step} of ${STEPS.length}: ${name}`}
      />
    </nav>
  )
}
