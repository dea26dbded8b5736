import { MEAL_TYPES, type MealType } from '@evenplate/domain/options'
import { ChipGroup } from '@evenplate/shared-ui/ChipGroup'
import type { IconName } from '@evenplate/shared-ui/Icon'
import { useBuilder } from '../state/store.ts'
import styles from './MealTypeStep.module.css'

const LOOKS: Record<MealType, { icon: IconName; hint: string }> = {
  Breakfast: { icon: 'sun', hint: 'A steady start' },
  Lunch: { icon: 'bowl', hint: 'Light and filling' },
  Dinner: { icon: 'pot', hint: 'The main meal' },
  Snack: { icon: 'apple', hint: 'A small bite' },
  Dessert: { icon: 'cake', hint: 'Gently sweet' },
}

export function MealTypeStep() {
  const { draft, change } = useBuilder()
  return (
    <ChipGroup
      label="Meal type"
      hideLabel
      look="card"
      className={styles.meals}
      options={MEAL_TYPES.map((value) => ({ value, label: value, ...LOOKS[value] }))}
      value={draft.mealType}
      onChange={(mealType) => change({ mealType })}
    />
  )
}
