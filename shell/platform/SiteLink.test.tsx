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
    /** @returns whether the browser is to follow it itself */
    click: (init?: MouseEventInit) => fireEvent.click(link, init),
    place: () => screen.getByRole('status').textContent,
  }
}

it('leads on within the page, and says so to whoever else wants to know', () => {
  const { link, click, place } = open({ onClick: follow })
  expect(link.getAttribute('href')).toBe('/recipes?tab=all')
  expect(click()).toBe(false)
  expect(place()).toBe('PUSH /recipes?tab=all')
  expect(drawn).toHaveBeenCalledOnce()
})

it('adds no step back where it leads to where one is', () => {
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
  // jsdom follows no link; after React, which must see none.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(link, init)
  expect(place()).toBe('POP /about')
})

it('leads nowhere where somebody has said no', () => {
  const { click, place } = open({ onClick: (event) => event.preventDefault() })
  click()
  expect(place()).toBe('POP /about')
})
