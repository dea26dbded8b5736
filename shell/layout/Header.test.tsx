import type { Auth } from '@evenplate/platform/contract'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { SiteMapContext } from '../map/site-map.ts'
import { AuthAs } from '../platform/auth.tsx'
import { SAMPLE_MAP } from '../testing/sample-registry.ts'
import { Header } from './Header.tsx'

const member = (email: string): Auth => ({ status: 'member', user: { id: 'a', email, confirmed: true } })

function open(auth: Auth, at = '/') {
  const Where = () => <output>{useLocation().pathname}</output>
  const Late = () => {
    const navigate = useNavigate()
    return (
      <button type="button" onPointerEnter={() => navigate('/late')}>
        Late
      </button>
    )
  }
  render(
    <MemoryRouter initialEntries={[at]}>
      <AuthAs presence={{ auth, departures: 0 }}>
        <SiteMapContext value={SAMPLE_MAP}>
          <Header />
        </SiteMapContext>
        <button type="button">Elsewhere</button>
        <Where />
        <Late />
      </AuthAs>
    </MemoryRouter>,
  )
  return userEvent.setup()
}
afterEach(cleanup)

const names = (list: HTMLElement) =>
  [...within(list).getAllByRole('listitem')].map((item) => item.textContent)

describe('the account menu', () => {
  it('is not there until the session is known [HEAD-4]', () => {
    open({ status: 'loading' })
    expect(screen.queryByRole('button', { name: /Sign In|My Profile/ })).toBeNull()
  })

  it('lets a guest sign in or create an account [HEAD-5]', async () => {
    const user = open({ status: 'guest' })
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(names(screen.getByRole('list', { name: 'Account' }))).toEqual(['Sign In', 'Create Account'])
    await user.click(screen.getByRole('link', { name: 'Create Account' }))
    expect(screen.getByRole('status').textContent).toBe('/register')
    expect(screen.queryByRole('list', { name: 'Account' })).toBeNull()
  })

  it('shows a member their letter, their pages and Sign Out [HEAD-10]', async () => {
    const user = open(member('ana@example.com'))
    const button = screen.getByRole('button', { name: 'My Profile' })
    expect(button.textContent).toContain('A')
    await user.click(button)
    expect(names(screen.getByRole('list', { name: 'My Profile' }))).toEqual([
      'Dashboard',
      'Profile Settings',
      'Saved Recipes',
      'Sign Out',
    ])
    expect(screen.getByRole('link', { name: 'Saved Recipes' }).getAttribute('href')).toBe('/saved-recipes')
  })

  it('shows U for a member without an address [HEAD-9]', () => {
    open(member(''))
    expect(screen.getByRole('button', { name: 'My Profile' }).textContent).toContain('U')
  })

  it('closes on Escape with the focus back on its button, and on a press outside [HEAD-11]', async () => {
    const user = open(member('ana@example.com'))
    const button = screen.getByRole('button', { name: 'My Profile' })
    await user.click(button)
    await user.keyboard('{ArrowDown}{Escape}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
    await user.click(button)
    await user.click(screen.getByRole('status'))
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('stays open when a page arrives late, and closes when the visitor goes back', async () => {
    const user = open(member('ana@example.com'))
    const button = screen.getByRole('button', { name: 'My Profile' })
    await user.click(button)
    await user.hover(screen.getByRole('button', { name: 'Late' }))
    expect(screen.getByRole('status').textContent).toBe('/late')
    expect(button.getAttribute('aria-expanded')).toBe('true')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  })

  it('moves with the arrow keys, and closes when Tab leaves it', async () => {
    const user = open(member('ana@example.com'))
    const button = screen.getByRole('button', { name: 'My Profile' })
    button.focus()
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toBe(await focused())
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBe(await focused())
    await user.keyboard('{Home}')
    await focused()
    await user.keyboard('{End}')
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBe(await focused())
    await user.tab()
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })
})

/** The focus moves in the next frame. */
const focused = () => new Promise((then) => requestAnimationFrame(() => then(document.activeElement)))

describe('the links', () => {
  it('name the four pages and mark the current one', () => {
    open({ status: 'guest' }, '/glossary')
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Home',
      'Recipe Builder',
      'Meal Planner',
      'Glossary',
    ])
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[3]])
  })

  it('open on a phone, and close on Escape and on arrival', async () => {
    const user = open({ status: 'guest' })
    const toggle = screen.getByRole('button', { name: 'Menu' })
    await user.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    await user.click(toggle)
    await user.click(screen.getByRole('link', { name: 'Recipe Builder' }))
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
  })
})
