import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MESSAGES, messageAt } from './messages.ts'
import { RotatingMessage } from './RotatingMessage.tsx'

afterEach(() => vi.useRealTimers())

describe('while a recipe is made', () => {
  it('shows the next of seven messages every three seconds, then starts over [CONST-4]', () => {
    expect(new Set(MESSAGES).size).toBe(7)
    vi.useFakeTimers({ now: 1_000_000 })
    render(<RotatingMessage started={1_000_000} />)
    expect(screen.getByText(MESSAGES[0])).toBeDefined()
    act(() => vi.advanceTimersByTime(2999))
    expect(screen.getByText(MESSAGES[0])).toBeDefined()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.getByText(MESSAGES[1])).toBeDefined()
    expect(messageAt(7 * 3000)).toBe(MESSAGES[0])
  })
})
