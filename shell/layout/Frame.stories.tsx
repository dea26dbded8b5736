import type { Auth } from '@evenplate/platform/contract'
import { MemoryRouter } from 'react-router-dom'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { SiteMapContext } from '../map/site-map.ts'
import { AuthAs } from '../platform/auth.tsx'
import { SAMPLE_MAP } from '../testing/sample-registry.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

const ANA: Auth = { status: 'member', user: { id: 'a', email: 'ana@example.com', confirmed: true } }

/** By the names that stories and Storybook's controls use. */
const STATES = {
  guest: { auth: { status: 'guest' } },
  member: { auth: ANA },
  'visitor whom nobody knows yet': { auth: { status: 'loading' } },
  'guest on a page that is broken': {
    auth: { status: 'guest' },
    error: new Error('The page could not be drawn'),
  },
} satisfies Record<string, { auth: Auth; error?: Error }>

type Props = { state: keyof typeof STATES; at?: string }

/** What surrounds every page, and what replaces a broken one. */
function Frame({ state, at = '/' }: Props) {
  const { auth, error }: { auth: Auth; error?: Error } = STATES[state]
  return (
    <MemoryRouter initialEntries={[at]}>
      <AuthAs presence={{ auth, departures: 0 }}>
        <SiteMapContext value={SAMPLE_MAP}>
          <Header />
          <main style={{ minBlockSize: '40vh' }}>
            {error ? <ErrorScreen error={error} onRetry={() => {}} /> : <h1>A page</h1>}
          </main>
          <Footer />
        </SiteMapContext>
      </AuthAs>
    </MemoryRouter>
  )
}

export default {
  title: 'Shell/Frame',
  component: Frame,
  parameters: { layout: 'fullscreen' },
  args: { state: 'guest' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof Frame>

type Story = StoryObj<typeof Frame>

export const Guest: Story = {}
export const GuestMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Create Account' })).toBeVisible())
  },
}
export const Member: Story = { args: { state: 'member', at: '/glossary' } }
export const MemberMenu: Story = {
  args: { state: 'member' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My Profile' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible())
  },
}
export const NobodyKnowsYet: Story = { args: { state: 'visitor whom nobody knows yet' } }
export const PageBroken: Story = {
  args: { state: 'guest on a page that is broken' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Error Details'))
    await expect(canvas.getByText('Error: The page could not be drawn')).toBeVisible()
  },
}
