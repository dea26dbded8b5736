import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { NutritionChart } from './NutritionChart.tsx'

export default {
  title: 'Pictures/NutritionChart',
  component: NutritionChart,
  decorators: [(Story) => <div style={{ maxInlineSize: '34rem' }}>{Story()}</div>],
} satisfies Meta<typeof NutritionChart>

type Story = StoryObj<typeof NutritionChart>

const SALMON = { carbs: 31.4, fiber: 8.6, netCarbs: 22.8, protein: 34.2, fat: 18.9 }

export const Computed: Story = { args: { perServing: SALMON } }
export const AtLeast: Story = { args: { perServing: SALMON, atLeast: true } }
export const PartlyUnknown: Story = { args: { perServing: { ...SALMON, fiber: null, netCarbs: null } } }
export const WithSweetener: Story = { args: { perServing: { ...SALMON, carbs: 47.4 }, unused: 16 } }
export const NoCarbohydrate: Story = {
  args: { perServing: { carbs: 0, fiber: 0, netCarbs: 0, protein: 26, fat: 12 } },
}
