import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.tsx'

let broken = true
function Page() {
  if (broken) throw new TypeError('the soup is missing')
  return <p>the soup</p>
}

beforeEach(() => {
  broken = true
  // React logs what a boundary caught; here that is expected.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const page = (resetKey = '/a', onRetry = vi.fn()) => (
  <ErrorBoundary resetKey={resetKey} onRetry={onRetry}>
    <Page />
  </ErrorBoundary>
)

describe('a page that breaks', () => {
  it('shows the specified text, with the details collapsed [BROKEN-1] [BROKEN-2] [BROKEN-4]', () => {
    render(page())
    const heading = screen.getByRole('heading', { name: 'Something went wrong.' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText("We're sorry, but there was an error processing your request.")).toBeTruthy()
    const details = screen.getByText('Error Details').closest('details')
    expect(details?.open).toBe(false)
    expect(details?.textContent).toContain('TypeError: the soup is missing')
  })

  it('comes back with Try Again once the cause is gone', async () => {
    const onRetry = vi.fn()
    render(page('/a', onRetry))
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(screen.getByText('the soup')).toBeTruthy()
    expect(onRetry).not.toHaveBeenCalled()
  })

  it('reloads when it breaks again [BROKEN-3]', async () => {
    const onRetry = vi.fn()
    render(page('/a', onRetry))
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(onRetry).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('does not break other pages', () => {
    const { rerender } = render(page('/a'))
    broken = false
    rerender(page('/b'))
    expect(screen.getByText('the soup')).toBeTruthy()
  })
})
