import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Asked } from './Asked.tsx'
import { SALMON_ASKED } from './testing/recipes.ts'

afterEach(cleanup)

const CHANGED = 'Celery instead of onion: you asked to avoid it.'
const LATE = 'This takes 40 minutes, not 20.'

const asked = (notes: string[], changes?: string[]) =>
  render(
    <Asked
      origin={{
        ...SALMON_ASKED.figures.origin,
        brief: { readings: [], answers: [] },
        notes,
        ...(changes && { changes }),
      }}
    />,
  )

it('does not say that something was missed where a food was only changed as asked', () => {
  asked([CHANGED], [CHANGED])
  expect(screen.queryByText('We couldn’t do everything you asked for')).toBeNull()
  expect(
    screen.getByText('Changed to fit your request').closest('div')?.parentElement?.textContent,
  ).toContain(CHANGED)
})

it('tells what was missed apart from what was changed', () => {
  asked([CHANGED, LATE], [CHANGED])
  const missed = screen.getByText('We couldn’t do everything you asked for').parentElement
  expect(missed?.textContent).toContain(LATE)
  expect(missed?.textContent).not.toContain(CHANGED)
})

it('shows the notes of older recipes, which do not say what was changed, as before', () => {
  asked([CHANGED])
  expect(screen.getByText('We couldn’t do everything you asked for')).toBeTruthy()
  expect(screen.queryByText('Changed to fit your request')).toBeNull()
})
