import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { selectFieldGuidance } from './SelectField.guidance.ts'
import { SelectField } from './SelectField.tsx'

export default {
  title: 'Controls/SelectField',
  parameters: { guidance: selectFieldGuidance },
  component: SelectField,
  args: {
    label: 'Meal type',
    children: ['All meal types', 'Breakfast', 'Lunch', 'Dinner', 'Snack', 'Dessert'].map((name) => (
      <option key={name}>{name}</option>
    )),
  },
} satisfies Meta<typeof SelectField>

type Story = StoryObj<typeof SelectField>

export const Chosen: Story = {
  args: { defaultValue: 'Dinner' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Meal type' }), 'Snack')
    await expect(canvas.getByRole('combobox')).toHaveValue('Snack')
  },
}
export const Wrong: Story = { args: { error: 'Please choose a meal type.' } }
export const Disabled: Story = { args: { disabled: true } }
export const WithHint: Story = { args: { hint: 'Recipes without one are among all.' } }
