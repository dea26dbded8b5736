import { FakeShell } from '@evenplate/platform/fake'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import remote from '../remote.tsx'

afterEach(cleanup)

const open = (onGo?: (to: string) => void) => (
  <FakeShell page={remote.pages.start} at="/health-log" onGo={onGo} />
)

describe('health log', () => {
  it('says what the page is, and leads home', () => {
    const onGo = vi.fn()
    render(open(onGo))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Health Log')
    screen.getByRole('link', { name: 'Home' }).click()
    expect(onGo.mock.calls[0]?.[0]).toBe('/')
  })

  it('is whole before any script runs', () => {
    expect(renderToString(open())).toContain('Nothing is here yet.')
  })
})
