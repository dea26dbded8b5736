import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Badge } from './Badge.tsx'

export default { title: 'Messages/Badge', component: Badge } satisfies Meta<typeof Badge>

export const All: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <Badge>Dinner</Badge>
      <Badge tone="basil" icon="check">
        Low impact
      </Badge>
      <Badge tone="apricot" icon="info">
        Medium impact
      </Badge>
      <Badge tone="tomato" icon="warning">
        High impact
      </Badge>
      <Badge tone="rain">Sample data</Badge>
    </div>
  ),
}
