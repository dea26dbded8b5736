import { useState } from 'react'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { chipGroupGuidance } from './ChipGroup.guidance.ts'
import { ChipGroup } from './ChipGroup.tsx'

const of = (values: string[]) => values.map((value) => ({ value, label: value }))

export default {
  title: 'Controls/ChipGroup',
  parameters: { guidance: chipGroupGuidance },
  component: ChipGroup,
  args: { label: 'Quick add', options: [], value: null, onChange: () => {} },
  argTypes: { look: { control: 'inline-radio', options: ['chip', 'card'] } },
  render: function Chosen(args) {
    const [one, setOne] = useState(args.multiple ? null : args.value)
    const [several, setSeveral] = useState(args.multiple ? args.value : [])
    return args.multiple ? (
      <ChipGroup {...args} value={several} onChange={setSeveral} />
    ) : (
      <ChipGroup {...args} value={one} onChange={setOne} />
    )
  },
} satisfies Meta<typeof ChipGroup>

type Story = StoryObj<typeof ChipGroup>

export const OneAsCards: Story = {
  args: {
    label: 'Which meal is it for?',
    look: 'card',
    value: 'Lunch',
    options: [
      { value: 'Breakfast', label: 'Breakfast', icon: 'sun' },
      { value: 'Lunch', label: 'Lunch', icon: 'bowl' },
      { value: 'Dinner', label: 'Dinner', icon: 'moon' },
      { value: 'Snack', label: 'Snack', icon: 'apple' },
      { value: 'Dessert', label: 'Dessert', icon: 'cake' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Lunch' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Dinner' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Lunch' })).not.toBeChecked()
  },
}

export const OneAsChips: Story = {
  args: { label: 'Cooking time', options: of(['15 minutes or less', '30 minutes', '45+ minutes']) },
}

export const Several: Story = {
  args: {
    multiple: true,
    hint: 'Tap to add, tap again to take away.',
    value: ['Spinach', 'Salmon'],
    options: of(['Chicken', 'Spinach', 'Broccoli', 'Eggs', 'Avocado', 'Salmon', 'Quinoa', 'Sweet Potato']),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Eggs' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Salmon' }))
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
}

const DIETS: Story['args'] = {
  label: 'Dietary options',
  multiple: true,
  value: ['low-gi'],
  options: [
    { value: 'low-carb', label: 'Low carb', hint: 'Under 30 g net carbs a serving' },
    { value: 'low-gi', label: 'Low GI', hint: 'Slow carbohydrate' },
    { value: 'vegan', label: 'Vegan', hint: 'Not with this meal', disabled: true },
  ],
}
export const WithHintsAndError: Story = { args: { ...DIETS, error: 'Please choose at least one.' } }
export const Disabled: Story = { args: { ...DIETS, disabled: true } }
export const LongWords: Story = {
  args: {
    label: 'From your last recipe',
    multiple: true,
    value: [],
    options: of([
      'Fire-roasted diced tomatoes with green chiles, drained and patted dry',
      'Butternutsquashpurée',
      'Salt',
    ]),
  },
}
