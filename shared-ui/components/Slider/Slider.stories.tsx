import { useState } from 'react'
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
}

export const Disabled: StoryObj = {
  render: () => <Slider label="Cooking skill" steps={STEPS} value="advanced" onChange={() => {}} disabled />,
}
