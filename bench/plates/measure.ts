import { NO_CLAIMS } from '@evenplate/domain/draft'
import type { Figures } from '@evenplate/domain/recipe'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { middleOf, type Share, shareOf, tenth } from '../accuracy/measure/finding.ts'
import type { Plate } from './plates.ts'

/** Grams of carbohydrate a plate. */
const FAR = 20

export type JudgedPlate = {
  plate: Plate
  figures: Omit<Figures, 'origin'>
  expected: number
  /** Grams between the figure shown and the expected one; null if none is shown. */
  off: number | null
  isFar: boolean
  /** More than 20 g off, and neither a range nor "at least" says so. */
  isFarUnsaid: boolean
}

export type PlatesMeasure = {
  /** A figure that counts every line, not an "at least". */
  totals: Share
  /** Of those with a figure, including "at least". */
  meanOff: number
  worstOff: number
  far: number
  farUnsaid: number
  /** Median width of the ranges shown, in grams; 0 for a figure without a range. */
  middleWidth: number
}

export function judgePlate(plate: Plate): JudgedPlate {
  const ingredients = plate.map(({ name, grams }) => `${grams} g ${name.name}`)
  const figures = figuresOf({ ingredients, servings: 1, claimed: NO_CLAIMS })
  const expected = plate.reduce((sum, { name, grams }) => sum + (name.carbs * grams) / 100, 0)
  const { carbs } = figures.perServing
  const off = carbs === null ? null : Math.abs(carbs - expected)
  const isFar = off !== null && off > FAR
  return { plate, figures, expected, off, isFar, isFarUnsaid: isFar && !isSaid(figures, expected) }
}

export function measurePlates(judged: readonly JudgedPlate[]): PlatesMeasure {
  const offs = judged.flatMap(({ off }) => (off === null ? [] : [off]))
  const totals = judged.filter(({ figures }) => isTotal(figures)).length
  return {
    totals: shareOf(totals, judged.length),
    meanOff: tenth(offs.reduce((sum, off) => sum + off, 0) / Math.max(1, offs.length)),
    worstOff: tenth(Math.max(0, ...offs)),
    far: judged.filter(({ isFar }) => isFar).length,
    farUnsaid: judged.filter(({ isFarUnsaid }) => isFarUnsaid).length,
    middleWidth: tenth(
      middleOf(judged.map(({ figures: { carbsBetween: b } }) => (b ? b.most - b.least : 0))),
    ),
  }
}

const isTotal = ({ basis, perServing }: JudgedPlate['figures']): boolean =>
  basis === 'computed' && perServing.carbs !== null

/** An "at least" above the right figure is as wrong as a total. */
function isSaid({ basis, perServing, carbsBetween }: JudgedPlate['figures'], expected: number): boolean {
  const reaches = carbsBetween !== null && carbsBetween.least <= expected && carbsBetween.most >= expected
  return reaches || (basis !== 'computed' && (perServing.carbs ?? 0) <= expected)
}
