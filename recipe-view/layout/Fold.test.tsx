import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Fold } from './Fold.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const part = (
  <Fold title="Blood sugar tips" hint="2">
    <p>Eat the broccoli first.</p>
  </Fold>
)
const isOpen = () => screen.getByRole('region', { name: 'Blood sugar tips' }).querySelector('details')?.open

it('is open on a wide screen, and without JavaScript', () => {
  render(part)
  expect(isOpen()).toBe(true)
  expect(renderToString(part)).toMatch(/<details[^>]* open/)
})

it('is collapsed on a phone, opened by a press and on paper', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(part)
  expect(isOpen()).toBe(false)
  window.dispatchEvent(new Event('beforeprint'))
  expect(isOpen()).toBe(true)
  window.dispatchEvent(new Event('afterprint'))
  expect(isOpen()).toBe(false)
  await userEvent.setup().click(screen.getByRole('heading', { name: 'Blood sugar tips' }))
  expect(isOpen()).toBe(true)
  window.dispatchEvent(new Event('beforeprint'))
  window.dispatchEvent(new Event('afterprint'))
  expect(isOpen()).toBe(true)
})
