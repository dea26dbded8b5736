import { useState } from 'react'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ChipGroup } from './ChipGroup.tsx'

export default { title: 'Controls/ChipGroup', component: ChipGroup } satisfies Meta<typeof ChipGroup>

const MEALS = [
  { value: 'Breakfast', label: 'Breakfast', icon: 'sun' },
  { value: 'Lunch', label: 'Lunch', icon: 'bowl' },
  { value: 'Dinner', label: 'Dinner', icon: 'moon' },
  { value: 'Snack', label: 'Snack', icon: 'apple' },
  { value: 'Dessert', label: 'Dessert', icon: 'cake' },
] as const

const QUICK = ['Chicken', 'Spinach', 'Broccoli', 'Eggs', 'Avocado', 'Salmon', 'Quinoa', 'Sweet Potato'].map(
  (name) => ({ value: name, label: name }),
)

export const OneAsCards: StoryObj = {
  render: function Meals() {
    const [meal, setMeal] = useState<string | null>('Lunch')
    return (
      <ChipGroup label="Which meal is it for?" look="card" options={MEALS} value={meal} onChange={setMeal} />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Lunch' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Dinner' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Lunch' })).not.toBeChecked()
  },
}

export const OneAsChips: StoryObj = {
  render: function Times() {
    const [time, setTime] = useState<string | null>(null)
    const options = ['15 minutes or less', '30 minutes', '45+ minutes'].map((value) => ({
      value,
      label: value,
    }))
    return <ChipGroup label="Cooking time" options={options} value={time} onChange={setTime} />
  },
}

export const Several: StoryObj = {
  render: function Quick() {
    const [chosen, setChosen] = useState<string[]>(['Spinach', 'Salmon'])
    return (
      <ChipGroup
        multiple
        label="Quick add"
        hint="Tap to add, tap again to take away."
        options={QUICK}
        value={chosen}
        onChange={setChosen}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Eggs' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Salmon' }))
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
}

export const WithHintsAndError: StoryObj = {
  render: function Diets() {
    const [chosen, setChosen] = useState<string[]>(['low-gi'])
    return (
      <ChipGroup
        multiple
        label="Dietary options"
        error="Please choose at least one."
        options={[
          { value: 'low-carb', label: 'Low carb', hint: 'Under 30 g net carbs a serving' },
          { value: 'low-gi', label: 'Low GI', hint: 'Slow carbohydrate' },
          { value: 'vegan', label: 'Vegan', hint: 'Not with this meal', disabled: true },
        ]}
        value={chosen}
        onChange={setChosen}
      />
    )
  },
}
