import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Origin } from './Origin.tsx'

it('promises nothing about a food that we don’t know', () => {
  const answer = { reading: 'without:flurbs', held: false, text: 'We don’t know flurbs.' }
  render(
    <Origin
      origin={{
        provider: 'house-chef',
        notice: 'Composed by our house chef.',
        notes: [],
        checked: ['nuts allergy', 'no celery', 'no flurbs'],
        fromProfile: [],
        care: [],
        brief: {
          readings: [
            { id: 'without:celery', kind: 'without', text: 'no celery', mendable: true },
            {
              id: 'without:flurbs',
              kind: 'without',
              text: 'no flurbs: a food we don’t know',
              mendable: true,
            },
          ],
          answers: [answer],
        },
      }}
    />,
  )
  expect(screen.getByText(/Checked against: nuts allergy, no celery\./)).toBeDefined()
})
