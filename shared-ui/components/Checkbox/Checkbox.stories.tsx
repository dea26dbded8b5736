import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { checkboxGuidance } from './Checkbox.guidance.ts'
import { Checkbox } from './Checkbox.tsx'

export default {
  title: 'Controls/Checkbox',
  parameters: { guidance: checkboxGuidance },
  component: Checkbox,
  args: { label: 'Favorites only' },
} satisfies Meta<typeof Checkbox>

type Story = StoryObj<typeof Checkbox>

export const Ticked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Favorites only'))
    await expect(canvas.getByRole('checkbox', { name: 'Favorites only' })).toBeChecked()
  },
}
export const Empty: Story = {}
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
export const LongWords: Story = {
  args: {
    label:
      '1 (14.5 ounce) can no-salt-added fire-roasted diced tomatoes with green chiles, drained and patted dry',
  },
}
