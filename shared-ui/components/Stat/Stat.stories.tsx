import { expect } from 'storybook/test'
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

/** Their figures are still on one line. */
export const NamesOfTwoLines: StoryObj = {
  render: () => (
    <div style={{ inlineSize: '20rem' }}>
      <StatList>
        <Stat label="Blood Sugar Trend of 14 Days" value={null} note="No data yet" />
        <Stat label="Favorites" value={2} />
      </StatList>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('[data-known]')
    await expect(first?.getBoundingClientRect().bottom).toBeCloseTo(
      second?.getBoundingClientRect().bottom ?? 0,
      0,
    )
  },
}
