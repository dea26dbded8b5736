import { BROUGHT, type BroughtLine } from '@evenplate/domain/brought-recipe'
import { linesOfHtml } from '../page/words-of.ts'
import { isRecord, listOf } from '../text/is-record.ts'
import { lineOf } from '../text/line-of.ts'
import { withPlainNames } from './find-recipes.ts'

/** Lines of `recipeIngredient` in all its shapes: texts, one text of several lines, things with amounts, lists of these. */
export function linesOf(value: unknown): BroughtLine[] {
  const texts = listOf(value)
    .slice(0, 4 * BROUGHT.lines)
    .flatMap((one) => textsOf(one, listOf(value).length === 1))
  return texts.flatMap((text) => lineOf(text) ?? [])
}

function textsOf(one: unknown, isAll: boolean, depth = 0): string[] {
  if (typeof one === 'string') {
    const lines = linesOfHtml(one.slice(0, 50_000))
    // One text among several is one line, whatever line breaks it has; a single text may contain all lines.
    return isAll ? lines : [lines.join(' ')]
  }
  if (!isRecord(one) || depth > 3) return []
  const thing = withPlainNames(one)
  const inner = thing.itemListElement ?? thing.item
  if (inner !== undefined) {
    const heading = typeof thing.name === 'string' && thing.name ? [`[${thing.name}]`] : []
    return [
      ...heading,
      ...listOf(inner)
        .slice(0, 200)
        .flatMap((each) => textsOf(each, false, depth + 1)),
    ]
  }
  const amount = thing.amount ?? thing.requiredQuantity ?? thing.value
  const written = isRecord(amount)
    ? [amount.value, amount.unitText ?? amount.unitCode]
    : [amount, thing.unitText]
  return [[...written, thing.text ?? thing.name].filter(isWord).join(' ')]
}

const isWord = (part: unknown): part is string | number =>
  (typeof part === 'string' && part !== '') || typeof part === 'number'
