import { BUILDER_DIETS, DIETS } from '@evenplate/domain/diets'
import { ChipGroup } from '@evenplate/shared-ui/ChipGroup'
import { useBuilder } from '../state/store.ts'

export function DietStep() {
  const { draft, change } = useBuilder()
  return (
    <ChipGroup
      label="Dietary options"
      hideLabel
      multiple
      options={BUILDER_DIETS.map((value) => ({
        value,
        label: DIETS[value].label,
        hint: DIETS[value].hint,
      }))}
      value={draft.dietary}
      onChange={(dietary) => change({ dietary })}
    />
  )
}
