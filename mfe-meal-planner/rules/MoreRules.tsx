import { BUILDER_DIETS, DIETS } from '@evenplate/domain/diets'
import { LIMITS } from '@evenplate/domain/limits'
import { ALLERGIES } from '@evenplate/domain/options'
import { MEALS, type PlanRules, PORTIONS, type Portion } from '@evenplate/meal-plan/rules'
import { Checkbox } from '@evenplate/shared-ui/Checkbox'
import { ChipGroup } from '@evenplate/shared-ui/ChipGroup'
import { Stepper } from '@evenplate/shared-ui/Stepper'
import { TextArea } from '@evenplate/shared-ui/TextArea'
import { Caps } from './Caps.tsx'
import { CookingTime } from './CookingTime.tsx'
import styles from './MoreRules.module.css'
import { OtherWeekdays } from './OtherWeekdays.tsx'
import { portionWords } from './rules-words.ts'
import { StartingPoints } from './StartingPoints.tsx'

export type RulesProps = { rules: PlanRules; onChange(more: Partial<PlanRules>): void }

/** Every rule besides the budgets. Each takes effect at once, and Undo undoes it. */
export function MoreRules({ rules, onChange }: RulesProps) {
  return (
    <div className={styles.all}>
      <div className={styles.group}>
        <ChipGroup
          label="Which diets do you follow?"
          multiple
          value={rules.dietary}
          onChange={(dietary) => onChange({ dietary })}
          options={BUILDER_DIETS.map((diet) => ({ value: diet, label: DIETS[diet].label }))}
        />
        <ChipGroup
          label="What are you allergic to?"
          hint="We never break this rule. If a dish might contain one of these, we leave it out."
          multiple
          value={rules.allergies}
          onChange={(allergies) => onChange({ allergies })}
          options={ALLERGIES.map((allergy) => ({ value: allergy, label: capital(allergy) }))}
        />
        <TextArea
          label="Foods to avoid"
          hint="Separated by commas: mushrooms, cilantro"
          rows={2}
          maxLength={LIMITS.textMax}
          defaultValue={rules.avoid}
          key={rules.avoid}
          onBlur={({ target }) =>
            target.value.trim() !== rules.avoid && onChange({ avoid: target.value.trim() })
          }
        />
      </div>
      <div className={styles.group}>
        <CookingTime minutes={rules.minutes} onChange={(minutes) => onChange({ minutes })} />
        <ChipGroup
          label="Which meals do you plan?"
          multiple
          value={rules.meals}
          onChange={(meals) =>
            meals.length > 0 && onChange({ meals: MEALS.filter((meal) => meals.includes(meal)) })
          }
          options={MEALS.map((meal) => ({ value: meal, label: meal }))}
        />
        {rules.meals.includes('Snacks') && (
          <Stepper
            label="Snacks a day"
            value={rules.snacks}
            min={1}
            max={4}
            onChange={(snacks) => onChange({ snacks })}
          />
        )}
      </div>
      <div className={styles.group}>
        <ChipGroup
          label="Your own portion"
          hint="Of each dish. This is the portion we count; you can change it meal by meal."
          value={String(rules.portion)}
          onChange={(portion) => onChange({ portion: Number(portion) as Portion })}
          options={PORTIONS.map((portion) => ({
            value: String(portion),
            label: capital(portionWords(portion)),
          }))}
        />
        <Stepper
          label="Other plates"
          hint="We plan food for them but don’t count it."
          value={rules.plates}
          min={0}
          max={11}
          onChange={(plates) => onChange({ plates })}
        />
        <Checkbox
          label="Cook once, eat twice: leftovers may be another day’s meal"
          checked={rules.cooksTwice}
          onChange={({ target }) => onChange({ cooksTwice: target.checked })}
        />
      </div>
      <div className={styles.group}>
        <ChipGroup
          label="Which carbs do you count?"
          value={rules.counts}
          onChange={(counts) => onChange({ counts })}
          options={[
            { value: 'total', label: 'Total carbs' },
            { value: 'net', label: 'Net carbs', hint: 'Without fiber and sugar alcohols' },
          ]}
        />
        <Checkbox
          label="Allow dishes whose carbs are only known as “at least”"
          checked={rules.allowsAtLeast}
          onChange={({ target }) => onChange({ allowsAtLeast: target.checked })}
        />
        <Caps rules={rules} onChange={onChange} />
      </div>
      <OtherWeekdays rules={rules} onChange={onChange} />
      <StartingPoints onChoose={onChange} />
    </div>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
