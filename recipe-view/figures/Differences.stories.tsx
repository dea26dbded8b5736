import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { SALMON } from '../testing/recipes.ts'
import { differencesGuidance } from './Differences.guidance.ts'
import { Differences } from './Differences.tsx'

const carbs = { amount: 52, written: '52 g' }
const published = {
  per: '1 serving',
  calories: null,
  carbs,
  fiber: null,
  sugar: null,
  protein: null,
  fat: null,
  saturatedFat: null,
  sodium: null,
}

export default {
  title: 'Recipe/Published figures',
  parameters: { guidance: differencesGuidance },
  component: Differences,
  args: { published, figures: SALMON.figures },
} satisfies Meta<typeof Differences>

type Story = StoryObj<typeof Differences>

export const Differing: Story = {
  args: {
    differences: [
      { figure: 'carbs', published: 52, ours: 26, cause: 'Theirs may be for a serving twice as large.' },
      { figure: 'sodium', published: 410, ours: null, cause: '' },
    ],
  },
}
export const Agreeing: Story = { args: { differences: [] } }
