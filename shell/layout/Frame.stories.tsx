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

type Props = { auth: Auth; at?: string; error?: Error }

/** What surrounds every page, and what replaces a broken one. */
function Frame({ auth, at = '/', error }: Props) {
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
  args: { auth: { status: 'guest' } },
} satisfies Meta<typeof Frame>

type Story = StoryObj<typeof Frame>
const ANA: Auth = { status: 'member', user: { id: 'a', email: 'ana@example.com', confirmed: true } }

export const Guest: Story = {}
export const GuestMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Create Account' })).toBeVisible())
  },
}
export const Member: Story = { args: { auth: ANA, at: '/glossary' } }
export const MemberMenu: Story = {
  args: { auth: ANA },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My Profile' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible())
  },
}
export const NobodyKnowsYet: Story = { args: { auth: { status: 'loading' } } }
export const PageBroken: Story = {
  args: { error: new Error('The page could not be drawn') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Error Details'))
    await expect(canvas.getByText('Error: The page could not be drawn')).toBeVisible()
  },
}
