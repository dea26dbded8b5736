import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Plate } from './Plate.tsx'
import { plateSvg } from './plate-svg.ts'
import { percentsOf } from './shares.ts'

afterEach(cleanup)

const balanced = { vegetables: 0.5, protein: 0.25, carbohydrate: 0.25, other: 0 }

it('says in words what it shows', () => {
  render(<Plate shares={balanced} label="Lemon salmon" />)
  screen.getByRole('img', {
    name: 'Lemon salmon. By weight: 50% non-starchy vegetables, 25% protein foods, 25% carbohydrate foods.',
  })
})

it('invents nothing for a plate no one could weigh', () => {
  render(<Plate shares={null} legend />)
  screen.getByRole('img', { name: 'What is on this plate is not known.' })
  expect(screen.queryByText('0%')).toBeNull()
})

it('gives percents that add up to 100', () => {
  const thirds = { vegetables: 1 / 3, protein: 1 / 3, carbohydrate: 1 / 3, other: 0 }
  expect(Object.values(percentsOf(thirds)).reduce((sum, part) => sum + part)).toBe(100)
})

it('gives each slice the angle of its share', () => {
  const [, protein] = plateSvg({ shares: balanced, width: 400, height: 400 }).match(
    /<path d="(M[^"]+)" fill="#efcfa4"/,
  )!
  const points = [...protein!.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[LAz]|$)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ])
  // The upper right quarter: no corner of it left of or below the middle.
  expect(points.every(([x, y]) => x! >= 0 && y! <= 0)).toBe(true)
})

it('makes a picture that stands alone, the same each time, whatever the title', () => {
  const picture = { shares: balanced, width: 1200, height: 675, title: 'Beans & <b>rice</b>' }
  const svg = plateSvg(picture)
  expect(plateSvg(picture)).toBe(svg)
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(parsed.querySelector('parsererror, script, image, b')).toBeNull()
  expect(parsed.querySelector('title')?.textContent).toContain('Beans & <b>rice</b>. By weight')
  expect(svg).not.toMatch(/NaN|undefined|href="[^#]/)
})
