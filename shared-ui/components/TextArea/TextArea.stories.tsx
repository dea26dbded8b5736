import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { TextArea } from './TextArea.tsx'

export default {
  title: 'Controls/TextArea',
  component: TextArea,
  args: { label: 'What would you like to eat?', placeholder: 'A quick low-carb chicken dinner …' },
} satisfies Meta<typeof TextArea>

type Story = StoryObj<typeof TextArea>

export const Empty: Story = {}
export const Wrong: Story = { args: { defaultValue: 'soup', error: 'Please use at least 10 characters.' } }
