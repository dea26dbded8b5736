import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { Home } from './Home.tsx'

afterEach(cleanup)

const sections = () => screen.queryAllByRole('heading', { level: 2 }).length
const page = (start: string, routes = <Route path="/" element={<Home />} />) => (
  <MemoryRouter initialEntries={['/', start]}>
    <Routes>{routes}</Routes>
  </MemoryRouter>
)

it('has all of its sections in the document', () => {
  expect(renderToString(page('/')).match(/<h2/g)).toHaveLength(4)
})

it.each([
  ['at once for a returning visitor', -1 as const, 4],
  ['after its first screen for a visitor who follows a link', '/' as const, 0],
])('draws its sections %s', async (_, way, first) => {
  const seen: number[] = []
  const Counted = () => {
    useEffect(() => void seen.push(document.querySelectorAll('h2').length), [])
    return <Home />
  }
  const Leave = () => {
    const navigate = useNavigate()
    return (
      <button type="button" onClick={() => navigate(way as string)}>
        Go
      </button>
    )
  }
  render(
    page(
      '/other',
      <>
        <Route path="/" element={<Counted />} />
        <Route path="/other" element={<Leave />} />
      </>,
    ),
  )
  await act(async () => screen.getByRole('button', { name: 'Go' }).click())
  expect(seen[0]).toBe(first)
  await waitFor(() => expect(sections()).toBe(4))
})
