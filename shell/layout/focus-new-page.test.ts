import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { focusNewPage } from './focus-new-page.ts'
import { MAIN_ID } from './SkipLink.tsx'

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** A page has loaded while the focus was on a button in the header. */
function arrive(around: string): Element | null {
  document.body.innerHTML = `<div ${around}><button>My Profile</button></div><main id="${MAIN_ID}"><h1>New</h1></main>`
  document.querySelector('button')?.focus()
  focusNewPage(undefined)
  return document.activeElement
}

it('puts the focus on the heading of the new page', () => {
  expect(arrive('')?.textContent).toBe('New')
})

it('waits for the link to return to if its page is not fully rendered, and only for that page', async () => {
  document.body.innerHTML = `<main id="${MAIN_ID}"><div data-unfinished><h1>Meal Planner</h1></div></main>`
  focusNewPage('/how-we-count')
  expect(document.activeElement).toBe(document.body)
  const page = document.querySelector('[data-unfinished]')
  page?.removeAttribute('data-unfinished')
  page?.insertAdjacentHTML('beforeend', '<a href="/how-we-count">How we count</a>')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('How we count'))
})

it('puts it on the heading after ten seconds if the page is still loading', () => {
  vi.useFakeTimers()
  document.body.innerHTML = `<main id="${MAIN_ID}"><h1>My Recipes</h1><p data-unfinished>Loading...</p></main>`
  focusNewPage('/recipes/1')
  vi.advanceTimersByTime(9900)
  expect(document.activeElement).toBe(document.body)
  vi.advanceTimersByTime(200)
  expect(document.activeElement?.textContent).toBe('My Recipes')
})

it('leaves it on what the visitor has just opened', () => {
  expect(arrive('data-unfolded')?.textContent).toBe('My Profile')
})
