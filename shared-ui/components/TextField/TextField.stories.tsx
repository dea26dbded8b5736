import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { textFieldGuidance } from './TextField.guidance.ts'
import { TextField } from './TextField.tsx'

export default {
  title: 'Controls/TextField',
  parameters: { guidance: textFieldGuidance },
  component: TextField,
  args: { label: 'Email', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>

type Story = StoryObj<typeof TextField>

export const Empty: Story = {}
export const WithHint: Story = {
  args: {
    label: 'Ingredient',
    type: 'text',
    placeholder: 'e.g. chickpeas',
    hint: 'As you would write it on a list.',
  },
}
export const Optional: Story = {
  args: {
    label: 'A1C or blood sugar range',
    type: 'text',
    note: '(optional)',
    hint: '6.1%, 90–140 mg/dL or 5–7.8 mmol/L',
  },
}
export const Wrong: Story = {
  args: { defaultValue: 'sam@', error: 'Please enter an address with an @ and a domain.' },
}
export const Disabled: Story = { args: { defaultValue: 'sam@example.com', disabled: true } }
export const LongWords: Story = {
  args: {
    label: 'What should we know about your blood sugar before we write a recipe for you and your family?',
    type: 'text',
    hint: 'As much or as little as you like; nothing of it is kept longer than the recipe takes.',
    error: 'Please use words: a recipe cannot be made of numbers alone, and we would rather ask than guess.',
  },
}
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(field, 'sam@example.com')
    await expect(field).toHaveValue('sam@example.com')
  },
}
