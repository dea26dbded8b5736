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
    expect(headings()).toEqual([
      '1. Introduction',
      '2. Information We Collect',
      '3. How We Use Your Information',
      '4. Information Sharing',
      '5. Data Security',
      '6. Your Rights',
      '7. Health Disclaimer',
      '8. Changes to This Policy',
      '9. Contact Us',
    ])
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
  expect(headings()).toEqual([
    '1. Agreement to Terms',
    '2. Description of Service',
    '3. Account Registration',
    '4. User Conduct',
    '5. Intellectual Property',
    '6. Medical Disclaimer',
    '7. Limitation of Liability',
    '8. Indemnification',
    '9. Modifications to Terms',
    '10. Termination',
    '11. Governing Law',
    '12. Contact Information',
  ])
  expect(screen.getByText('Last updated: June 2023')).toBeTruthy()
  expect(document.getElementById('governing-law')?.textContent).toContain('State of California')
})
