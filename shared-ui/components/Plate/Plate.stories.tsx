import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { plateGuidance } from './Plate.guidance.ts'
import { Plate } from './Plate.tsx'

export default {
  title: 'Pictures/Plate',
  parameters: { guidance: plateGuidance },
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

const SHARES = { vegetables: 0.4, protein: 0.3, carbohydrate: 0.25, other: 0.05 }
const withFoods = (vessel: NonNullable<Story['args']>['vessel'], ...names: string[]): Story => ({
  args: { shares: SHARES, vessel, foods: names.map((name) => ({ name })) },
})

export const Soup = withFoods('bowl', 'carrots', 'celery', 'onion', 'chicken thighs', 'white beans')
export const Smoothie = withFoods('glass', 'spinach', 'Greek yogurt', 'blueberries', 'chia seeds')
export const Cocoa = withFoods('mug', 'milk', 'dark chocolate', 'egg')
export const Cake = withFoods('cake-tin', 'almond flour', 'eggs', 'raspberries', 'butter')
export const SheetPan = withFoods('sheet', 'broccoli', 'red peppers', 'salmon fillet', 'sweet potatoes')
export const Skillet = withFoods('skillet', 'mushrooms', 'asparagus', 'ground beef', 'brown rice')
export const Tacos = withFoods('board', 'red cabbage', 'cod', 'corn tortillas', 'avocado')
/** There is no drawing of these foods: dabs of color show their groups and suggest no food. */
export const UnknownFoods = withFoods('plate', 'zorblax root')
