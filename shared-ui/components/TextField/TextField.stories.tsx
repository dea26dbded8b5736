import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { TextField } from './TextField.tsx'

export default {
  title: 'Controls/TextField',
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
  args: { defaultValue: 'sam@', error: 'Please give an address with an @ and a domain.' },
}
export const Disabled: Story = { args: { defaultValue: 'sam@example.com', disabled: true } }
