import { usePlatform } from '@evenplate/platform/define-remote'
import { Stat, StatList } from '@evenplate/shared-ui/Stat'
import { Term } from '../terms/Term.tsx'

export function StatCards() {
  const { Part } = usePlatform()
  return (
    <StatList>
      <Part
        name="recipe-counts"
        props={{}}
        loading={['Total Recipes', 'Favorites'].map((label) => (
          <Stat key={label} label={label} value={null} note="Loading..." />
        ))}
      />
      <Stat label={<Term anchor="blood-glucose">Blood Sugar Trend</Term>} value={null} note="No data yet" />
      <Stat label="Meal Streak" value={null} note="No data yet" />
    </StatList>
  )
}
