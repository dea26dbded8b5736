import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast, type Oklch } from './contrast.ts'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** Text on its background, as components use them: 4.5 to 1 (WCAG 1.4.3). */
const TEXT: [text: string, grounds: string[]][] = [
  ['ink', ['paper', 'surface', 'sunk', 'basil-soft', 'apricot-soft', 'tomato-soft', 'rain-soft']],
  ['ink-soft', ['paper', 'surface', 'sunk', 'basil-soft', 'apricot-soft', 'tomato-soft', 'rain-soft']],
  ['basil', ['paper', 'surface', 'sunk', 'basil-soft']],
  ['basil-deep', ['paper', 'surface', 'sunk', 'basil-soft']],
  ['basil-ink', ['paper', 'surface', 'basil-soft']],
  ['apricot-ink', ['paper', 'surface', 'apricot-soft']],
  ['tomato-ink', ['paper', 'surface', 'tomato-soft']],
  ['rain-ink', ['paper', 'surface', 'rain-soft']],
  ['tomato', ['paper', 'surface']],
  ['on-basil', ['basil', 'basil-deep']],
  ['on-apricot', ['apricot']],
  ['on-tomato', ['tomato', 'tomato-deep']],
]

/** Edges of controls, focus rings and meaningful shapes: 3 to 1 (WCAG 1.4.11). */
const SHAPES: [shape: string, grounds: string[]][] = [
  ['line-strong', ['paper', 'surface', 'sunk']],
  ['focus', ['paper', 'surface', 'sunk', 'basil-soft', 'apricot-soft', 'tomato-soft', 'rain-soft']],
  ['basil', ['paper', 'surface', 'sunk', 'basil-soft']],
  ['tomato', ['paper', 'surface', 'sunk', 'tomato-soft']],
]

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('the %s scheme', (_, scheme) => {
  it('can be read with low vision', () => {
    expect(tooFaint(TEXT, 4.5, scheme)).toEqual([])
  })

  it('shows controls, focus and levels clearly', () => {
    expect(tooFaint(SHAPES, 3, scheme)).toEqual([])
  })
})

it('measures contrast as WCAG does', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1)
  // #767676 on white, the well-known lightest gray that passes: 4.54.
  expect(contrast([0.5658, 0, 0], [1, 0, 0])).toBeCloseTo(4.54, 1)
})

function tooFaint(pairs: [string, string[]][], least: number, scheme: 0 | 1): string[] {
  return pairs.flatMap(([front, grounds]) =>
    grounds
      .map((ground) => ({ ground, ratio: contrast(token(front, scheme), token(ground, scheme)) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ ground, ratio }) => `${front} on ${ground}: ${ratio.toFixed(2)}`),
  )
}

function token(name: string, scheme: 0 | 1): Oklch {
  const value = css.match(new RegExp(`--color-${name}: light-dark\\(oklch\\((.+?)\\), oklch\\((.+?)\\)\\)`))
  if (!value) throw new Error(`tokens.css has no --color-${name}`)
  return value[scheme + 1]!.split(' ').map(Number) as unknown as Oklch
}
