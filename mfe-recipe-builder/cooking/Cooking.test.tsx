import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { askFor, button, openBuilder } from '../testing/open-builder.tsx'
import { MESSAGES, messageAt } from './messages.ts'
import { RotatingMessage } from './RotatingMessage.tsx'

afterEach(() => vi.useRealTimers())

describe('while a recipe is made', () => {
  it('shows the next of seven messages every three seconds, then begins again', () => {
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

  it('takes an address with an @, and is honest about the mail', async () => {
    const { user } = openBuilder()
    await askFor(user)
    expect(button('Email me')).toHaveProperty('disabled', true)
    fireEvent.change(screen.getByLabelText(/Email me this recipe/), { target: { value: 'ana@example.com' } })
    await user.click(button('Email me'))
    expect(screen.getByText(/E-mail delivery is not switched on yet/)).toBeDefined()
    expect(sessionStorage.getItem('evenplate.builder')).not.toContain('ana@example.com')
  })
})
