import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { passwordFieldGuidance } from './PasswordField.guidance.ts'
import { PasswordField } from './PasswordField.tsx'

export default {
  title: 'Controls/PasswordField',
  parameters: { guidance: passwordFieldGuidance },
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'new-password', hint: 'Must be at least 8 characters' },
} satisfies Meta<typeof PasswordField>

type Story = StoryObj<typeof PasswordField>

export const Empty: Story = {}
export const Shown: Story = {
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /show/i }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}
export const Wrong: Story = {
  args: { defaultValue: 'short', error: 'Password must be at least 8 characters' },
}
export const Disabled: Story = { args: { disabled: true } }
