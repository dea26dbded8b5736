import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../Button/Button.tsx'
import { emptyStateGuidance } from './EmptyState.guidance.ts'
import { EmptyState } from './EmptyState.tsx'

export default {
  title: 'Messages/EmptyState',
  parameters: { guidance: emptyStateGuidance },
  component: EmptyState,
} satisfies Meta<typeof EmptyState>

export const NoRecipes: StoryObj<typeof EmptyState> = {
  args: {
    title: "You haven't created any recipes yet.",
    children: <p>Tell us what you would like to eat; the first one takes a minute.</p>,
    action: <Button>Create Your First Recipe</Button>,
  },
}
export const WordsAlone: StoryObj<typeof EmptyState> = { args: { title: 'None of your recipes match.' } }
