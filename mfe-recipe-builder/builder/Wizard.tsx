import { Button } from '@evenplate/shared-ui/Button'
import { Card } from '@evenplate/shared-ui/Card'
import { Icon } from '@evenplate/shared-ui/Icon'
import type { ComponentType, ReactNode } from 'react'
import { ArrivalHeading } from '../frame/ArrivalHeading.tsx'
import { FIRST_STEP, LAST_STEP, type Step, stepAfter, stepBefore } from '../state/steps.ts'
import { useBuilder } from '../state/store.ts'
import { MealTypeStep } from '../wizard/MealTypeStep.tsx'
import styles from '../wizard/Wizard.module.css'
import { WizardProgress } from '../wizard/WizardProgress.tsx'
import { DetailsStep, DietStep, GenerateBar, IngredientsStep } from './parts.ts'

type Props = {
  step: Step
  onStep: (step: Step) => void
  onGenerate: () => void
  notice: ReactNode
}

const SCREENS: Record<Step, { title: string; lead: string; Fields: ComponentType }> = {
  1: {
    title: 'Which meal is it?',
    lead: 'It sets the size and style of the dish.',
    Fields: MealTypeStep,
  },
  2: {
    title: 'Do you follow a diet?',
    lead: 'Choose as many as you like, or none.',
    Fields: DietStep,
  },
  3: {
    title: 'What should be in it?',
    lead: 'Name what you have or would like. Leave it blank and we’ll choose.',
    Fields: IngredientsStep,
  },
  4: {
    title: 'Final details',
    lead: 'Time, people and your own goals.',
    Fields: DetailsStep,
  },
}

/** Four short screens. Enter does what the main button does. */
export function Wizard({ step, onStep, onGenerate, notice }: Props) {
  const mealType = useBuilder((state) => state.draft.mealType)
  const { title, lead, Fields } = SCREENS[step]
  const last = step === LAST_STEP
  const blocked = mealType === null && (last || step === FIRST_STEP)
  return (
    <form
      className={styles.wizard}
      onSubmit={(event) => {
        event.preventDefault()
        if (blocked) return
        if (last) onGenerate()
        else onStep(stepAfter(step))
      }}
    >
      <WizardProgress step={step} onStep={onStep} />
      <Card className={styles.card}>
        <div className={styles.words}>
          <ArrivalHeading key={step} className={styles.title}>
            {title}
          </ArrivalHeading>
          <p className={styles.lead}>{lead}</p>
        </div>
        <Fields />
        {notice}
        <hr className={styles.rule} />
        {last ? (
          <GenerateBar
            label="Generate My Recipe"
            missing={blocked ? <NeedsMealType onStep={onStep} /> : null}
            before={<Back step={step} onStep={onStep} />}
          />
        ) : (
          <div className={styles.actions}>
            {step > FIRST_STEP && <Back step={step} onStep={onStep} />}
            {blocked && (
              <span id="continue-why" className={styles.why}>
                Choose a meal to continue
              </span>
            )}
            <Button
              type="submit"
              size="l"
              className={styles.forward}
              disabled={blocked}
              aria-describedby={blocked ? 'continue-why' : undefined}
            >
              Continue
              <Icon name="arrowRight" />
            </Button>
          </div>
        )}
      </Card>
    </form>
  )
}

function Back({ step, onStep }: Pick<Props, 'step' | 'onStep'>) {
  return (
    <Button variant="quiet" size="l" onClick={() => onStep(stepBefore(step))}>
      <Icon name="arrowLeft" />
      Back
    </Button>
  )
}

function NeedsMealType({ onStep }: Pick<Props, 'onStep'>) {
  return (
    <button type="button" className={styles.link} onClick={() => onStep(FIRST_STEP)}>
      Choose a Meal Type First
    </button>
  )
}
