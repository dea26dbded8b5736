import { useState } from 'react'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { stepperGuidance } from './Stepper.guidance.ts'
import { Stepper } from './Stepper.tsx'

export default {
  title: 'Controls/Stepper',
  parameters: { guidance: stepperGuidance },
  component: Stepper,
  args: { label: 'Servings', hint: 'Between 1 and 12', value: 4, min: 1, max: 12, onChange: () => {} },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    return <Stepper {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Stepper>

type Story = StoryObj<typeof Stepper>

export const Middle: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Servings: one more' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('5')
  },
}
export const Least: Story = {
  args: { value: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Servings: one less' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const Most: Story = { args: { value: 12 } }
export const InWords: Story = {
  args: {
    label: 'Household size',
    hint: undefined,
    value: 1,
    max: 10,
    format: (count) => (count === 1 ? '1 person' : `${count} people`),
  },
}
export const Disabled: Story = { args: { disabled: true } }
