import { fakeNav, fakePlatform } from '@evenplate/platform/fake'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import remote from '../remote.tsx'
import { TERMS } from '../terms/all-terms.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A glossary whose router changes the address only when the test says so, like a busy one. */
function openWithSlowAddress() {
  const asked: string[] = []
  const Page = remote.pages.glossary as NonNullable<typeof remote.pages.glossary>
  const at = (address: string) => (
    <Page platform={{ ...platform, nav: fakeNav(address, (to) => asked.push(to)) }} />
  )
  const platform = fakePlatform()
  const { rerender } = render(at('/glossary'))
  return {
    asked,
    arrive: () => {
      const address = asked.at(-1)
      if (address) rerender(at(address))
    },
  }
}

const search = () => screen.getByPlaceholderText<HTMLInputElement>('Search terms...')
const type = (value: string) => fireEvent.change(search(), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pause = () => act(() => vi.advanceTimersByTime(1000))
const category = () => screen.getByRole('button', { name: 'Nutrition' }).getAttribute('aria-pressed')

it('does not lose a category chosen before the typed search is in the address', () => {
  const { asked, arrive } = openWithSlowAddress()
  type('xyzzy')
  pause()
  arrive()
  type('')
  press('Nutrition')
  pause()
  arrive()
  expect(asked.at(-1)).toBe('/glossary?category=nutrition')
  expect(category()).toBe('true')
})

it('shows a category at once', () => {
  openWithSlowAddress()
  press('Nutrition')
  expect(category()).toBe('true')
})

it('does not bring back what was cleared while the address was changing', () => {
  const { asked, arrive } = openWithSlowAddress()
  type('xyzzy')
  pause()
  type('')
  arrive()
  expect(search().value).toBe('')
  pause()
  arrive()
  expect(asked.at(-1)).toBe('/glossary')
  expect(screen.getAllByRole('article')).toHaveLength(TERMS.length)
})
