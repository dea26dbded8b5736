import { useState } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Slider } from './Slider.tsx'

export default { title: 'Controls/Slider', component: Slider } satisfies Meta<typeof Slider>

const STEPS = [
  { value: 'beginner', label: 'Beginner', hint: 'Few steps, nothing to go wrong.' },
  { value: 'intermediate', label: 'Intermediate', hint: 'You know your way round a pan.' },
  { value: 'advanced', label: 'Advanced', hint: 'Several things at once are fine.' },
] as const

export const Skill: StoryObj = {
  render: function Skill() {
    const [skill, setSkill] = useState<(typeof STEPS)[number]['value']>('intermediate')
    return <Slider label="Cooking skill" steps={STEPS} value={skill} onChange={setSkill} />
  },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Cooking skill' })
    await userEvent.click(canvas.getByText('Advanced'))
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', 'Advanced'))
    await fireEvent.change(slider, { target: { value: '0' } })
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', 'Beginner'))
  },
}

export const Disabled: StoryObj = {
  render: () => <Slider label="Cooking skill" steps={STEPS} value="advanced" onChange={() => {}} disabled />,
}
