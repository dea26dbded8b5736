import { useState } from 'react'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { laterGuidance } from './Later.guidance.ts'
import { later } from './Later.tsx'

const WORDS = 'Every ingredient with a field for its weight.'
const Weights = () => <p>{WORDS}</p>
const Arriving = later(async () => Weights)

/** A part whose code loads later. */
export default {
  title: 'Messages/Later',
  parameters: { guidance: laterGuidance },
  component: Arriving,
} satisfies Meta<typeof Arriving>

type Story = StoryObj<typeof Arriving>

/** Fails this many times before it loads. */
function Failing({ times }: { times: number }) {
  const [Part] = useState(() => {
    let left = times
    return later(async () => {
      if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
      return Weights
    })
  })
  return <Part />
}

export const Arrived: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(WORDS)).toBeVisible()
  },
}
export const NotArrived: Story = {
  render: () => <Failing times={Number.POSITIVE_INFINITY} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try Again' })).toBeVisible()
  },
}
/** A part that failed to load is requested again. */
export const ArrivedAtLast: Story = {
  render: () => <Failing times={1} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Again' }))
    await expect(await canvas.findByText(WORDS)).toBeVisible()
  },
}
