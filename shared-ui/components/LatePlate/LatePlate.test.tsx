import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PlateProps } from '../Plate/PlateFigure.tsx'

const SOUP: PlateProps = {
  shares: { vegetables: 0.6, protein: 0.2, carbohydrate: 0.2, other: 0 },
  vessel: 'bowl',
  foods: [{ name: 'carrots' }, { name: 'white beans' }],
  label: 'Bean soup',
  legend: true,
}
const NAME =
  'Bean soup. In a bowl. By weight: 60% non-starchy vegetables, 20% protein foods, 20% carbohydrate foods.'

let idle: (() => void) | null = null

beforeEach(() => {
  // Each test has a fresh page, whose drawing is not loaded yet.
  vi.resetModules()
  idle = null
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => {
    idle = null
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const page = async () => ({ ...(await import('./LatePlate.tsx')), ...(await import('./drawing.ts')) })
const picture = () => screen.getByRole('img', { name: NAME })
const isDrawn = () => picture().querySelector('use') !== null

it('says the same in the same box, before and after the dish is drawn', async () => {
  const { LatePlate, fetchDrawing } = await page()
  render(<LatePlate {...SOUP} />)
  const before = picture().getAttribute('viewBox')
  const words = document.querySelector('figcaption')?.textContent
  expect(isDrawn()).toBe(false)
  await act(async () => {
    idle?.()
    await fetchDrawing()
  })
  expect(isDrawn()).toBe(true)
  expect(picture().getAttribute('viewBox')).toBe(before)
  expect(document.querySelector('figcaption')?.textContent).toBe(words)
})

it('loads the drawing when the page is idle, and not if it is left before', async () => {
  const { LatePlate, drawing } = await page()
  const { unmount } = render(<LatePlate {...SOUP} />)
  expect(idle).not.toBeNull()
  unmount()
  expect(idle).toBeNull()
  expect(drawing()).toBeNull()
})

it('draws the next picture at once', async () => {
  const { LatePlate, fetchDrawing } = await page()
  await fetchDrawing()
  render(<LatePlate {...SOUP} />)
  expect(isDrawn()).toBe(true)
})

it('keeps the plain plate if the drawing cannot be loaded, and tries again for the next', async () => {
  vi.doMock('../Plate/Plate.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { LatePlate, fetchDrawing, drawing } = await page()
  render(<LatePlate {...SOUP} />)
  await act(fetchDrawing)
  expect(isDrawn()).toBe(false)
  vi.doUnmock('../Plate/Plate.tsx')
  await act(fetchDrawing)
  expect(drawing()).not.toBeNull()
})
