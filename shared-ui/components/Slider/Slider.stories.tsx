import { useState } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { sliderGuidance } from './Slider.guidance.ts'
import { Slider } from './Slider.tsx'

const STEPS = [
  { value: 'beginner', label: 'Beginner', hint: 'Few steps, nothing to go wrong.' },
  { value: 'intermediate', label: 'Intermediate', hint: 'You know your way round a pan.' },
  { value: 'advanced', label: 'Advanced', hint: 'Several things at once are fine.' },
]

export default {
  title: 'Controls/Slider',
  parameters: { guidance: sliderGuidance },
  component: Slider,
  args: { label: 'Cooking skill', steps: STEPS, value: 'intermediate', onChange: () => {} },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    return <Slider {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Slider>

type Story = StoryObj<typeof Slider>

export const Skill: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Cooking skill' })
    await userEvent.click(canvas.getByText('Advanced'))
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', 'Advanced'))
    await expect(slider).toHaveFocus()
    await fireEvent.change(slider, { target: { value: '0' } })
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', 'Beginner'))
  },
}

export const TwoStepsWithoutWords: Story = {
  args: {
    label: 'How spicy may it be?',
    hint: 'Chili does nothing to blood sugar.',
    steps: [
      { value: 'mild', label: 'Mild' },
      { value: 'hot', label: 'Hot' },
    ],
    value: 'mild',
  },
}
export const Disabled: Story = { args: { value: 'advanced', disabled: true } }
