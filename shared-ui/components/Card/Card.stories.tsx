import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Badge } from '../Badge/Badge.tsx'
import { cardGuidance } from './Card.guidance.ts'
import { Card } from './Card.tsx'

export default {
  title: 'Layout/Card',
  parameters: { guidance: cardGuidance },
  component: Card,
  args: {
    children: (
      <>
        <h3>Lemon salmon with greens</h3>
        <p>Crisp skin, soft leeks and a bright dressing.</p>
        <Badge tone="basil" icon="check">
          Low impact
        </Badge>
      </>
    ),
  },
} satisfies Meta<typeof Card>

type Story = StoryObj<typeof Card>

export const Plain: Story = {}
export const Interactive: Story = { args: { interactive: true } }
export const Basil: Story = { args: { tone: 'basil' } }
export const Apricot: Story = { args: { tone: 'apricot' } }
export const Sunk: Story = { args: { tone: 'sunk' } }
