import { fakeMember, remoteOf } from '@evenplate/platform/fake'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from './app.tsx'
import { MemberOnly } from './layout/MemberOnly.tsx'
import { useFreshStart } from './layout/use-fresh-start.ts'
import { SiteMapContext } from './map/site-map.ts'
import { AuthAs } from './platform/auth.tsx'
import { RemoteLoaderContext } from './remotes/remote-loader.ts'
import { SAMPLE_MAP } from './testing/sample-registry.ts'

const ROUTES = SAMPLE_MAP.routes

/** Every remote page there is, as a heading that names it. */
const remote = remoteOf(
  Object.fromEntries(
    ROUTES.flatMap(({ page }) =>
      page.kind === 'remote' ? [[page.name, () => <h1>{`page ${page.name}`}</h1>] as const] : [],
    ),
  ),
)
const Where = () => {
  const { pathname, search, hash } = useLocation()
  return <output aria-label="address">{pathname + search + hash}</output>
}
const address = () => screen.getByRole('status', { name: 'address' }).textContent

function open(at: string) {
  render(
    <SiteMapContext value={SAMPLE_MAP}>
      <RemoteLoaderContext value={async () => remote}>
        <MemoryRouter initialEntries={[at]}>
          <App />
          <Where />
        </MemoryRouter>
      </RemoteLoaderContext>
    </SiteMapContext>,
  )
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  document.head.innerHTML = `<title>old</title><meta name="description" content="old">
    <script type="application/json" id="evenplate-config">{"supabaseUrl":"","publishableKey":"k","remotes":{},"siteUrl":"https://evenplate.example"}</script>`
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the URL map', () => {
  it.each(ROUTES.filter(({ page, guard }) => page.kind === 'shell' && !guard))(
    'has a page at $path',
    async ({ path }) => {
      open(path === '*' ? '/no/such/page' : path)
      expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1)
    },
  )

  it('says that an unknown address has no page', async () => {
    open('/no/such/page')
    await screen.findByRole('heading', { name: 'Page not found' })
    expect(document.title).toBe('Page Not Found | Evenplate')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  it('keeps the filter on the way from /saved-recipes', async () => {
    open('/saved-recipes?filter=favorites')
    await waitFor(() => expect(address()).toContain('/login?next='))
    const next = new URLSearchParams(address()?.split('?')[1]).get('next')
    expect(next).toBe('/recipes?filter=favorites')
  })

  it('gives a page the parts of its address', async () => {
    open('/shared/00112233445566778899aabbccddeeff')
    await screen.findByRole('heading', { name: 'page shared-recipe' })
    expect(document.title).toBe('Shared Recipe | Evenplate')
  })

  it('leaves a head that was already written for this address as it is', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta property="og:url" content="https://evenplate.example/shared/00112233445566778899aabbccddeeff">',
    )
    document.title = 'Lentil soup | Evenplate'
    open('/shared/00112233445566778899aabbccddeeff')
    await screen.findByRole('heading', { name: 'page shared-recipe' })
    expect(document.title).toBe('Lentil soup | Evenplate')
  })

  it('titles each page once and differently', () => {
    const pages = ROUTES.filter(({ page }) => page.kind !== 'redirect')
    for (const key of ['path', 'title', 'description'] as const) {
      expect(new Set(pages.map((route) => route[key])).size).toBe(pages.length)
    }
  })
})

describe('a guard', () => {
  it.each(['/dashboard', '/profile?from=mail', '/recipes/7/edit', '/activity'])(
    'sends a guest from %s to sign in, and back [ROUTE-3] [PROFILE-1] [DASH-1]',
    async (at) => {
      open(at)
      await screen.findByRole('heading', { name: 'page login' })
      expect(address()).toBe(`/login?next=${encodeURIComponent(at)}`)
    },
  )

  it('keeps what an emailed link says, but no token', async () => {
    open(
      '/dashboard#error=access_denied&error_code=otp_expired&error_description=expired&access_token=secret',
    )
    await screen.findByRole('heading', { name: 'page login' })
    expect(address()).toBe('/login?next=%2Fdashboard#error_code=otp_expired')
  })

  it.each([{ status: 'loading' } as const, fakeMember()])('lets $status see the page', (auth) => {
    render(
      <MemoryRouter initialEntries={['/dashboard']}>
        <AuthAs presence={{ auth, departures: 0 }}>
          <MemberOnly>the page</MemberOnly>
        </AuthAs>
      </MemoryRouter>,
    )
    expect(screen.getByText('the page')).toBeTruthy()
  })
})

describe('a navigation', () => {
  it('brings the new title, description and canonical address, and the focus to the heading [META-9]', async () => {
    open('/')
    await userEvent.click(screen.getAllByRole('link', { name: 'Glossary' })[0]!)
    const heading = await screen.findByRole('heading', { name: 'page glossary' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(document.title).toBe('Blood Sugar Glossary | Evenplate')
    expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1)
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toContain(
      'Glycemic index',
    )
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://evenplate.example/glossary',
    )
    expect(screen.getByText('Blood Sugar Glossary | Evenplate', { selector: '[aria-live]' })).toBeTruthy()
  })

  it('reloads the page once a member has signed out, and never before', () => {
    const start = vi.fn()
    function Page() {
      useFreshStart(start)
      return null
    }
    const at = (path: string, departures: number) => (
      <MemoryRouter key="router" initialEntries={[path]}>
        <AuthAs presence={{ auth: { status: 'guest' }, departures }}>
          <Page />
          <GoTo path={path} />
        </AuthAs>
      </MemoryRouter>
    )
    const { rerender } = render(at('/', 0))
    rerender(at('/glossary', 0))
    expect(start).not.toHaveBeenCalled()
    rerender(at('/glossary', 1))
    expect(start).not.toHaveBeenCalled()
    rerender(at('/about', 1))
    expect(start).toHaveBeenCalledOnce()
  })
})

function GoTo({ path }: { path: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(path), [path, navigate])
  return null
}
