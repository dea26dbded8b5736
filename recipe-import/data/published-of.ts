import {
  BROUGHT,
  PUBLISHED_FIGURES,
  type Published,
  type PublishedFigure,
} from '@evenplate/domain/brought-recipe'
import { figureOf, hasFigure, nothingPublished } from '../text/figure-of.ts'
import { isRecord } from '../text/is-record.ts'
import { withPlainNames } from './find-recipes.ts'
import { wordsIn } from './words-in.ts'

/** schema.org's `nutrition`; null if it has no figure. */
export function publishedOf(value: unknown): Published | null {
  const one = Array.isArray(value) ? value[0] : value
  if (!isRecord(one)) return null
  const said = withPlainNames(one)
  const read = nothingPublished(wordsIn(said.servingSize, BROUGHT.lineLength))
  for (const figure of PUBLISHED_FIGURES)
    read[figure] = figureOf(figure, wordsIn(said[NAMES[figure]], BROUGHT.lineLength))
  return hasFigure(read) ? read : null
}

const NAMES: Readonly<{ [figure in PublishedFigure]: string }> = {
  calories: 'calories',
  carbs: 'carbohydrateContent',
  fiber: 'fiberContent',
  sugar: 'sugarContent',
  protein: 'proteinContent',
  fat: 'fatContent',
  saturatedFat: 'saturatedFatContent',
  sodium: 'sodiumContent',
}
