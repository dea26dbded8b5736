import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { Privacy } from './Privacy.tsx'
import { Terms } from './Terms.tsx'

afterEach(cleanup)

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const open = (page: React.ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>)

describe('the privacy policy', () => {
  it('has its nine sections and its date [LEGAL-1]', () => {
    open(<Privacy />)
    expect(headings()).toHaveLength(9)
    expect(headings()[8]).toMatch(/^9\. Contact/)
    expect(screen.getByText('Last updated: June 2023')).toBeTruthy()
  })

  it.each(['access', 'correct', 'delete', 'restrict', 'portability'])(
    'gives the right to %s [LEGAL-5]',
    (right) => {
      open(<Privacy />)
      const rights = document.getElementById('your-rights')
      expect([...(rights?.querySelectorAll('strong') ?? [])].map((name) => name.textContent)).toContain(right)
      expect(rights?.querySelector('a[href="/profile"]')).not.toBeNull()
    },
  )
})

it('the terms have their twelve sections, their date and California law [LEGAL-11] [LEGAL-1]', () => {
  open(<Terms />)
  expect(headings()).toHaveLength(12)
  expect(screen.getByText('Last updated: June 2023')).toBeTruthy()
  expect(document.getElementById('governing-law')?.textContent).toContain('State of California')
})
