import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ImpactBadge } from './ImpactBadge.tsx'

afterEach(cleanup)

it.each([
  ['Low', 'Low (Excellent)', 'basil'],
  ['High', 'High (Limit portion)', 'tomato'],
  [null, 'Not enough information', 'neutral'],
] as const)('says a band of %s in words', (band, words, tone) => {
  render(<ImpactBadge band={band} />)
  expect(screen.getByText(words).closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone)
})
