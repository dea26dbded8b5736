import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { lookOf } from './food-looks.ts'
import { Plate } from './Plate.tsx'
import { sceneOf } from './picture.ts'
import { firstLookOf } from './plate-layout.ts'
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

it('invents nothing for a plate that could not be weighed', () => {
  render(<Plate shares={null} legend />)
  screen.getByRole('img', { name: 'What is on this plate is not known.' })
  expect(screen.queryByText('0%')).toBeNull()
})

it('has percents that add up to 100', () => {
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

const SMOOTHIE = [
  { name: 'Greek yogurt, plain', group: 'protein', grams: 200 },
  { name: 'spinach', group: 'vegetables', grams: 40 },
  { name: 'blueberries', group: 'carbohydrate', grams: 100 },
] as const
const drawnIn = (picture: Parameters<typeof sceneOf>[0]) =>
  [...new Set(sceneOf(picture).pieces.map(({ key }) => key))].sort()

it('draws a dish with its own foods, and no others', () => {
  expect(drawnIn({ shares: balanced, foods: SMOOTHIE, vessel: 'glass' })).toEqual([
    'blueberry',
    'spinach',
    'yogurt',
  ])
  // A group without drawn foods is shown by its dab of color, which suggests no food.
  const unknown = [{ name: 'zorblax root', group: 'vegetables' as const }]
  expect(drawnIn({ shares: balanced, foods: unknown })).toEqual([
    'dab-carbohydrate',
    'dab-protein',
    'dab-vegetables',
  ])
})

it('draws no food next to the name of a group that the dish lacks', () => {
  const shares = { vegetables: 0.8, protein: 0, carbohydrate: 0.2, other: 0 }
  render(<Plate shares={shares} foods={SMOOTHIE} legend />)
  const swatch = (name: string) => screen.getByText(name).parentElement?.querySelector('svg')
  expect(swatch('Protein foods')?.querySelector('path')).toBeNull()
  expect(swatch('Non-starchy vegetables')?.querySelector('path')).not.toBeNull()
})

it('shows no yolk for an egg that is beaten into a cake', () => {
  const drawingIn = (vessel: 'cake-tin' | 'skillet') =>
    sceneOf({ shares: balanced, foods: [{ name: 'eggs' }], vessel }).drawings.egg
  expect(drawingIn('cake-tin')).not.toEqual(drawingIn('skillet'))
})

it('draws two dishes with the same shares differently', () => {
  const other = SMOOTHIE.map((food) => (food.name === 'spinach' ? { ...food, name: 'kale' } : food))
  const svg = (foods: typeof other) =>
    plateSvg({ shares: balanced, foods, vessel: 'glass', width: 400, height: 400 })
  expect(svg(other)).not.toBe(svg([...SMOOTHIE]))
  expect(svg(other)).toBe(svg(other))
})

it('keeps each piece within the vessel, in every vessel', () => {
  for (const vessel of ['plate', 'bowl', 'glass', 'mug', 'cake-tin', 'sheet', 'skillet', 'board'] as const) {
    const { pieces } = sceneOf({ shares: balanced, foods: SMOOTHIE, vessel })
    expect(pieces.length, vessel).toBeGreaterThan(6)
    for (const { x, y } of pieces) expect(Math.hypot(x, y), vessel).toBeLessThan(195)
  }
})

it('identifies a food by its noun, and draws nothing for what is invisible', () => {
  const looks = (name: string) => lookOf(name)?.key ?? null
  expect(looks('peanut butter')).toBe(looks('butter'))
  expect(looks('green beans, trimmed')).toBe('asparagus')
  expect(looks('sweet potatoes')).not.toBe(looks('potatoes'))
  expect(looks('2 eggs')).toBe('egg')
  expect(looks('eggplant')).toBe('eggplant')
  expect(looks('corn tortillas')).toBe('tortilla')
  expect(looks('tomato sauce')).not.toBe(looks('soy sauce'))
  expect(looks('cocoa powder, unsweetened')).toBe('chocolate')
  expect(looks('green chiles')).toBe(looks('jalapeño pepper'))
  for (const name of ['olive oil', 'lemon juice', 'chicken broth', 'black pepper', 'garlic powder'])
    expect(looks(name), name).toBeNull()
  expect(firstLookOf('protein', SMOOTHIE)?.key).toBe('yogurt')
})

it('makes a self-contained picture, the same each time for any title', () => {
  const picture = {
    shares: balanced,
    foods: [{ name: 'black beans' }, { name: 'white rice' }, { name: '"><script>' }],
    width: 1200,
    height: 675,
    title: 'Beans & <b>rice</b>',
  }
  const svg = plateSvg(picture)
  expect(plateSvg(picture)).toBe(svg)
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(parsed.querySelector('parsererror, script, image, b')).toBeNull()
  expect(parsed.querySelector('title')?.textContent).toContain('Beans & <b>rice</b>. By weight')
  expect(svg).not.toMatch(/NaN|undefined|href="[^#]/)
})

it('lays out the foods of a dish once, and those of another dish again', () => {
  const dish = () => ({ shares: balanced, foods: [{ name: 'carrots' }, { name: 'salmon' }] })
  expect(sceneOf(dish())).toBe(sceneOf(dish()))
  expect(sceneOf({ ...dish(), vessel: 'bowl' })).not.toEqual(sceneOf(dish()))
})
