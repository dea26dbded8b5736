import { useState } from 'react'
import { expect } from 'storybook/test'
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

export const Middle: StoryObj = {
  ...at(4),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Servings: one more' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('5')
  },
}
export const Least: StoryObj = {
  ...at(1),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Servings: one less' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const Most = at(12)
