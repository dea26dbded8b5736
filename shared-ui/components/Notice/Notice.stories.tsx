import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../Button/Button.tsx'
import { noticeGuidance } from './Notice.guidance.ts'
import { Notice } from './Notice.tsx'

export default {
  title: 'Messages/Notice',
  parameters: { guidance: noticeGuidance },
  component: Notice,
  args: { children: 'Evenplate is information, not medical advice.' },
} satisfies Meta<typeof Notice>

type Story = StoryObj<typeof Notice>

export const Info: Story = {}
export const Success: Story = { args: { tone: 'success', children: 'Profile updated successfully!' } }
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'One free recipe left',
    children: 'You have saved 4 of 5 recipes.',
    actions: (
      <Button variant="secondary" size="s">
        Tidy up
      </Button>
    ),
  },
}
export const Danger: Story = {
  args: { tone: 'danger', children: 'Failed to generate recipe. Please try again.' },
}
export const LongWords: Story = {
  args: {
    tone: 'warning',
    title: 'Two of nine ingredients could not be counted, so the real numbers are higher than those below',
    children:
      '1 (14.5 ounce) can no-salt-added fire-roasted diced tomatoes with green chiles, drained and patted dry; 1 pinch sumac.',
  },
}
