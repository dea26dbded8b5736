import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { WaysOn } from './WaysOn.tsx'

afterEach(cleanup)

const show = (message: string, obstacles: string[]) =>
  render(
    <WaysOn
      failure={{ code: 'cannot_be_done', message, details: { obstacles, ways: [] } }}
      onWay={() => {}}
      onBack={() => {}}
    />,
  )

it('says once why it cannot be done', () => {
  show('We have no recipe for it.', ['We have no recipe for it.'])
  expect(screen.getAllByText('We have no recipe for it.')).toHaveLength(1)
  expect(screen.queryByRole('list')).toBeNull()
})

it('lists what the message does not say', () => {
  show('Three tacos hold at least 36 g.', ['The tortillas alone are 33 g.'])
  expect(screen.getByRole('listitem').textContent).toBe('The tortillas alone are 33 g.')
})
