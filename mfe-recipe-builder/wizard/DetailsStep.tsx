import { LIMITS } from '@evenplate/domain/limits'
import { COOKING_TIMES } from '@evenplate/domain/options'
import { clampServings } from '@evenplate/domain/request'
import { ChipGroup } from '@evenplate/shared-ui/ChipGroup'
import { Stepper } from '@evenplate/shared-ui/Stepper'
import { TextArea } from '@evenplate/shared-ui/TextArea'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useBuilder } from '../state/store.ts'
import styles from './DetailsStep.module.css'
import { Skill } from './Skill.tsx'

export function DetailsStep() {
  const { draft, change } = useBuilder()
  return (
    <div className={styles.step}>
      <ChipGroup
        label="Cooking time"
        options={COOKING_TIMES.map((value) => ({ value, label: value }))}
        value={draft.cookingTime}
        onChange={(cookingTime) => change({ cookingTime })}
      />
      <Stepper
        label="Servings"
        value={draft.servings}
        min={LIMITS.servings.min}
        max={LIMITS.servings.max}
        onChange={(servings) => change({ servings: clampServings(servings) })}
      />
      <Skill />
      <TextField
        label="A1C or blood sugar range"
        note="(optional)"
        hint="In mg/dL, mmol/L or A1C %, whichever you use."
        placeholder="e.g. 80–130 mg/dL, or A1C 6.8%"
        maxLength={LIMITS.textMax}
        autoComplete="off"
        value={draft.bloodSugarRange}
        onChange={(event) => change({ bloodSugarRange: event.target.value })}
      />
      <TextArea
        label="Blood sugar challenges"
        note="(optional)"
        placeholder="e.g. I spike after breakfast"
        maxLength={LIMITS.textMax}
        value={draft.challenges}
        onChange={(event) => change({ challenges: event.target.value })}
      />
    </div>
  )
}
