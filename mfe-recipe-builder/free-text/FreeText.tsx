import { LIMITS } from '@evenplate/domain/limits'
import { canSubmitFreeText } from '@evenplate/domain/request'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Card } from '@evenplate/shared-ui/Card'
import { Icon } from '@evenplate/shared-ui/Icon'
import { TextArea } from '@evenplate/shared-ui/TextArea'
import { type ReactNode, useRef } from 'react'
import { ArrivalHeading } from '../frame/ArrivalHeading.tsx'
import { GenerateBar } from '../frame/GenerateBar.tsx'
import { useBuilder } from '../state/store.ts'
import styles from './FreeText.module.css'

const EXAMPLES = [
  'A quick low-carb chicken dinner for two',
  'A vegetarian Mediterranean lunch with plenty of greens',
  'A make-ahead egg breakfast for busy mornings',
  'A low-glycemic chocolate dessert for four',
]

export function FreeText({ onGenerate, notice }: { onGenerate: () => void; notice: ReactNode }) {
  const { auth, nav } = usePlatform()
  const text = useBuilder((state) => state.draft.text)
  const change = useBuilder((state) => state.change)
  const box = useRef<HTMLTextAreaElement>(null)
  const enough = canSubmitFreeText(text)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (enough) onGenerate()
      }}
    >
      <Card className={styles.card}>
        <div className={styles.words}>
          <ArrivalHeading className={styles.title}>In your own words</ArrivalHeading>
          <p className={styles.lead}>
            A craving, what’s in the fridge, who’s coming to dinner. Tell us what you avoid, and we’ll leave
            it out.
          </p>
          {auth.status === 'member' && (
            <p className={styles.lead}>
              We also follow the allergies, diets and conditions in your profile.{' '}
              <nav.Link to="/profile">Change your profile</nav.Link>
            </p>
          )}
        </div>
        <TextArea
          ref={box}
          label="What would you like to eat?"
          rows={5}
          maxLength={LIMITS.freeTextMax}
          placeholder="e.g. Something warm with lentils, no onions, for two"
          value={text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <fieldset className={styles.examples}>
          <legend className={styles.legend}>Or start with one of these</legend>
          <div className={styles.chips}>
            {EXAMPLES.map((example) => (
              <button
                key={example}
                type="button"
                className={styles.example}
                onClick={() => {
                  change({ text: example })
                  box.current?.focus()
                }}
              >
                <Icon name="spark" />
                {example}
              </button>
            ))}
          </div>
        </fieldset>
        {notice}
        <hr />
        <GenerateBar label="Generate My Recipe" missing={enough ? null : whatIsMissing(text)} />
      </Card>
    </form>
  )
}

function whatIsMissing(text: string): string {
  const more = LIMITS.freeTextMin - text.trim().length
  if (more === LIMITS.freeTextMin) return `Tell us in at least ${LIMITS.freeTextMin} characters`
  return `${more} more ${more === 1 ? 'character' : 'characters'}, please`
}
