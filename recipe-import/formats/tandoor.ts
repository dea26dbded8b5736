import {
  BROUGHT,
  type BroughtLine,
  type BroughtRecipe,
  type Published,
} from '@evenplate/domain/brought-recipe'
import { instructionsOf } from '../data/instructions-of.ts'
import { wordsIn } from '../data/words-in.ts'
import { addressOf } from '../text/address-of.ts'
import { figureOf, hasFigure, nothingPublished } from '../text/figure-of.ts'
import { finished } from '../text/finished.ts'
import { isRecord, type Json, listOf } from '../text/is-record.ts'
import { lineOf } from '../text/line-of.ts'
import { minutesOf } from '../text/minutes-of.ts'
import { nothingYet } from '../text/nothing-yet.ts'
import { numberIn } from '../text/number-of.ts'
import { inSection } from '../text/steps-of.ts'
import { amountOf } from './amount-of.ts'

/** `recipe.json` from a Tandoor export, whose steps contain their ingredients. Null for any other object. */
export function tandoorRecipe(file: Json): BroughtRecipe | null {
  const { steps } = file
  if (!Array.isArray(steps) || !steps.some((step) => isRecord(step) && Array.isArray(step.ingredients)))
    return null
  const parts = steps.slice(0, BROUGHT.steps).filter(isRecord).toSorted(byOrder)
  const several = parts.filter(({ ingredients }) => listOf(ingredients).length > 0).length > 1
  const working = minutesOf(file.working_time)
  const waiting = minutesOf(file.waiting_time)
  const servings = numberIn(file.servings)
  const source = addressOf(file.source_url)
  return finished({
    ...nothingYet(),
    title: wordsIn(file.name, BROUGHT.titleLength),
    description: wordsIn(file.description, BROUGHT.textLength),
    lines: parts.flatMap((step) => linesOf(step, several)),
    steps: parts.flatMap((step) =>
      instructionsOf([wordsOf(step.instruction)].flat()).map((said) => inSection(nameOf(step), said)),
    ),
    servings: servings >= 1 && servings <= BROUGHT.servings ? Math.round(servings) : null,
    yieldText: [servings >= 1 ? servings : '', wordsIn(file.servings_text, 100) || 'servings']
      .join(' ')
      .trim(),
    // Its "waiting time" is time without work: in the oven, in the fridge.
    minutes: { prep: working, cook: waiting, total: working === null ? waiting : working + (waiting ?? 0) },
    source: {
      name: source && (URL.parse(source)?.hostname.replace(/^www\./, '') ?? null),
      url: source,
      author: null,
    },
    published: publishedOf(file.nutrition),
  })
}

function linesOf(step: Json, several: boolean): BroughtLine[] {
  const name = nameOf(step)
  const lines = listOf(step.ingredients)
    .slice(0, BROUGHT.lines)
    .filter(isRecord)
    .toSorted(byOrder)
    .flatMap((one): BroughtLine[] => {
      const heading = one.is_header === true ? wordsIn(one.note, 100) : ''
      if (heading) return [{ kind: 'heading', text: heading }]
      const line = lineOf(amountOf(one))
      return line ? [line] : []
    })
  return several && name && lines.length > 0 ? [{ kind: 'heading', text: name }, ...lines] : lines
}

/** Instructions are Markdown: a paragraph or an item is a step. */
const wordsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? value
        .slice(0, 50_000)
        .split(/\n+/)
        .map((line) => line.replace(/\*\*|__|\{\{|\}\}/g, '').trim())
    : []

const nameOf = (step: Json): string => wordsIn(step.name, 100)
const byOrder = (one: Json, other: Json): number => (numberIn(one.order) || 0) - (numberIn(other.order) || 0)

function publishedOf(value: unknown): Published | null {
  if (!isRecord(value)) return null
  const read = nothingPublished('')
  const said = [
    ['carbs', value.carbohydrates, 'g'],
    ['fat', value.fats, 'g'],
    ['protein', value.proteins, 'g'],
    ['calories', value.calories, 'kcal'],
  ] as const
  for (const [figure, amount, unit] of said)
    if (numberIn(amount) > 0)
      read[figure] = figureOf(figure, `${Math.round(numberIn(amount) * 100) / 100} ${unit}`)
  return hasFigure(read) ? read : null
}
