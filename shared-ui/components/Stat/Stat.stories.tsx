import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { statGuidance } from './Stat.guidance.ts'
import { Stat, StatList } from './Stat.tsx'

export default {
  title: 'Layout/Stat',
  parameters: { guidance: statGuidance },
  component: Stat,
} satisfies Meta<typeof Stat>

export const Three: StoryObj = {
  render: () => (
    <StatList>
      <Stat label="Total Recipes" value={4} note="of 5 free" />
      <Stat label="Favorites" value={0} />
      <Stat label="Meal Streak" value={null} note="No data yet" />
    </StatList>
  ),
}
