import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { latePlateGuidance } from './LatePlate.guidance.ts'
import { LatePlate } from './LatePlate.tsx'
import { PlainPlate } from './PlainPlate.tsx'

export default {
  title: 'Pictures/LatePlate',
  parameters: { guidance: latePlateGuidance },
  component: LatePlate,
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
  args: {
    legend: true,
    vessel: 'bowl',
    label: 'Bean soup',
    shares: { vegetables: 0.6, protein: 0.2, carbohydrate: 0.15, other: 0.05 },
    foods: [{ name: 'carrots' }, { name: 'white beans' }],
  },
} satisfies Meta<typeof LatePlate>

type Story = StoryObj<typeof LatePlate>

/** Before the drawing is loaded. */
export const Plain: Story = { render: (args) => <PlainPlate {...args} /> }
export const Drawn: Story = {}
