import { useState } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Stepper } from './Stepper.tsx'

export default { title: 'Controls/Stepper', component: Stepper } satisfies Meta<typeof Stepper>

const at = (start: number): StoryObj => ({
  render: function Servings() {
    const [value, setValue] = useState(start)
    return (
      <Stepper label="Servings" hint="Between 1 and 12" value={value} min={1} max={12} onChange={setValue} />
    )
  },
})

export const Middle = at(4)
export const Least = at(1)
export const Most = at(12)
