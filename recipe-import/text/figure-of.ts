import { PUBLISHED_FIGURES, type Published, type PublishedFigure } from '@evenplate/domain/brought-recipe'
import { numberOf } from './number-of.ts'

/** "71,5g", "962 kJ", "0.4 g" of sodium: in grams, kilocalories and milligrams of sodium. Null if it has no number. */
export function figureOf(figure: PublishedFigure, written: string): Published[PublishedFigure] {
  const number = numberOf(written)
  if (number === null || /-\s?\d/.test(written)) return null
  const amount = number * timesOf(figure, written)
  return amount <= MOST ? { amount: Math.round(amount * 100) / 100, written } : null
}

/** No serving has more than this of anything. */
const MOST = 100_000

function timesOf(figure: PublishedFigure, written: string): number {
  const isMilligrams = /\d\s*(?:mg|milli)/i.test(written)
  if (figure === 'sodium') return isMilligrams || !/\d\s*g(?:\b|ram)/i.test(written) ? 1 : 1000
  if (figure === 'calories') return /\d\s*kj/i.test(written) && !/kcal/i.test(written) ? 1 / 4.184 : 1
  return isMilligrams ? 0.001 : 1
}

export const nothingPublished = (per: string): Published => ({
  per,
  calories: null,
  carbs: null,
  fiber: null,
  sugar: null,
  protein: null,
  fat: null,
  saturatedFat: null,
  sodium: null,
})

export const hasFigure = (published: Published): boolean =>
  PUBLISHED_FIGURES.some((figure) => published[figure] !== null)
