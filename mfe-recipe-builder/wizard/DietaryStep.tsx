import { DIETARY_OPTIONS, type DietaryOption } from '@evenplate/domain/options'
import { ChipGroup } from '@evenplate/shared-ui/ChipGroup'
import { useBuilder } from '../state/store.ts'

const WORDS: Record<DietaryOption, { label: string; hint: string }> = {
  'low-carb': { label: 'Low-carb', hint: 'Little starch and sugar' },
  'low-gi': { label: 'Low-GI', hint: 'Carbs that rise slowly' },
  'gluten-free': { label: 'Gluten-free', hint: 'No wheat, rye or barley' },
  'dairy-free': { label: 'Dairy-free', hint: 'No milk, butter or cheese' },
  vegetarian: { label: 'Vegetarian', hint: 'No meat or fish' },
  vegan: { label: 'Vegan', hint: 'No animal products' },
}

export function DietaryStep() {
  const { draft, change } = useBuilder()
  return (
    <ChipGroup
      label="Dietary options"
      hideLabel
      multiple
      options={DIETARY_OPTIONS.map((value) => ({ value, ...WORDS[value] }))}
      value={draft.dietary}
      onChange={(dietary) => change({ dietary })}
    />
  )
}
