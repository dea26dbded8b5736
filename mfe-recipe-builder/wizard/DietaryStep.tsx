import { DIETARY_OPTIONS, DIETS } from '@evenplate/domain/diets'
import { ChipGroup } from '@evenplate/shared-ui/ChipGroup'
import { useBuilder } from '../state/store.ts'

export function DietaryStep() {
  const { draft, change } = useBuilder()
  return (
    <ChipGroup
      label="Dietary options"
      hideLabel
      multiple
      options={DIETARY_OPTIONS.map((value) => ({
        value,
        label: DIETS[value].label,
        hint: DIETS[value].hint,
      }))}
      value={draft.dietary}
      onChange={(dietary) => change({ dietary })}
    />
  )
}
