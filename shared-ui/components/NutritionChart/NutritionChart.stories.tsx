import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { nutritionChartGuidance } from './NutritionChart.guidance.ts'
import { NutritionChart } from './NutritionChart.tsx'
import { barsOf, SALMON } from './sample-bars.ts'

export default {
  title: 'Pictures/NutritionChart',
  parameters: { guidance: nutritionChartGuidance },
  component: NutritionChart,
  decorators: [(Story) => <div style={{ maxInlineSize: '34rem' }}>{Story()}</div>],
} satisfies Meta<typeof NutritionChart>

type Story = StoryObj<typeof NutritionChart>

export const Computed: Story = { args: { bars: barsOf(SALMON) } }
export const AtLeast: Story = { args: { bars: barsOf(SALMON), atLeast: true } }
export const PartlyUnknown: Story = { args: { bars: barsOf({ ...SALMON, fiber: null, netCarbs: null }) } }
export const WithSweetener: Story = { args: { bars: barsOf({ ...SALMON, carbs: 47.4 }, 16) } }
export const NoCarbohydrate: Story = {
  args: { bars: barsOf({ carbs: 0, fiber: 0, netCarbs: 0, protein: 26, fat: 12 }) },
}
