import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { fieldGuidance } from './Field.guidance.ts'
import { Field } from './Field.tsx'

export default {
  title: 'Controls/Field',
  parameters: { guidance: fieldGuidance },
  component: Field,
  args: {
    label: 'Carbohydrate target',
    hint: 'Grams in one meal',
    children: (control) => <input {...control} type="range" min={0} max={120} />,
  },
} satisfies Meta<typeof Field>

type Story = StoryObj<typeof Field>

export const AroundANewControl: Story = {}
export const WithError: Story = { args: { error: 'Choose at least 10 g.' } }
