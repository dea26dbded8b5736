import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { SiteLink } from './SiteLink.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const drawn = vi.fn()
const follow = () => drawn()

function Place() {
  const { pathname, search } = useLocation()
  return <output>{`${useNavigationType()} ${pathname}${search}`}</output>
}

function open(props: { target?: string; onClick?: (event: { preventDefault(): void }) => void } = {}) {
  render(
    <MemoryRouter initialEntries={['/about']}>
      <SiteLink to="/recipes?tab=all" {...props}>
        Recipes
      </SiteLink>
      <Place />
    </MemoryRouter>,
  )
  const link = screen.getByRole('link')
  return {
    link,
    /** @returns whether the browser should follow it itself */
    click: (init?: MouseEventInit) => fireEvent.click(link, init),
    place: () => screen.getByRole('status').textContent,
  }
}

it('navigates within the page and tells other listeners', () => {
  const { link, click, place } = open({ onClick: follow })
  expect(link.getAttribute('href')).toBe('/recipes?tab=all')
  expect(click()).toBe(false)
  expect(place()).toBe('PUSH /recipes?tab=all')
  expect(drawn).toHaveBeenCalledOnce()
})

it('adds no history entry if it leads to the current page', () => {
  history.replaceState(null, '', '/recipes?tab=all')
  const { click, place } = open()
  click()
  expect(place()).toBe('REPLACE /recipes?tab=all')
})

it.each([
  ['another button', {}, { button: 1 }],
  ['a key', {}, { ctrlKey: true }],
  ['another window', { target: '_blank' }, {}],
])('leaves it to the browser with %s', (_, props, init) => {
  const { link, place } = open(props)
  // jsdom follows no link; after React, which must not see one.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(link, init)
  expect(place()).toBe('POP /about')
})

it('does nothing if a handler prevented it', () => {
  const { click, place } = open({ onClick: (event) => event.preventDefault() })
  click()
  expect(place()).toBe('POP /about')
})
