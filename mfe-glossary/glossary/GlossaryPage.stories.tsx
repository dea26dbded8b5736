import { FakeShell } from '@evenplate/platform/fake'
import { expect, userEvent } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import remote from '../remote.tsx'

function StoryGlossary({ at = '/glossary' }: { at?: string }) {
  return <FakeShell page={remote.pages.glossary} at={at} />
}

export default {
  title: 'Glossary/Page',
  component: StoryGlossary,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryGlossary>

type Story = StoryObj<typeof StoryGlossary>

export const AllTerms: Story = {}
export const OneCategory: Story = { args: { at: '/glossary?category=recipes' } }
export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByPlaceholderText('Search terms...'), 'fiber')
    await expect(await canvas.findByRole('heading', { name: /^Fiber/ })).toBeVisible()
  },
}
export const NoMatch: Story = {
  args: { at: '/glossary?q=frobnicate' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No terms found matching your search/)).toBeVisible()
  },
}
