import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { textAreaGuidance } from './TextArea.guidance.ts'
import { TextArea } from './TextArea.tsx'

export default {
  title: 'Controls/TextArea',
  parameters: { guidance: textAreaGuidance },
  component: TextArea,
  args: { label: 'What would you like to eat?', placeholder: 'A quick low-carb chicken dinner …' },
} satisfies Meta<typeof TextArea>

type Story = StoryObj<typeof TextArea>

export const Empty: Story = {}
export const Wrong: Story = { args: { defaultValue: 'soup', error: 'Please use at least 10 characters.' } }
export const WithHintAndNote: Story = {
  args: {
    label: 'Anything to avoid?',
    note: '(optional)',
    hint: 'Allergies come from your profile already.',
  },
}
export const Full: Story = {
  args: { defaultValue: 'Salmon with greens, ready in half an hour, for two. '.repeat(12) },
}
export const Disabled: Story = { args: { defaultValue: 'A thick soup of red lentils.', disabled: true } }
