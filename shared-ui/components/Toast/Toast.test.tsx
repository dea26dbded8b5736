import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastRegion, useToast } from './Toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  act(() => vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

it('announces a message and removes it after a while, but not while someone is using it', () => {
  const toast = show()
  act(() => void toast.add({ title: 'Recipe link copied to clipboard!' }))
  const status = screen.getByRole('status')
  expect(status.textContent).toContain('Recipe link copied to clipboard!')
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }))
  act(() => vi.advanceTimersByTime(60_000))
  expect(status.textContent).not.toBe('')
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }))
  act(() => vi.advanceTimersByTime(6_000))
  expect(status.textContent).toBe('')
})

it('undoes once', () => {
  const toast = show()
  const restore = vi.fn()
  act(() => void toast.add({ title: 'Deleted Lentil soup', action: { label: 'Undo', onClick: restore } }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(restore).toHaveBeenCalledOnce()
  expect(screen.queryByText('Deleted Lentil soup')).toBeNull()
})

function show() {
  render(<ToastRegion />)
  return useToast()
}
