import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Plate } from './Plate.tsx'

export default {
  title: 'Pictures/Plate',
  component: Plate,
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
  args: { legend: true },
} satisfies Meta<typeof Plate>

type Story = StoryObj<typeof Plate>

export const Balanced: Story = {
  args: {
    shares: { vegetables: 0.5, protein: 0.25, carbohydrate: 0.25, other: 0 },
    label: 'Lemon salmon with greens',
  },
}
export const WithEverything: Story = {
  args: { shares: { vegetables: 0.36, protein: 0.3, carbohydrate: 0.22, other: 0.12 } },
}
export const MostlyCarbohydrate: Story = {
  args: { shares: { vegetables: 0.08, protein: 0.07, carbohydrate: 0.82, other: 0.03 } },
}
export const Salad: Story = { args: { shares: { vegetables: 1, protein: 0, carbohydrate: 0, other: 0 } } }
export const Unknown: Story = { args: { shares: null } }
