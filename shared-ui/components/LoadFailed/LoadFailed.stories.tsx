import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { loadFailedGuidance } from './LoadFailed.guidance.ts'
import { LoadFailed } from './LoadFailed.tsx'

/** Something could not be loaded, with a button to try again. */
export default {
  title: 'Messages/LoadFailed',
  parameters: { guidance: loadFailedGuidance },
  component: LoadFailed,
  args: { title: 'We couldn’t load your activity just now.', onRetry: fn() },
} satisfies Meta<typeof LoadFailed>

type Story = StoryObj<typeof LoadFailed>

export const Short: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const WithAdvice: Story = {
  args: {
    title: 'We couldn’t load this recipe just now.',
    children: 'Your recipes are safe. Please check your connection.',
  },
}
