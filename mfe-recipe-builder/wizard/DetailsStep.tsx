import { LIMITS } from '@evenplate/domain/limits'
import { COOKING_TIMES, type SkillLevel } from '@evenplate/domain/options'
import { clampServings } from '@evenplate/domain/request'
import { ChipGroup } from '@evenplate/shared-ui/ChipGroup'
import { Slider } from '@evenplate/shared-ui/Slider'
import { Stepper } from '@evenplate/shared-ui/Stepper'
import { TextArea } from '@evenplate/shared-ui/TextArea'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useBuilder } from '../builder/store.ts'
import styles from './DetailsStep.module.css'

const SKILLS: { value: SkillLevel; label: string; hint: string }[] = [
  { value: 'beginner', label: 'Beginner', hint: 'Few steps, one pan, everything explained.' },
  { value: 'intermediate', label: 'Intermediate', hint: 'At home at the stove.' },
  { value: 'advanced', label: 'Advanced', hint: 'Happy to juggle pans and timings.' },
]

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
      <Slider
        label="Cooking skill"
        steps={SKILLS}
        value={draft.skillLevel}
        onChange={(skillLevel) => change({ skillLevel })}
      />
      <TextField
        label="A1C or blood sugar range"
        note="(optional)"
        hint="In mg/dL, mmol/L or A1C %, as you know it."
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
